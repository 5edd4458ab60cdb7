package org.grundy.cli;

import java.util.HashSet;
import java.util.concurrent.Callable;
import org.grundy.calc.DayDocument;
import org.grundy.calc.DayOutcomesDocument;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.shortgame.Days;
import org.grundy.value.shortgame.ShortGames;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The games born by a day. */
@Command(name = "days", description = "List the games born by day 0, 1, 2 or 3, with their forms and order.",
    footer = {"", "Examples:", "  ./grundy days 2", "  ./grundy days 3 --all",
        "  ./grundy days 3 --sums 285 --stats"})
final class DaysCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private SharedOptions shared = new DocumentOptions();

  @Parameters(paramLabel = "N", description = "The day, from 0 to 3.") private String day = "";

  @Option(names = "--all", description = "List every game of day 3.") private boolean all;

  @Option(names = "--sums", paramLabel = "K",
      description = "For each game, count the distinct sums with K of the games.") private @Nullable String sums;

  @Option(names = "--outcomes",
      description = "Show who wins each game when Left starts and when Right starts.") private boolean byOutcome;

  DaysCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (!day.matches("[0-3]"))
      throw BadInput.because("{0}: expected a day from 0 to {1}, found {2}", "days", Days.LAST, BadInput.quoted(day));
    int number = Integer.parseInt(day);
    int others = sums == null ? 0 : others(number, sums);
    Budget budget = shared.budget(console);
    var values = new ShortGames(budget);
    try {
      int[] games = Days.born(values, number);
      shared.print(console, byOutcome ? new DayOutcomesDocument(number, values, games)
          : new DayDocument(number, values, games, all));
      if (others > 0 && !shared.json())
        add(values, games, others);
      if (!shared.json())
        shared.tellStats(console, budget);
      return Exit.ANSWERED;
    } catch (BudgetSpent spent) {
      return shared.stopped(console,
          Phrase.of("Not computed: {0}; {1,} {1:value|values} stored.", Stopped.by(spent), values.stored()));
    }
  }

  private static int others(int day, String text) {
    int others = SharedOptions.count("--sums", text);
    if (others < 1 || others > Days.size(day))
      throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--sums", 1, Days.size(day),
          others);
    return others;
  }

  /** Adds each game to an evenly spaced sample of them, and counts the different sums. */
  private void add(ShortGames values, int[] games, int others) {
    int[] some = Days.some(games, others);
    var different = new HashSet<Integer>();
    for (int game : games)
      for (int other : some)
        different.add(values.plus(game, other));
    console.out().println(shared.voice().say("{0} sums of a game with one of {1}: {2} different {2:value|values}.",
        Math.multiplyExact((long) games.length, others), others, different.size()));
  }
}
