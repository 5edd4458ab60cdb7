package org.grundy.cli;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.play.Exercise;
import org.grundy.play.ExerciseDocument;
import org.grundy.play.ExerciseMaker;
import org.grundy.play.ExerciseReasons;
import org.grundy.solve.Solver;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Exercise sheets. */
@Command(name = "exercises", description = "Make an exercise sheet on a game; the same seed makes the same sheet.",
    footer = {"", "Examples:", "  ./grundy exercises nim --count 10 --level 2 --seed 7",
        "  ./grundy exercises nim --count 10 --level 2 --seed 7 --answers",
        "  ./grundy exercises nim --count 10 --level 2 --seed 7 --key --why",
        "  ./grundy exercises wythoff --seed 1 --format latex > sheet.tex"})
final class ExercisesCommand implements Callable<Integer> {
  private static final int MOST = 200;
  private static final int SEEDS = 1_000_000;

  private final Console console;

  @Mixin private SharedOptions shared = new DocumentOptions();

  @Parameters(paramLabel = "GAME", description = "The game.") private String game = "";

  @Option(names = "--count", paramLabel = "N",
      description = "Number of exercises. Default: 10.") private int count = 10;

  @Option(names = "--level", paramLabel = "N",
      description = "Size of the positions: 1, 2 or 3; nim-values from 2 on. Default: 2.") private int level = 2;

  @Option(names = "--answers", description = "Add the answers after the exercises.") private boolean answers;

  @Option(names = "--key", description = "Print only the answers.") private boolean key;

  @Option(names = "--why",
      description = "Give the reason for each answer, after the exercises or with --key.") private boolean why;

  @Mixin private Misere misere = new Misere();

  @Option(names = "--seed", paramLabel = "N",
      description = "Seed; the same seed makes the same sheet. Default: random, printed on the sheet.") private @Nullable Long seed;

  ExercisesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (count < 1 || count > MOST)
      throw BadInput.because("{0}: expected a number from {1} to {2}, found {3}", "--count", 1, MOST, count);
    if (answers && key)
      throw BadInput.because("{0} does not work with {1}", "--answers", "--key");
    Ruleset<?> ruleset = shared.catalog(console).ruleset(SharedOptions.position(List.of(game)));
    long drawn = seed == null ? new Random().nextInt(SEEDS) : seed;
    Budget budget = shared.budget(console);
    List<Exercise> made = new ExerciseMaker(ruleset, misere.convention(), level, drawn, budget).make(count);
    if (made.isEmpty())
      throw BadInput.because("found no exercises on {0} at level {1}", ruleset.name(), level);
    print(ruleset, drawn, made, budget);
    if (made.size() < count && !shared.json())
      console.err().println(shared.voice().say("Only {0} {0:exercise was|exercises were} found.", made.size()));
    return Exit.ANSWERED;
  }

  private void print(Ruleset<?> ruleset, long drawn, List<Exercise> made, Budget budget) {
    Phrase title = ExerciseDocument.title(ruleset, misere.convention(), level, drawn);
    ExerciseDocument.Shown shown = key ? ExerciseDocument.Shown.ANSWERS
        : answers || why ? ExerciseDocument.Shown.EXERCISES_AND_ANSWERS : ExerciseDocument.Shown.EXERCISES;
    shared.print(console, new ExerciseDocument(ruleset.name(), drawn, title,
        ExerciseDocument.rules(ruleset, misere.convention()), made, shown,
        why ? Optional.of(new ExerciseReasons(new Solver(budget), misere.convention())) : Optional.empty()));
  }
}
