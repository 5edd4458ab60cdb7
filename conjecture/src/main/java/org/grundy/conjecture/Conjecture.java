package org.grundy.conjecture;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Verdict;

/**
 * The findings about a sequence of values.
 *
 * @param name    the game, or empty for values that were given
 * @param rules   the game's rules
 * @param values  of 0, 1, 2, &hellip;, as far as computed
 * @param found   a closed form of the values, if there is one
 * @param losing  where there is none, a closed form that is 1 where the value is 0, else 0
 * @param theorem the published theorem about the game, when that is the proof
 * @param why     why the theorem applies
 * @param tried   the searches in order, up to the one that succeeded, and how far each went
 * @param stopped the limit reached before everything was tried
 */
public record Conjecture(String name, Optional<Phrase> rules, long[] values, Optional<Found> found,
    Optional<Found> losing, Optional<Citation> theorem, List<Phrase> why, List<Phrase> tried,
    Optional<BudgetSpent.Limit> stopped)
    implements
      Findings {
  /** A closed form, proved or checked; the other verdicts are for users' claims. */
  public record Found(ClosedForm form, Verdict<Long> verdict) {
    /** The form, with the bound up to which it was checked, which must always be stated. */
    public Phrase text() {
      return text(FormulaNames.USUAL);
    }

    /** The same with other names. */
    public Phrase text(FormulaNames names) {
      return names.in(verdict.limited(form.text(names)));
    }

    /** The verdict, with other names in the bound up to which it was checked. */
    Verdict<Long> verdict(FormulaNames names) {
      return verdict instanceof Verdict.Checked<Long>(Phrase bound, var within)
          ? new Verdict.Checked<>(names.in(bound), within) : verdict;
    }

    /** Whether it is proved. */
    public boolean proved() {
      return verdict instanceof Verdict.Proved;
    }
  }

  public Conjecture {
    values = values.clone();
    why = List.copyOf(why);
    tried = List.copyOf(tried);
  }

  @Override
  public boolean settled() {
    return found.isPresent() || stopped.isEmpty();
  }

  @Override
  public Optional<String> program(TargetLanguage code) {
    return found.or(() -> losing).map(form -> program(code, form));
  }

  @Override
  public FoundDocument document(List<TargetLanguage> programs) {
    return new ValuesDocument(this, programs);
  }

  /** The number of computed values. */
  public int count() {
    return values.length;
  }

  /**
   * The known values: the computed ones, and up to a total of {@code count} those of a closed form proved for all
   * heaps.
   */
  long[] known(int count) {
    Optional<ClosedForm> form = found.filter(Found::proved).map(Found::form)
        .filter(f -> !(f instanceof ListedForm) && f.from() <= values.length);
    if (form.isEmpty() || values.length >= count)
      return values.clone();
    long[] known = Arrays.copyOf(values, count);
    int n = values.length;
    try {
      for (; n < count; n++)
        known[n] = form.get().at(n);
      return known;
    } catch (ArithmeticException _) {
      return Arrays.copyOf(known, n);
    }
  }

  /** The first values, as the On-Line Encyclopedia of Integer Sequences is searched for them. */
  public String searchLine(int most) {
    var line = new StringBuilder();
    for (int n = 0; n < Math.min(most, values.length); n++)
      line.append(n == 0 ? "" : ", ").append(values[n]);
    return line.toString();
  }

  /**
   * A program for the form found: {@code g(n)} for the values, or {@code lost(n)}, which is 1 where the value is 0 and
   * 0 elsewhere.
   */
  public String program(TargetLanguage code, Found found) {
    boolean lost = losing.filter(found::equals).isPresent();
    long[] before = Arrays.copyOf(values, (int) found.form().from());
    if (lost)
      Arrays.setAll(before, n -> values[n] == 0 ? 1 : 0);
    return code.limited(found.verdict(), code.program(found.form(), before, lost ? "lost" : "g"));
  }
}
