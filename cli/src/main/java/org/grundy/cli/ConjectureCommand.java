package org.grundy.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.grundy.conjecture.Conjecture;
import org.grundy.conjecture.Conjecturer;
import org.grundy.conjecture.Findings;
import org.grundy.conjecture.Inquiry;
import org.grundy.conjecture.MisereConjecture;
import org.grundy.conjecture.PPositionConjecture;
import org.grundy.conjecture.TargetLanguage;
import org.grundy.draw.PPositionPlots;
import org.grundy.draw.ValuePlot;
import org.grundy.effort.Budget;
import org.grundy.explain.Voice;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds, proves or refutes a closed form of nim-values or of P-positions. */
@Command(name = "conjecture",
    description = "A closed form of nim-values or of lost positions: found, proved, or refuted.",
    footer = {"", "Examples:", "  ./grundy conjecture 'take k where 2k <= n'",
        "  ./grundy conjecture 'take d where d | n and d < n' --test 'x & -x'",
        "  ./grundy conjecture 'take 1, 3 or 4' --test 'n %% 7 = 0 or n %% 7 = 2'",
        "  ./grundy conjecture '(k,0) (0,k) (k,k)' --code all", "  ./grundy conjecture 'take 1, 3 or 4' --misere",
        "  ./grundy conjecture --data 0,0,1,0,2,1,3,0,4,2,5,1,6,3,7,0"})
final class ConjectureCommand implements Callable<Integer> {
  private static final int MOST_DRAWN = 300;

  private final Console console;

  @Mixin private SharedOptions shared = new DocumentOptions();

  @Parameters(paramLabel = "RULES", arity = "0..1",
      description = "A game of one, two or three heaps: a name, a code, or a line of rules.") private String rules = "";

  @Option(names = "--test", paramLabel = "FORMULA",
      description = "A formula to judge: for nim-values in n or x, for two heaps in x and y: x & -x, n / 2, "
          + "v2(n) + 1; or a condition that says where the player to move loses: n %% 4 = 0, x = y. "
          + "& | ^ ~ << >> work on bits, as in C: 2^n is not a power, 1 << n is.") private @Nullable String test;

  @Option(names = "--data", paramLabel = "V,V,..",
      description = "Values for n = 0, 1, 2, .. instead of a game.") private @Nullable String data;

  @Option(names = "--code", paramLabel = "LANGUAGE",
      description = "Print programs in java, c++ (or cpp), python (or py), or all of them: all.") private String code = "c++";

  @Mixin private Misere misere = new Misere();

  @Option(names = "--b-file",
      description = "Only the values: a number and its value on each line.") private boolean bFile;

  @Option(names = "--svg", paramLabel = "FILE",
      description = "Also draw the values, or the lost positions, into this file.") private @Nullable Path svg;

  ConjectureCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (rules.isEmpty() == (data == null))
      throw BadInput.because("expected rules, or {0}; see {1}", "--data", "--help");
    List<TargetLanguage> programs = programs();
    if (misere.given() && (data != null || bFile || svg != null))
      throw BadInput.because("{0} works only with rules, and with the options {1} and {2}", "--misere", "--test",
          "--code");
    Budget budget = shared.budget(console);
    if (bFile && test == null)
      return bFile(budget);
    Inquiry.Answer answer = inquiry(budget).answer(budget);
    if (svg != null)
      draw(answer.found(), svg);
    shared.print(console, answer.document(programs));
    if (answer.test().isPresent())
      return answer.test().get().refuted().isPresent() ? Exit.REFUTED : Exit.ANSWERED;
    return answer.found().settled() ? Exit.ANSWERED : shared.unsettled(console);
  }

  private Inquiry inquiry(Budget budget) {
    Optional<String> claim = Optional.ofNullable(test);
    return data != null ? Inquiry.ofValues(Conjecturer.read(data), claim)
        : Inquiry.ofGame(shared.catalog(console).ruleset(rules), misere.convention(), claim,
            budget);
  }

  private void draw(Findings found, Path file) {
    Voice voice = shared.voice();
    RowFile.write(file, switch (found) {
      case Conjecture conjecture ->
        ValuePlot.svg(rules.isEmpty() ? voice.say("Values") : voice.say("nim-values of {0}", rules),
            Arrays.copyOf(conjecture.values(), Math.min(MOST_DRAWN, conjecture.count())), voice);
      case PPositionConjecture conjecture ->
        PPositionPlots.points(rules, conjecture.pairs(), (int) conjecture.to(), List.of(), voice);
      case MisereConjecture _ -> throw new IllegalArgumentException("nothing is drawn under misere play");
    } + "\n");
  }

  /** Prints the values as a b-file, and reports when a limit has cut those of a game short. */
  private int bFile(Budget budget) {
    var conjecturer = new Conjecturer(budget);
    Conjecture conjecture = data == null ? conjecturer.ofGame(shared.catalog(console).ruleset(rules))
        : conjecturer.ofValues(Conjecturer.read(data));
    if (svg != null)
      draw(conjecture, svg);
    long[] values = conjecture.values();
    for (int n = 0; n < values.length; n++)
      console.out().println(n + " " + values[n]);
    if (data != null || conjecture.stopped().isEmpty())
      return Exit.ANSWERED;
    console.err().println(shared.voice().say(Phrase.of("{0} {1}",
        SolveCommand.sentence(conjecture.stopped().get(), budget.spent()),
        Phrase.of("Heaps 0 to {0} were valued, and no period is proved yet.", values.length - 1))));
    return Exit.BUDGET_SPENT;
  }

  private List<TargetLanguage> programs() {
    if (code.equalsIgnoreCase("all"))
      return List.of(TargetLanguage.values());
    return List
        .of(TargetLanguage.named(code).orElseThrow(() -> BadInput.because("{0}: expected {1}, found {2}", "--code",
            Phrase.of("{0} or {1}", "java, c++, python", "all"), BadInput.quoted(code))));
  }
}
