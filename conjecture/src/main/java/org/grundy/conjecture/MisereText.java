package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.draw.GridText;
import org.grundy.draw.Paragraphs;
import org.grundy.draw.TextOptions;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Verdict;

/** What was found of a game in which the player who makes the last move loses, as text. */
public final class MisereText {
  private static final int COLUMNS = 16;
  private static final int LOST = 24;

  private final MisereConjecture conjecture;
  private final TextOptions options;
  private final List<String> lines = new ArrayList<>();

  private MisereText(MisereConjecture conjecture, TextOptions options) {
    this.conjecture = conjecture;
    this.options = options;
  }

  /**
   * The lines.
   *
   * @param programs the languages in which the rule is written as a program
   */
  public static List<String> lines(MisereConjecture conjecture, List<Code> programs, TextOptions options) {
    var text = new MisereText(conjecture, options);
    text.all(programs);
    return text.lines;
  }

  /** What holds instead of a condition that is refuted: in a sentence where there is one, else all that was found. */
  public static List<String> instead(ConditionTrial trial, MisereConjecture conjecture, List<Code> programs,
      TextOptions options) {
    var text = new MisereText(conjecture, options);
    trial.holds().ifPresentOrElse(holds -> {
      text.paragraph(text.say("What holds") + ":  ", options.voice().say(holds));
      conjecture.tame().map(MisereConjecture.Tame::verdict)
          .or(() -> conjecture.alone().map(Conjecture.Found::verdict))
          .ifPresent(verdict -> text.paragraph("  ", text.standing(verdict)));
    }, () -> text.all(programs));
    return text.lines;
  }

  private void all(List<Code> programs) {
    Genera genera = conjecture.genera();
    paragraph("", say("Misere play: the player who makes the last move loses."));
    lines.add("");
    row("n", Integer::toString);
    row("G(n)", n -> Integer.toString(genera.normal(n)));
    row("G-(n)", n -> Integer.toString(genera.misere(n)));
    paragraph("  ", say("G is the nim-value, G- the same under misere play: a heap alone is lost when G- is 0."));
    lines.add("");
    conjecture.tame().ifPresentOrElse(this::tame, this::wild);
    if (conjecture.tame().isPresent()) {
      lines.add("");
      paragraph(say("Lost alone") + "   ",
          conjecture.lost(LOST).stream().map(Object::toString).collect(Collectors.joining(", ")));
    }
    for (Code code : programs)
      conjecture.program(code).ifPresent(program -> {
        lines.add(code.label());
        program.lines().forEach(line -> lines.add("  " + line));
      });
  }

  private void row(String label, IntFunction<String> entry) {
    var line = new StringBuilder(GridText.padded(label, 7)).append(' ');
    IntStream.range(0, Math.min(COLUMNS, conjecture.genera().count()))
        .forEach(n -> line.append(GridText.padded(entry.apply(n), 3)));
    lines.add(line.toString());
  }

  private void tame(MisereConjecture.Tame rule) {
    String label = say("Found") + ":  ";
    String indent = " ".repeat(label.length());
    paragraph(label, rule.anyFirm()
        ? say("as in Nim, with G(n) for a heap of n: where some heap has G(n) >= 2 or F(n) = 1, lost is nim-sum 0; "
            + "else lost is nim-sum 1")
        : say("as in Nim, with G(n) for a heap of n: where some heap has G(n) >= 2, lost is nim-sum 0; else lost is"
            + " nim-sum 1"));
    form(indent, rule.value(), rule.verdict(), "G");
    if (rule.anyFirm())
      form(indent, rule.firm(), rule.verdict(), "F");
    paragraph(indent, standing(rule.verdict()));
    lines.add("");
    paragraph(say("Why") + "   ",
        say("Each heap has G- = G, or is worth 0 or 1 and has the other one of them as G-. By induction a sum of such"
            + " heaps is played like Nim: as long as some heap has G- = G the nim-sum decides, and whoever ends that"
            + " chooses between an even and an odd number of the others."));
  }

  private void form(String indent, ClosedForm form, Verdict<Long> verdict, String name) {
    paragraph(indent, options.voice().say(verdict.limited(form.text(Names.of(name)))));
    if (form.from() > 0)
      lines.add(indent + say("for n >= {0}", form.from()));
  }

  private void wild() {
    Genera genera = conjecture.genera();
    Optional<Integer> wild = genera.wild();
    wild.ifPresent(n -> paragraph("",
        say("A heap of {0} has G = {1} and G- = {2}, as no sum of Nim heaps has: there is no rule by the nim-values"
            + " alone.", n, genera.normal(n), genera.misere(n))));
    conjecture.alone().ifPresentOrElse(this::alone, () -> {
      paragraph("", say("No closed form was found for the heaps of up to {0}.",
          Math.max(genera.count(), conjecture.lone().length) - 1));
      lines.add(say("Tried"));
      for (Phrase tried : conjecture.tried())
        paragraph("  ", options.voice().say(tried));
      conjecture.stopped().ifPresent(limit -> paragraph("", ConjectureText.stopped(limit, options)));
    });
    lines.add("");
    lines.add(say("Search line") + "   "
        + conjecture.lost(LOST).stream().map(Object::toString).collect(Collectors.joining(", ")));
  }

  private void alone(Conjecture.Found found) {
    String label = say("Found") + ":  ";
    paragraph(label, say("a heap alone is lost just when L(n) = 1"));
    String indent = " ".repeat(label.length());
    form(indent, found.form(), found.verdict(), "L");
    paragraph(indent, standing(found.verdict()));
  }

  private String standing(Verdict<Long> verdict) {
    return switch (verdict) {
      case Verdict.Proved<Long> proved -> say("proved: {0}", proved.how());
      case Verdict.Checked<Long>(Phrase bound, var _) -> say("checked for {0}, not proved", bound);
      case Verdict.Refuted<Long> _, Verdict.GaveUp<Long> _ ->
        throw new IllegalArgumentException("a form that is found holds");
    };
  }

  private String say(String english, Object... args) {
    return options.voice().say(Phrase.of(english, args));
  }

  private void paragraph(String first, String text) {
    lines.addAll(Paragraphs.lines(text, first, " ".repeat(first.length()), options.width()));
  }
}
