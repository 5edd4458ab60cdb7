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
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Verdict;
import org.grundy.value.Convention;

/** What was found of a sequence as text: the values, the closed form and how it stands, programs, and what was tried. */
public final class ConjectureText {
  private static final int COLUMNS = 16;
  private static final int SEARCHED = 15;
  private static final int LOST = 12;
  private static final int NARROW = 4;
  /** Of a line of a program that is longer, a table of thousands of values, only the beginning is shown. */
  private static final int LONGEST = 20_000;
  private static final int SHOWN = 1_000;

  private final TextOptions options;
  private final List<String> lines = new ArrayList<>();

  private ConjectureText(TextOptions options) {
    this.options = options;
  }

  /**
   * The lines.
   *
   * @param programs the languages in which the form is written as a program
   */
  public static List<String> lines(Conjecture conjecture, List<Code> programs, TextOptions options) {
    var text = new ConjectureText(options);
    text.values(conjecture);
    text.lines.add("");
    conjecture.found().ifPresentOrElse(found -> text.found(conjecture, found, programs),
        () -> text.nothing(conjecture, programs));
    return text.lines;
  }

  /** The same of a formula that somebody has put. */
  public static List<String> lines(Trial trial, List<Code> programs, TextOptions options) {
    var text = new ConjectureText(options);
    text.trial(trial);
    Conjecture conjecture = trial.conjecture();
    if (trial.refuted().isPresent()) {
      text.lines.add("");
      conjecture.found().ifPresentOrElse(found -> {
        text.instead(trial);
        text.lines.add("");
        text.evidence(conjecture, found, names(trial), programs);
      }, () -> text.nothing(conjecture, programs));
    }
    return text.lines;
  }

  /** The same of the lost positions of several heaps. */
  public static List<String> lines(LostConjecture conjecture, List<Code> programs, TextOptions options) {
    var text = new ConjectureText(options);
    if (conjecture.play() == Convention.MISERE)
      text.misere();
    text.lost(conjecture, programs);
    return text.lines;
  }

  private void misere() {
    paragraph("", say("Misere play: the player who makes the last move loses."));
    lines.add("");
  }

  /** The same of a formula for the nim-values of several heaps. */
  public static List<String> lines(LostTrial trial, List<Code> programs, TextOptions options) {
    var text = new ConjectureText(options);
    text.paragraph("", options.voice().say(trial.verdict()));
    text.more(trial);
    if (trial.refuted().isPresent()) {
      text.lines.add("");
      text.lost(trial.conjecture(), programs);
    }
    return text.lines;
  }

  /** How a condition for the lost positions stands, without what holds instead. */
  public static List<String> lines(ConditionTrial trial, TextOptions options) {
    var text = new ConjectureText(options);
    if (trial.play() == Convention.MISERE)
      text.misere();
    text.paragraph("", options.voice().say(trial.verdict()));
    if (trial.refuted().isEmpty())
      trial.proof().ifPresent(how -> text.paragraph("  ", options.voice().say(how)));
    else if (!trial.truth().isEmpty())
      text.table(trial);
    text.more(trial);
    return text.lines;
  }

  private void more(Judged trial) {
    trial.more().forEach(sentence -> paragraph("", options.voice().say(sentence)));
  }

  /** The same, and of a condition that is refuted what holds instead. */
  public static List<String> lines(ConditionTrial trial, Conjecture conjecture, List<Code> programs,
      TextOptions options) {
    var text = new ConjectureText(options);
    text.lines.addAll(lines(trial, options));
    if (trial.refuted().isEmpty())
      return text.lines;
    text.lines.add("");
    trial.holds().ifPresent(holds -> {
      text.paragraph(text.say("What holds") + ":  ", options.voice().say(holds));
      conjecture.found().ifPresent(found -> text.paragraph("  ", text.standing(conjecture, found)));
    });
    if (trial.holds().isEmpty())
      conjecture.found().ifPresentOrElse(found -> text.found(conjecture, found, programs),
          () -> text.nothing(conjecture, programs));
    return text.lines;
  }

  /** The same of several heaps, where what holds was looked for. */
  public static List<String> lines(ConditionTrial trial, LostConjecture conjecture, List<Code> programs,
      TextOptions options) {
    var text = new ConjectureText(options);
    text.lines.addAll(lines(trial, options));
    if (trial.refuted().isPresent()) {
      text.lines.add("");
      text.lost(conjecture, programs);
    }
    return text.lines;
  }

  /** The first heaps, which of them are lost, and which the condition calls so. */
  private void table(ConditionTrial trial) {
    lines.add("");
    int at = trial.refuted().orElseThrow().getFirst().intValue();
    int first = Math.max(0, at - 6);
    int last = Math.min(trial.truth().size() - 1, Math.max(8, at + 1));
    List<String> labels = List.of(trial.names().getFirst(), say("lost"), trial.claim());
    int label = labels.stream().mapToInt(String::length).max().orElse(1) + 2;
    for (int row = 0; row < 3; row++) {
      var line = new StringBuilder("  ").append(left(labels.get(row), label));
      for (int n = first; n <= last; n++)
        line.append(GridText.padded(row == 0 ? Integer.toString(n)
            : (row == 1 ? trial.truth() : trial.said()).get(n) ? "*" : ".", 4));
      lines.add(line.toString());
    }
  }

  private void lost(LostConjecture conjecture, List<Code> programs) {
    String positions = conjecture.first(LOST).stream()
        .map(at -> at.stream().map(Object::toString).collect(Collectors.joining(",", "(", ")")))
        .collect(Collectors.joining(" "));
    paragraph("", say("{0} lost {0:position|positions} with heaps of up to {1}:", conjecture.count(), conjecture.to()));
    paragraph("  ", positions + (conjecture.count() > LOST ? " .." : ""));
    lines.add("");
    String label = say("Found") + ":  ";
    String indent = " ".repeat(label.length());
    conjecture.value().ifPresent(value -> {
      String names = String.join(", ", LostForm.NAMES.subList(0, conjecture.heaps()));
      paragraph(label, "G(" + names + ") = " + options.voice().say(value.text()));
      paragraph(indent, standing(conjecture, value.verdict()));
    });
    conjecture.found().ifPresent(found -> {
      paragraph(conjecture.value().isPresent() ? indent : label,
          say("lost is {0}", options.voice().say(found.text())));
      paragraph(indent, standing(conjecture, found.verdict()));
    });
    conjecture.machine().ifPresent(machine -> {
      paragraph(conjecture.found().isPresent() ? say("Besides") + ":  " : label,
          options.voice().say(machine.form().text()));
      paragraph(indent, say("proved: {0}", machine.ground().how()));
    });
    conjecture.theorem().ifPresent(theorem -> paragraph(say("Theorem") + "  ",
        options.voice().say(theorem.statement()) + "    " + theorem.authors()));
    if (conjecture.found().isEmpty() && conjecture.automaton().isEmpty())
      paragraph("", say("No rule was found for them."));
    if (conjecture.found().isEmpty()) {
      lines.add(say("Tried"));
      for (Phrase tried : conjecture.tried())
        paragraph("  ", options.voice().say(tried));
      stopped(conjecture.stopped());
    }
    lines.add("");
    for (int heap = 0; heap < conjecture.heaps(); heap++) {
      int place = heap;
      lines.add(say("Search line") + " " + LostForm.NAMES.get(heap) + "   "
          + conjecture.first(LOST).stream().map(at -> at.get(place).toString()).collect(Collectors.joining(", ")));
    }
    for (Code code : programs)
      conjecture.program(code).ifPresent(program -> program(code, program.lines().toList()));
    conjecture.automaton().filter(automaton -> !automaton.hasProgram()).ifPresent(automaton -> paragraph("",
        say("The table of the automaton has {0} entries, too many for a program.", automaton.entries())));
  }

  private String standing(LostConjecture conjecture, Verdict<List<Long>> verdict) {
    return switch (verdict) {
      case Verdict.Proved<List<Long>> proved -> conjecture.theorem().isPresent()
          ? say("proved: theorem, {0}", conjecture.theorem().get().authors()) : say("proved: {0}", proved.how());
      case Verdict.Checked<List<Long>>(Phrase bound, var _) -> say("checked for {0}, not proved", bound);
      case Verdict.Refuted<List<Long>> _, Verdict.GaveUp<List<Long>> _ ->
        throw new IllegalArgumentException("a form that is found holds");
    };
  }

  private void stopped(Optional<BudgetSpent.Limit> limit) {
    limit.ifPresent(reached -> paragraph("", stopped(reached, options)));
  }

  /** Why not all was tried; what was found is no worse for it. */
  static String stopped(BudgetSpent.Limit limit, TextOptions options) {
    return options.voice().say(switch (limit) {
      case TIME -> Phrase.of("The time was up before everything was tried; {0} allows more.", "--time");
      case MEMORY -> Phrase.of("The memory was used up before everything was tried; {0} allows more.", "--memory");
      case WORK -> Phrase.of("The steps were spent before everything was tried; {0} allows more.", "--nodes");
      case CANCELLED -> Phrase.of("It was cancelled before everything was tried.");
    });
  }

  private static String left(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private String say(String english, Object... args) {
    return options.voice().say(Phrase.of(english, args));
  }

  private void paragraph(String first, String text) {
    lines.addAll(Paragraphs.lines(text, first, " ".repeat(first.length()), options.width()));
  }

  private void values(Conjecture conjecture) {
    long[] values = conjecture.values();
    int shown = Math.min(COLUMNS, values.length);
    row("n", IntStream.range(0, shown).mapToObj(Integer::toString).toList(), values, shown);
    row("G(n)", IntStream.range(0, shown).mapToObj(n -> Long.toString(values[n])).toList(), values, shown);
  }

  private void row(String label, List<String> fields, long[] values, int shown) {
    int width = 1 + Math.max(2,
        IntStream.range(0, shown).map(n -> Long.toString(values[n]).length()).max().orElse(1));
    var line = new StringBuilder(GridText.padded(label, 6)).append(' ');
    for (String field : fields)
      line.append(GridText.padded(field, width));
    lines.add(line.toString());
  }

  private void found(Conjecture conjecture, Conjecture.Found found, List<Code> programs) {
    String said = options.voice().say(found.text());
    String standing = standing(conjecture, found);
    String label = say("Found") + ":  ";
    paragraph(label, said);
    if (found.form().from() > 0)
      lines.add(" ".repeat(label.length()) + say("for n >= {0}", found.form().from()));
    paragraph(" ".repeat(label.length()), standing);
    found.form().hence().ifPresent(hence -> paragraph(say("Hence") + ":  ", options.voice().say(hence)));
    why(conjecture);
    lines.add("");
    lines.add(say("Search line") + "   " + conjecture.searchLine(SEARCHED));
    programs(conjecture, found, programs);
  }

  private String standing(Conjecture conjecture, Conjecture.Found found) {
    return standing(conjecture, found, Names.USUAL);
  }

  private String standing(Conjecture conjecture, Conjecture.Found found, Names names) {
    return switch (found.verdict()) {
      case Verdict.Proved<Long> proved -> conjecture.theorem().isPresent()
          ? say("proved: theorem, {0}", conjecture.theorem().get().authors()) : say("proved: {0}", proved.how());
      case Verdict.Checked<Long> _ -> say("checked for {0}, not proved", found.bound(names));
      case Verdict.Refuted<Long> _, Verdict.GaveUp<Long> _ ->
        throw new IllegalArgumentException("a form that is found holds");
    };
  }

  private void why(Conjecture conjecture) {
    if (conjecture.why().isEmpty())
      return;
    lines.add("");
    String label = say("Why") + "   ";
    String text = String.join(" ", conjecture.why().stream().map(options.voice()::say).toList());
    paragraph(label, text);
  }

  private void programs(Conjecture conjecture, Conjecture.Found found, List<Code> programs) {
    for (Code code : programs)
      program(code, conjecture.program(code, found).lines().toList());
  }

  private void program(Code code, List<String> program) {
    String label = left(code.label(), 14);
    if (program.size() == 1 && label.length() + program.getFirst().length() <= options.width())
      lines.add(label + program.getFirst());
    else {
      lines.add(code.label());
      program.forEach(line -> lines.add("  " + cut(line)));
      program.stream().mapToInt(String::length).filter(length -> length > LONGEST).findFirst()
          .ifPresent(length -> paragraph("  ", say("A line of {0} characters is cut here; {1} has the whole program.",
              length, "--json")));
    }
  }

  private static String cut(String line) {
    return line.length() <= LONGEST ? line : line.substring(0, SHOWN) + " ..";
  }

  private void nothing(Conjecture conjecture, List<Code> programs) {
    paragraph("", say("No closed form was found for the {0} values up to n = {1}.", conjecture.count(),
        conjecture.count() - 1));
    conjecture.losing().ifPresent(losing -> {
      paragraph("", say("The heaps of value 0, with G(n) = 1 for them and 0 for the others:"));
      paragraph("  ", options.voice().say(losing.text()));
      paragraph("  ", standing(conjecture, losing));
    });
    lines.add(say("Tried"));
    for (Phrase tried : conjecture.tried())
      paragraph("  ", options.voice().say(tried));
    stopped(conjecture.stopped());
    lines.add("");
    lines.add(say("Search line") + "   " + conjecture.searchLine(SEARCHED));
    conjecture.losing().ifPresent(losing -> programs(conjecture, losing, programs));
  }

  private void trial(Trial trial) {
    paragraph("", options.voice().say(trial.verdict()));
    trial.refuted().ifPresent(at -> {
      lines.add("");
      int first = (int) (at == 0 ? 0 : Math.max(1, at - 6));
      int last = (int) Math.min(trial.to(), Math.max(8, at + 1));
      if (last < trial.given().size())
        table(trial, at.intValue(), first, last);
    });
    more(trial);
  }

  /** As many columns about the counterexample as the width holds. */
  private void table(Trial trial, int at, int first, int last) {
    List<String> labels = List.of(trial.variable(), say("value"), trial.claim());
    int label = labels.stream().mapToInt(String::length).max().orElse(1) + 2;
    List<List<String>> rows = List.of(column(first, last, Integer::toString),
        column(first, last, n -> Long.toString(trial.values()[n])),
        column(first, last, n -> trial.given().get(n).map(Object::toString).orElse("-")));
    int width = Math.max(NARROW, 1 + rows.stream().flatMap(List::stream).mapToInt(String::length).max().orElse(1));
    int count = Math.clamp((options.width() - 2 - label) / width, 1, last - first + 1);
    int from = Math.clamp(at - first - count / 2, 0, last - first + 1 - count);
    for (int row = 0; row < rows.size(); row++) {
      var line = new StringBuilder("  ").append(left(labels.get(row), label));
      rows.get(row).subList(from, from + count).forEach(field -> line.append(GridText.padded(field, width)));
      lines.add(line.toString());
    }
  }

  private static List<String> column(int first, int last, IntFunction<String> field) {
    return IntStream.rangeClosed(first, last).mapToObj(field).toList();
  }

  private void instead(Trial trial) {
    trial.conjecture().found().ifPresent(found -> {
      String x = trial.variable();
      String holds = options.voice().say(found.text(names(trial)));
      String related = trial.relation()
          .map(r -> ";   " + trial.claim() + " = " + r.replace("value", "value(" + x + ")"))
          .orElse("");
      paragraph(say("What holds") + ":  ", holds + related);
    });
  }

  /** What the forms are written with that are told beside a formula. */
  private static Names names(Trial trial) {
    return trial.variable().equals(Names.USUAL.variable()) ? Names.USUAL : new Names("value", trial.variable());
  }

  private void evidence(Conjecture conjecture, Conjecture.Found found, Names names, List<Code> programs) {
    paragraph("  ", standing(conjecture, found, names));
    why(conjecture);
    conjecture.theorem().ifPresent(theorem -> paragraph(say("Theorem") + "  ",
        options.voice().say(theorem.statement()) + "    " + theorem.authors()));
    programs(conjecture, found, programs);
  }
}
