package org.grundy.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.grundy.conjecture.Claimed;
import org.grundy.conjecture.Code;
import org.grundy.conjecture.ConditionJudge;
import org.grundy.conjecture.ConditionTrial;
import org.grundy.conjecture.Conjecture;
import org.grundy.conjecture.ConjectureText;
import org.grundy.conjecture.Conjecturer;
import org.grundy.conjecture.LostConjecture;
import org.grundy.conjecture.LostConjecturer;
import org.grundy.conjecture.LostTrial;
import org.grundy.conjecture.MisereConjecture;
import org.grundy.conjecture.MisereConjecturer;
import org.grundy.conjecture.MisereText;
import org.grundy.conjecture.Trial;
import org.grundy.draw.LostPlots;
import org.grundy.draw.ValuePlot;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Convention;
import org.grundy.wire.ConjectureJson;
import org.grundy.word.formula.Proposition;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** A closed form of nim-values, found, proved or refuted. */
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

  @Mixin private Shared shared = new Shared();

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

  @Option(names = "--misere",
      description = "The player who makes the last move loses.") private boolean misere;

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
    List<Code> programs = programs();
    if (misere)
      return misere(programs);
    Budget budget = shared.budget(console);
    if (data == null && !bFile) {
      Ruleset<?> ruleset = shared.catalog(console).ruleset(rules);
      if (!Conjecturer.fits(ruleset, budget) && LostConjecturer.fits(ruleset))
        return lost(new LostConjecturer(budget), ruleset, budget, programs);
    }
    var conjecturer = new Conjecturer(budget);
    Conjecture conjecture = data == null ? conjecturer.ofGame(shared.catalog(console).ruleset(rules))
        : conjecturer.ofValues(Conjecturer.read(data));
    if (svg != null)
      RowFile.write(svg,
          ValuePlot.svg(rules.isEmpty() ? shared.voice().say("Values") : shared.voice().say("nim-values of {0}", rules),
              Arrays.copyOf(conjecture.values(), Math.min(MOST_DRAWN, conjecture.count())), shared.voice())
              + "\n");
    if (test != null)
      return judged(conjecturer, conjecture, test, programs);
    if (bFile)
      return bFile(conjecture, budget);
    if (shared.json())
      console.out().println(ConjectureJson.of(conjecture));
    else
      ConjectureText.lines(conjecture, programs, shared.textOptions(console)).forEach(console.out()::println);
    return ended(conjecture.found().isPresent() || conjecture.stopped().isEmpty());
  }

  /** After what was found or tried is told. */
  private int ended(boolean settled) {
    return settled ? Exit.ANSWERED : shared.unsettled(console);
  }

  private int misere(List<Code> programs) {
    if (data != null || bFile || svg != null)
      throw BadInput.because("{0} works only with rules, and with the options {1} and {2}", "--misere", "--test",
          "--code");
    Ruleset<?> ruleset = shared.catalog(console).ruleset(rules);
    Budget budget = shared.budget(console);
    if (!MisereConjecturer.fits(ruleset) && LostConjecturer.fits(ruleset)) {
      if (test != null)
        return several(new LostConjecturer(budget), ruleset, Convention.MISERE,
            condition(test, LostConjecturer.names(ruleset)), budget, programs);
      return shown(new LostConjecturer(budget).misere(ruleset), programs);
    }
    Optional<Proposition> condition = Optional.ofNullable(test)
        .map(text -> condition(text, List.of(Claimed.variable(text))));
    MisereConjecture conjecture = new MisereConjecturer(budget).of(ruleset);
    if (condition.isPresent()) {
      ConditionTrial trial = new ConditionJudge(budget).misere(ruleset, conjecture, Objects.requireNonNull(test),
          condition.get());
      var lines = new ArrayList<>(ConjectureText.lines(trial, shared.textOptions(console)));
      if (trial.refuted().isPresent()) {
        lines.add("");
        lines.addAll(MisereText.instead(trial, conjecture, programs, shared.textOptions(console)));
      }
      return told(trial, ConjectureJson.of(conjecture), lines);
    }
    if (shared.json())
      console.out().println(ConjectureJson.of(conjecture));
    else
      MisereText.lines(conjecture, programs, shared.textOptions(console)).forEach(console.out()::println);
    return ended(conjecture.settled());
  }

  private static Proposition condition(String text, List<String> names) {
    return Claimed.read(text, names) instanceof Claimed.Lost(Proposition condition) ? condition : noValues(text);
  }

  private static Proposition noValues(String text) {
    throw Claimed.noValues(text);
  }

  /** What became of a condition. */
  private int told(ConditionTrial trial, ObjectNode document, List<String> lines) {
    if (shared.json())
      console.out().println(ConjectureJson.with(document, trial));
    else
      lines.forEach(console.out()::println);
    return trial.refuted().isPresent() ? Exit.REFUTED : Exit.ANSWERED;
  }

  private int several(LostConjecturer conjecturer, Ruleset<?> ruleset, Convention play, Proposition condition,
      Budget budget, List<Code> programs) {
    ConditionTrial trial = new ConditionJudge(budget).of(ruleset, play, Objects.requireNonNull(test), condition);
    if (trial.refuted().isEmpty() && !shared.json()) {
      ConjectureText.lines(trial, shared.textOptions(console)).forEach(console.out()::println);
      return Exit.ANSWERED;
    }
    LostConjecture conjecture = play == Convention.MISERE ? conjecturer.misere(ruleset) : conjecturer.of(ruleset);
    return told(trial, ConjectureJson.of(conjecture),
        ConjectureText.lines(trial, conjecture, programs, shared.textOptions(console)));
  }

  private int lost(LostConjecturer conjecturer, Ruleset<?> ruleset, Budget budget, List<Code> programs) {
    if (test != null
        && Claimed.read(test, LostConjecturer.names(ruleset)) instanceof Claimed.Lost(Proposition condition))
      return several(conjecturer, ruleset, Convention.NORMAL, condition, budget, programs);
    if (test != null) {
      LostTrial trial = conjecturer.test(ruleset, test);
      if (shared.json())
        console.out().println(ConjectureJson.of(trial));
      else
        ConjectureText.lines(trial, programs, shared.textOptions(console)).forEach(console.out()::println);
      return trial.refuted().isPresent() ? Exit.REFUTED : Exit.ANSWERED;
    }
    LostConjecture conjecture = conjecturer.of(ruleset);
    if (svg != null)
      RowFile.write(svg,
          LostPlots.points(rules, conjecture.pairs(), (int) conjecture.to(), List.of(), shared.voice()) + "\n");
    return shown(conjecture, programs);
  }

  private int shown(LostConjecture conjecture, List<Code> programs) {
    if (shared.json())
      console.out().println(ConjectureJson.of(conjecture));
    else
      ConjectureText.lines(conjecture, programs, shared.textOptions(console)).forEach(console.out()::println);
    return ended(conjecture.found().isPresent() || conjecture.stopped().isEmpty());
  }

  private int judged(Conjecturer conjecturer, Conjecture conjecture, String text, List<Code> programs) {
    if (Claimed.read(text, List.of(Claimed.variable(text))) instanceof Claimed.Lost(Proposition condition)) {
      ConditionTrial trial = conjecturer.test(
          data == null ? Optional.of(shared.catalog(console).ruleset(rules)) : Optional.empty(), conjecture, text,
          condition);
      return told(trial, ConjectureJson.of(conjecture),
          ConjectureText.lines(trial, conjecture, programs, shared.textOptions(console)));
    }
    Trial trial = conjecturer.test(conjecture, text);
    if (shared.json())
      console.out().println(ConjectureJson.of(trial));
    else
      ConjectureText.lines(trial, programs, shared.textOptions(console)).forEach(console.out()::println);
    return trial.refuted().isPresent() ? Exit.REFUTED : Exit.ANSWERED;
  }

  /** Says when a limit has left fewer values of a game than there would be. */
  private int bFile(Conjecture conjecture, Budget budget) {
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

  private List<Code> programs() {
    if (code.equalsIgnoreCase("all"))
      return List.of(Code.values());
    return List.of(Code.named(code).orElseThrow(() -> BadInput.because("{0}: expected {1}, found {2}", "--code",
        Phrase.of("{0} or {1}", "java, c++, python", "all"), BadInput.quoted(code))));
  }
}
