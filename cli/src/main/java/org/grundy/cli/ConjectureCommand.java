package org.grundy.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.grundy.conjecture.CaseLayout;
import org.grundy.conjecture.Conjecture;
import org.grundy.conjecture.Conjecturer;
import org.grundy.conjecture.Findings;
import org.grundy.conjecture.InputConjecture;
import org.grundy.conjecture.Inquiry;
import org.grundy.conjecture.LetterConjecture;
import org.grundy.conjecture.MisereConjecture;
import org.grundy.conjecture.PPositionConjecture;
import org.grundy.conjecture.ProgramsDocument;
import org.grundy.conjecture.TargetLanguage;
import org.grundy.conjecture.ValuesTable;
import org.grundy.conjecture.VectorConjecture;
import org.grundy.conjecture.WholeProgram;
import org.grundy.draw.PPositionPlots;
import org.grundy.draw.ValuePlot;
import org.grundy.effort.Budget;
import org.grundy.explain.Voice;
import org.grundy.game.Ruleset;
import org.grundy.game.rules.LetteredLine;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.solve.HeapSequence;
import org.grundy.solve.Solver;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds, proves or refutes a closed form of nim-values or of P-positions. */
@Command(name = "conjecture",
    description = "Find a formula for nim-values or losing positions, and prove or refute it.",
    footer = {"", "Examples:", "  ./grundy conjecture 'take k where 2k <= n'",
        "  ./grundy conjecture 'take d where d | n and d < n' --test 'x & -x'",
        "  ./grundy conjecture 'take 1, 3 or 4' --test 'n %% 7 = 0 or n %% 7 = 2'",
        "  ./grundy conjecture '(k,0) (0,k) (k,k)' --code all", "  ./grundy conjecture 'take 1, 3 or 4' --misere",
        "  ./grundy conjecture tribonacci --code c++ --plain",
        "  ./grundy conjecture 'take k where k <= K' --code python --input rows",
        "  ./grundy conjecture 'take k where k in S' --code c++ --input sets",
        "  ./grundy conjecture --data 0,0,1,0,2,1,3,0,4,2,5,1,6,3,7,0",
        "  ./brute-force | ./grundy conjecture --data -"})
final class ConjectureCommand implements Callable<Integer> {
  private static final int MOST_DRAWN = 300;
  /** In parentheses, numbers are a move. */
  private static final Pattern NUMBERS = Pattern
      .compile("\\d+([ ,;]+\\d+)+|\\[\\d+([ ,;]+\\d+)+]|\\{\\d+([ ,;]+\\d+)+}");
  private final Console console;

  @Mixin private SharedOptions shared = new DocumentOptions();

  @Parameters(paramLabel = "RULES", arity = "0..1",
      description = "A game of one to six heaps: a name, a code, or a line of rules. Capital letters in a line stand "
          + "for numbers given in the problem; in k in S, S stands for a set.") private String rules = "";

  @Option(names = "--test", paramLabel = "FORMULA",
      description = "Prove or refute your own formula. For nim-values, an expression in n or x, or in x and y for two "
          + "heaps: x & -x, n / 2, v2(n) + 1. For losing positions, a condition: n %% 4 = 0, x = y. & | ^ ~ << >> work "
          + "on bits, as in C: 2^n is not a power, 1 << n is.") private @Nullable String test;

  @Option(names = "--data", paramLabel = "V,V,..|FILE|-",
      description = "Instead of a game, use these values for n = 0, 1, 2, ..; or a table in a file, as a brute-force "
          + "program prints it: values, lines such as 3: W, or a square table of two heaps. - reads standard input.") private @Nullable String data;

  @Option(names = "--code", paramLabel = "LANGUAGE", completionCandidates = Choices.Programs.class,
      description = "Print programs in java, c++ (cpp), python (py), or all. Default: c++.") private @Nullable String code;

  @Option(names = "--input", paramLabel = "LAYOUT", completionCandidates = Choices.Layouts.class,
      description = "Print complete programs that read cases and print who wins. lines: the number of cases, then "
          + "one case per line; rows: the same, but each case is the number of heaps and, on the next line, the "
          + "heaps; sets: for rules with a set, each case is the size of the set and its elements and, on the next "
          + "line, the number of heaps and the heaps; line, row, set: one case.") private @Nullable String input;

  @Option(names = "--words", paramLabel = "WIN,LOSS",
      description = "With --input: words to print when the player to move wins and when that player loses. "
          + "Default: first,second.") private @Nullable String words;

  @Option(names = "--plain",
      description = "With --code or --input: print programs that follow the rules, even if a formula is found.") private boolean plain;

  @Mixin private Misere misere = new Misere();

  @Option(names = "--b-file",
      description = "Print only the values: a number and its value per line.") private boolean bFile;

  @Option(names = "--svg", paramLabel = "FILE",
      description = "Also draw the values or the losing positions as SVG.") private @Nullable Path svg;

  ConjectureCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (rules.isEmpty() == (data == null))
      throw BadInput.because("expected rules, or {0}; see {1}", "--data",
          Invocation.of("help conjecture"));
    if (NUMBERS.matcher(rules).matches())
      throw BadInput.because("expected rules, found numbers; for nim-values, use {0}; for amounts to take, write {1}",
          "--data", "'take 1, 3 or 4'");
    List<TargetLanguage> programs = programs();
    if (misere.given() && (data != null || bFile || svg != null))
      throw BadInput.because("{0} works only with rules, and with the options {1} and {2}", "--misere", "--test",
          "--code");
    if (words != null && input == null)
      throw BadInput.because("{0} works only with {1}", "--words", "--input");
    if (plain && code == null && input == null)
      throw BadInput.because("{0} works only with {1}", "--plain", Phrase.of("{0} or {1}", "--code", "--input"));
    if (plain && (data != null || test != null))
      throw BadInput.because("{0} does not work with {1}", "--plain", data != null ? "--data" : "--test");
    Optional<CaseLayout> layout = Optional.ofNullable(input).map(ConjectureCommand::layout);
    if (layout.isPresent() && shared.unicode())
      throw BadInput.because("{0} does not work with {1}", "--input", "--unicode");
    if (layout.isPresent())
      shared.refuseLatex("--input");
    Budget budget = shared.budget(console);
    Optional<LetteredLine> lettered = LetteredLine.of(rules);
    if (lettered.isPresent() && (bFile || svg != null))
      throw BadInput.because("{0} does not work with rules that have capital letters", bFile ? "--b-file" : "--svg");
    layout.ifPresent(cases -> cases.require(lettered.flatMap(LetteredLine::set).isPresent()));
    if (bFile && test == null)
      return bFile(budget);
    Inquiry.Answer answer = answer(lettered, budget);
    if (layout.isPresent() && data == null && lettered.isEmpty() && answer.found() instanceof Conjecture)
      requireSums(budget);
    if (svg != null)
      draw(answer.found(), svg);
    shared.print(console, layout
        .map(cases -> ProgramsDocument.whole(answer, programs, cases, words(words), plain))
        .orElseGet(() -> code != null && answer.test().isEmpty() ? ProgramsDocument.of(answer, programs, plain)
            : answer.document(programs)));
    if (answer.test().isPresent())
      return answer.test().get().refuted().isPresent() ? Exit.REFUTED : Exit.ANSWERED;
    return answer.found().settled() ? Exit.ANSWERED : shared.unsettled(console);
  }

  /** Whole programs read several heaps, and add up what single heaps are worth. */
  private void requireSums(Budget budget) {
    Ruleset<?> ruleset = shared.catalog(console).ruleset(rules);
    if (!HeapSequence.of(ruleset, new Solver(budget)).addsUp())
      throw BadInput
          .because("{0}: a position of {1} is not the sum of its heaps, so the values of single heaps give no "
              + "program for several", "--input", ruleset.name());
  }

  private Inquiry.Answer answer(Optional<LetteredLine> lettered, Budget budget) {
    Optional<String> claim = Optional.ofNullable(test);
    if (data != null) {
      ValuesTable table = table(data);
      if (table.heaps() == 1 && !table.words().isEmpty() && input != null)
        throw BadInput.because("{0}: expected a table of nim-values, since wins for single heaps do not tell who "
            + "wins with several", "--input");
      if (table.heaps() > 2 && input != null)
        throw BadInput.because("{0} does not work with {1}", "--input", Phrase.of("three heaps or more"));
      return Inquiry.ofTable(table, claim).answer(budget);
    }
    return lettered.map(line -> Inquiry.ofLetters(line, misere.convention(), claim, budget))
        .orElseGet(() -> Inquiry.ofGame(shared.catalog(console).ruleset(rules), misere.convention(), claim, budget)
            .answer(budget));
  }

  /** The table in a file, on standard input, or in the option itself. */
  private ValuesTable table(String given) {
    try {
      if (given.equals("-"))
        return ValuesTable.read(text(console.in().readAllBytes()));
      if (exists(given))
        return ValuesTable.read(text(Files.readAllBytes(Path.of(given))));
    } catch (IOException _) {
      throw BadInput.because("cannot read {0}", given);
    }
    if (!ValuesTable.mayBe(given))
      throw BadInput.because("there is no file {0}", BadInput.quoted(given));
    return ValuesTable.read(given);
  }

  private static boolean exists(String file) {
    try {
      return Files.exists(Path.of(file));
    } catch (InvalidPathException _) {
      return false;
    }
  }

  /** Text in UTF-8, or in UTF-16 when it begins with its mark, as output redirected in Windows does. */
  private static String text(byte[] bytes) {
    boolean wide = bytes.length > 1 && (bytes[0] == -1 && bytes[1] == -2 || bytes[0] == -2 && bytes[1] == -1);
    return new String(bytes, wide ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8);
  }

  static CaseLayout layout(String name) {
    return CaseLayout.named(name).orElseThrow(() -> BadInput.because("{0}: expected {1}, found {2}", "--input",
        Phrase.of("{0} or {1}", "lines, rows, sets, line, row", "set"), BadInput.quoted(name)));
  }

  /** The two words of an option. */
  static List<String> words(@Nullable String option) {
    if (option == null)
      return WholeProgram.WORDS;
    List<String> both = List.of(option.split(",", -1));
    if (both.size() != 2 || both.stream().anyMatch(word -> !word.matches("[\\p{L}\\p{N} !.'_-]+"))
        || both.getFirst().equals(both.getLast()))
      throw BadInput.because("{0}: expected two words, such as {1}, found {2}", "--words", "Alice,Bob",
          BadInput.quoted(option));
    return both;
  }

  private void draw(Findings found, Path file) {
    Voice voice = shared.voice();
    RowFile.write(file, switch (found) {
      case Conjecture conjecture ->
        ValuePlot.svg(rules.isEmpty() ? voice.say("Values") : voice.say("nim-values of {0}", rules),
            Arrays.copyOf(conjecture.values(), Math.min(MOST_DRAWN, conjecture.count())), voice);
      case PPositionConjecture conjecture ->
        PPositionPlots.points(rules, conjecture.pairs(), (int) conjecture.to(), List.of(), voice);
      case VectorConjecture _ ->
        throw BadInput.because("{0} does not work with {1}", "--svg", Phrase.of("three heaps or more"));
      case MisereConjecture _, LetterConjecture _, InputConjecture _ ->
        throw new IllegalArgumentException("nothing is drawn of these findings");
    } + "\n");
  }

  /** Prints the values as a b-file, and reports when a limit has cut those of a game short. */
  private int bFile(Budget budget) {
    var conjecturer = new Conjecturer(budget);
    Conjecture conjecture = data == null ? conjecturer.ofGame(shared.catalog(console).ruleset(rules))
        : conjecturer.ofValues(table(data).fromZero());
    if (svg != null)
      draw(conjecture, svg);
    long[] values = conjecture.values();
    for (int n = 0; n < values.length; n++)
      console.out().println(n + " " + values[n]);
    if (data != null || conjecture.stopped().isEmpty())
      return Exit.ANSWERED;
    console.err().println(shared.voice().say(Phrase.of("{0} {1}",
        Stopped.undecided(conjecture.stopped().get(), budget.spent()),
        Phrase.of("Heaps 0 to {0} were evaluated, and no period is proved yet.", values.length - 1))));
    return Exit.BUDGET_SPENT;
  }

  private List<TargetLanguage> programs() {
    String wanted = Objects.requireNonNullElse(code, "c++");
    if (wanted.equalsIgnoreCase("all"))
      return List.of(TargetLanguage.values());
    return List
        .of(TargetLanguage.named(wanted).orElseThrow(() -> BadInput.because("{0}: expected {1}, found {2}", "--code",
            Phrase.of("{0} or {1}", "java, c++, python", "all"), BadInput.quoted(wanted))));
  }
}
