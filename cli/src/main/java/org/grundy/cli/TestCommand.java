package org.grundy.cli;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.grundy.conjecture.CaseLayout;
import org.grundy.conjecture.OutcomeWords;
import org.grundy.conjecture.ProgramTrial;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Document;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.rules.LetteredLine;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Player;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tests a program on all small positions, smallest first, and on random larger ones. */
@Command(name = "test",
    description = "Test your program on all small positions and random larger ones; report the smallest failure.",
    footer = {"",
        "Your program reads the number of positions, then one position per line. For each, it prints one line: P, "
            + "second, lose, no or 0 if the player to move loses, and N, first, win, yes or 1 otherwise; with "
            + "--values, the nim-value.",
        "",
        "In games of single heaps a position can have several heaps, such as 3 5; use --heaps 1 if your program "
            + "reads one number. Capital letters in the rules stand for numbers given in the problem; in the input, "
            + "they follow the heap, or the number of heaps.",
        "", "Examples:",
        "  ./grundy test wythoff --against ./a.out",
        "  ./grundy test 'take 1, 3 or 4' --against 'python3 solution.py' --limit 3s",
        "  ./grundy test 'take k where k <= K' --against ./a.out --words Alice,Bob",
        "  ./grundy test nim --against ./a.out --input rows",
        "  ./grundy test 'take k where k in S' --against ./a.out --input sets",
        "  ./grundy test 'take d where d | n and d < n' --against ./a.out --values --heaps 1"})
final class TestCommand implements Callable<Integer> {
  private static final int MOST_POSITIONS = 100_000;

  /** Misere sums of more heaps take a search each, unless a theorem decides them. */
  private static final int MISERE_HEAPS = 3;

  private final Console console;

  /** Every position of few numbers with a sum up to this is tried. */
  private int allUpTo = -1;

  @Mixin private SharedOptions shared = new DocumentOptions();

  @Parameters(paramLabel = "RULES", arity = "1",
      description = "A game whose positions are numbers.") private String rules = "";

  @Option(names = "--against", paramLabel = "PROGRAM", required = true,
      description = "Your program, such as ./a.out or 'python3 x.py', with its arguments.") private String program = "";

  @Option(names = "--values", description = "Your program prints nim-values.") private boolean values;

  @Mixin private Misere misere = new Misere();

  @Option(names = "--count", paramLabel = "N", defaultValue = "300",
      description = "Number of positions. Default: 300.") private String count = "300";

  @Option(names = "--least", paramLabel = "N", defaultValue = "0",
      description = "Smallest number in a position, such as 1 to exclude empty heaps. Default: 0.") private String least = "0";

  @Option(names = "--size", paramLabel = "N", defaultValue = "20",
      description = "Test positions with numbers up to 2N. Default: 20.") private String size = "20";

  @Option(names = "--heaps", paramLabel = "N",
      description = "Test positions of at most this many numbers. Default for misere play of single heaps: 3.") private @Nullable Integer heaps;

  @Option(names = "--limit", paramLabel = "TIME", defaultValue = "10s",
      description = "Time limit for each run of your program: 500ms, 3s, 2m. A failed run is repeated with fewer "
          + "positions. Default: 10s.") private String limit = "10s";

  @Option(names = "--input", paramLabel = "LAYOUT", defaultValue = "lines",
      completionCandidates = Choices.Layouts.class,
      description = "Input format of your program. lines: the number of cases, then one case per line; rows: the "
          + "same, but each case is the number of heaps and, on the next line, the heaps; sets: for rules with a "
          + "set, each case is the size of the set and its elements and, on the next line, the number of heaps and "
          + "the heaps; line, row, set: one case per run. Default: lines.") private String input = "lines";

  @Option(names = "--words", paramLabel = "WIN,LOSS",
      description = "Words your program prints when the player to move wins and when that player loses.") private @Nullable String words;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
      description = "Seed for the random positions. Default: 1.") private long seed = 1;

  TestCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    CaseLayout layout = ConjectureCommand.layout(input);
    List<String> said = ConjectureCommand.words(words);
    List<TrialCase> cases = cases(layout);
    List<Position.Single<?>> positions = cases.stream().<Position.Single<?>>map(TrialCase::at).toList();
    Budget budget = shared.budget(console);
    var solver = new Solver(budget);
    List<String> written = cases.stream().map(one -> one.written(layout)).toList();
    List<String> answers = contestant(layout, position -> advice(cases, written.indexOf(position))).answers(written,
        budget);
    for (int i = 0; i < positions.size(); i++) {
      Optional<String> known = right(solver, positions.get(i));
      if (known.isEmpty())
        return unsolved(positions, i);
      String right = known.get();
      String given = given(answers.get(i), said, cases.get(i).shown());
      if (!right.equals(given))
        return disagreement(cases, i, right, given);
    }
    shared.print(console, Document.of(
        positions.size() == 1 ? Phrase.of("The answer is correct; the largest number in it was {0}.",
            greatest(positions))
            : Phrase.of("All {0} answers are correct; the largest number in them was {1}.", positions.size(),
                greatest(positions)),
        out -> agrees(out, positions, Optional.empty())));
    return Exit.ANSWERED;
  }

  /** Reports that a limit was reached before all positions were solved; the answers to the earlier ones are right. */
  private int unsolved(List<Position.Single<?>> positions, int solved) {
    if (shared.json())
      shared.printFields(console,
          out -> agrees(out, positions.subList(0, solved), Optional.of(positions.get(solved).text())));
    console.err().println(shared.voice().say(Phrase.of(
        "{3} could not be solved within the limits; correct answers before it: {0} of {1}, with numbers up to {2}.",
        solved, positions.size(), greatest(positions.subList(0, solved)), positions.get(solved).text())));
    return Exit.BUDGET_SPENT;
  }

  private void agrees(Fields out, List<Position.Single<?>> right, Optional<String> unsolved) {
    ProgramTrial.agrees(out, rules, program, right.size(), greatest(right), unsolved);
  }

  private static BigInteger greatest(List<Position.Single<?>> positions) {
    return positions.stream().flatMap(at -> TrialCase.plain(at).numbers().stream())
        .max(Comparator.naturalOrder()).orElse(BigInteger.ZERO);
  }

  /** The program to test. The option is taken as a single file name if there is such a file, even with spaces. */
  private ContestProgram contestant(CaseLayout layout, Function<String, Optional<Phrase>> advice) {
    Duration most = SharedOptions.time("--limit", limit);
    if (most.isZero())
      throw BadInput.because("{0}: expected {1}, found {2}", "--limit", "500ms, 10s, 2m", BadInput.quoted(limit));
    return new ContestProgram(isFile(program) ? List.of(program) : CommandWords.of("--against", program), most,
        layout.counted(), advice);
  }

  /**
   * How to test on single heaps only, when a program fails before it has answered for several heaps that are not all
   * empty.
   */
  private Optional<Phrase> advice(List<TrialCase> cases, int place) {
    boolean answered = cases.subList(0, place).stream().anyMatch(one -> several(one) && one.sum().signum() > 0);
    boolean met = cases.subList(0, place + 1).stream().anyMatch(TestCommand::several);
    return heaps != null || !input.startsWith("line") || answered || !met
        || cases.stream().allMatch(TestCommand::several)
            ? Optional.empty()
            : Optional.of(Phrase.of("If your program reads one heap in each case, add {0}.", "--heaps 1"));
  }

  private static boolean several(TrialCase one) {
    return one.numbers().size() > 1;
  }

  private static boolean isFile(String text) {
    try {
      return Files.isRegularFile(Path.of(text));
    } catch (InvalidPathException _) {
      return false;
    }
  }

  /** An answer in the words of the program: {@code Alice} for {@code N} with {@code --words Alice,Bob}. */
  private String said(String answer) {
    if (words == null || !answer.equals("N") && !answer.equals("P"))
      return answer;
    return ConjectureCommand.words(words).get(answer.equals("N") ? 0 : 1);
  }

  private int disagreement(List<TrialCase> cases, int place, String right, String given) {
    TrialCase wrong = cases.get(place);
    Position.Single<?> at = wrong.at();
    Phrase sentence = Phrase.of(
        all(wrong)
            ? place == 0
                ? "Wrong answer at {0}: expected {1}, the program says {2}. There is no smaller position."
                : "Wrong answer at {0}: expected {1}, the program says {2}. All smaller positions of at most {3} "
                    + "{3:number|numbers} are correct."
            : "Wrong answer at {0}: expected {1}, the program says {2}. It is the smallest of the positions tried.",
        at.text(), said(right), said(given),
        cases.stream().filter(this::all).mapToInt(one -> one.numbers().size()).max().orElse(0));
    shared.print(console, Document.of(
        advice(cases, place).map(more -> Phrase.of("{0} {1}", sentence, more)).orElse(sentence),
        out -> ProgramTrial.disagrees(out, rules, program, at.text(), right, given)));
    return Exit.REFUTED;
  }

  /** Whether the position is one of the small ones, all of which are tried. */
  private boolean all(TrialCase one) {
    return one.sum().compareTo(BigInteger.valueOf(allUpTo)) <= 0;
  }

  private List<TrialCase> cases(CaseLayout layout) {
    int wanted = SharedOptions.count("--count", count);
    if (wanted < 1 || wanted > MOST_POSITIONS)
      throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--count", 1, MOST_POSITIONS,
          wanted);
    int greatest = Math.clamp(SharedOptions.count("--size", size), 1, 1_000_000);
    int smallest = SharedOptions.count("--least", least);
    if (smallest > greatest)
      throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--least", 0, greatest,
          smallest);
    if (heaps != null && heaps < 1)
      throw BadInput.because("{0}: expected a whole number of at least {1}, found {2}", "--heaps", 1, heaps);
    Optional<LetteredLine> lettered = LetteredLine.of(rules);
    layout.require(lettered.flatMap(LetteredLine::set).isPresent());
    if (lettered.isPresent()) {
      Integer most = heaps == null && input.startsWith("line") ? Integer.valueOf(1)
          : heaps == null && misere.given() ? Integer.valueOf(MISERE_HEAPS) : heaps;
      return TrialCase.of(lettered.get(), shared.budget(console),
          new TrialPositions(wanted, smallest, greatest, most, seed));
    }
    Ruleset<?> game = shared.catalog(console).ruleset(rules);
    Integer most = heaps == null && misere.given() && game instanceof HeapGame ? Integer.valueOf(MISERE_HEAPS) : heaps;
    TrialPositions.Chosen chosen = new TrialPositions(wanted, smallest, greatest, most, seed).of(game);
    allUpTo = chosen.allUpTo();
    return chosen.positions().stream().map(TrialCase::plain).toList();
  }

  /** The right answer; empty when it could not be found within the limits. */
  private Optional<String> right(Solver solver, Position at) {
    try {
      return Optional.of(found(solver, at));
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      return Optional.empty();
    }
  }

  private String found(Solver solver, Position at) {
    if (!values)
      return solver.decide(new Question(at, misere.convention())).wins(Player.LEFT) ? "N"
          : "P";
    return (misere.given() || at.loopy() || !at.impartial() ? Optional.<BigInteger>empty() : solver.nimValue(at))
        .map(BigInteger::toString)
        .orElseThrow(() -> BadInput.because("the nim-value of {0} is not known", at.text()));
  }

  private String given(String line, List<String> said, String position) {
    String word = line.strip();
    if (values)
      return Optional.of(word).filter(w -> w.matches("[0-9]{1,18}")).map(w -> Long.toString(Long.parseLong(w)))
          .orElseThrow(() -> BadInput.because("the answer for {0}: expected a nim-value, found {1}", position,
              BadInput.quoted(word)));
    if (words != null && said.stream().anyMatch(word::equalsIgnoreCase))
      return word.equalsIgnoreCase(said.getFirst()) ? "N" : "P";
    return Optional.of(word).filter(w -> w.matches("[01]")).map("1"::equals)
        .or(() -> OutcomeWords.of(word).map(pair -> pair.isWin(word))).map(wins -> wins ? "N" : "P")
        .orElseThrow(
            () -> BadInput.because("the answer for {0}: expected N or P, first or second, win or lose, found {1}",
                position, BadInput.quoted(word)));
  }
}
