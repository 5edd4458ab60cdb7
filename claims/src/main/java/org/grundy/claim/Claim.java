package org.grundy.claim;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Reason;
import org.grundy.reason.Verdict;

/**
 * A statement of a text, with a check that can be run.
 *
 * @param id        short and unique: {@code S8}, {@code S3.2}, {@code 000.1}
 * @param place     its place in the text: {@code 001 fig. 1}
 * @param statement the statement itself
 * @param expected  the verdict when all is in order: {@code REFUTED} for a known mistake
 * @param check     the check to run
 */
public record Claim(String id, String place, Phrase statement, Expected expected, Check check) {
  /** A text, a word for a kind of part, and the number of the part. */
  private static final Pattern PART = Pattern.compile("([0-9]+) ([a-z]+\\.?)( .+)?");

  /** The verdicts that a claim may be expected to have. */
  public enum Expected {
    PROVED, REFUTED, CHECKED
  }

  /** How a claim is checked. */
  @FunctionalInterface
  public interface Check {
    /**
     * @throws BudgetSpent when the trial's budget runs out first
     */
    Finding run(Trial trial);
  }

  /** The place in any language. */
  public Phrase placeInWords() {
    Matcher part = PART.matcher(place);
    return part.matches() ? Phrase.of("{0} {1}", part.group(1), within(part)) : Phrase.verbatim(place);
  }

  /** The correction of a known mistake. */
  public Optional<Phrase> correction() {
    return Corrections.of(id);
  }

  /** The text that makes the statement (the first if there are several), or the theories. */
  public Source source() {
    return Source.of(place).orElse(Source.THEORIES);
  }

  /** The place in its text, in any language; empty where unknown. */
  public Phrase placeWithin() {
    Matcher part = PART.matcher(place);
    if (part.matches())
      return within(part);
    String number = source().number();
    return Phrase.verbatim(
        place.equals(number) ? "" : place.startsWith(number + " ") ? place.substring(number.length() + 1) : place);
  }

  private static Phrase within(Matcher part) {
    return Phrase.of("{0}{1}", part(part.group(2)), part.group(3) == null ? "" : part.group(3));
  }

  private static Phrase part(String word) {
    return switch (word) {
      case "sec." -> Phrase.of("sec.");
      case "table" -> Phrase.of("table");
      case "def." -> Phrase.of("def.");
      case "fig." -> Phrase.of("fig.");
      case "ex." -> Phrase.of("ex.");
      case "cor." -> Phrase.of("cor.");
      case "app." -> Phrase.of("app.");
      case "theorem" -> Phrase.of("theorem");
      case "example" -> Phrase.of("example");
      case "proof" -> Phrase.of("proof");
      default -> Phrase.verbatim(word);
    };
  }

  /** Runs the check; running out of budget is a verdict too. */
  public Finding checked(Trial trial) {
    try {
      return check.run(trial);
    } catch (BudgetSpent spent) {
      return new Finding(new Verdict.GaveUp<>(spent.spent()), Reason.NONE);
    }
  }

  /** Whether a finding is the expected one. */
  public boolean asExpected(Finding finding) {
    return switch (finding.verdict()) {
      case Verdict.Proved<Phrase> _ -> expected == Expected.PROVED;
      case Verdict.Refuted<Phrase> _ -> expected == Expected.REFUTED;
      case Verdict.Checked<Phrase> _ -> expected == Expected.CHECKED;
      case Verdict.GaveUp<Phrase> _ -> false;
    };
  }

  /** The row or the text that the claim belongs to: {@code S3} for {@code S3.2}. */
  public String group() {
    int dot = id.indexOf('.');
    return dot < 0 ? id : id.substring(0, dot);
  }
}
