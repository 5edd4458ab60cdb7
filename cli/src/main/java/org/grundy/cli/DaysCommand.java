package org.grundy.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.calc.ValueFields;
import org.grundy.draw.Paragraphs;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Outcomes;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Outcome;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Days;
import org.grundy.value.shortgame.ShortGames;
import org.grundy.wire.AnswerJson;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The games born by a day. */
@Command(name = "days", description = "The games born by day 0, 1, 2 or 3, their forms and their order.",
    footer = {"", "Examples:", "  ./grundy days 2", "  ./grundy days 3 --all",
        "  ./grundy days 3 --sums 285 --stats"})
final class DaysCommand implements Callable<Integer> {
  private static final int WIDTH = 80;

  /** Numbers first, then shorter names before longer ones; stars come last among names of the same length. */
  static final Comparator<String> SHORT_FIRST = Comparator
      .<String>comparingInt(name -> name.matches("-?[0-9/]+") ? 0 : 1).thenComparingInt(String::length)
      .thenComparing(name -> name.replace('*', '~').replace('|', ' '));

  private final Console console;

  @Mixin private SharedOptions shared = new SharedOptions();

  @Parameters(paramLabel = "N", description = "The day, from 0 to 3.") private String day = "";

  @Option(names = "--all", description = "Of day 3, every game.") private boolean all;

  @Option(names = "--sums", paramLabel = "K",
      description = "How many different sums there are of each game with K of them.") private @Nullable String sums;

  @Option(names = "--outcomes", description = "Who wins each game, by who starts.") private boolean byOutcome;

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
      if (shared.json())
        shared.printFields(console, out -> ValueFields.day(out, number, values, games));
      else if (byOutcome)
        showOutcomes(values, games);
      else
        show(number, values, games);
      if (others > 0 && !shared.json())
        add(values, games, others);
      if (!shared.json())
        shared.tellStats(console, budget);
      return Exit.ANSWERED;
    } catch (BudgetSpent spent) {
      String sentence = shared.voice().say(
          Phrase.of("Not worked out: {0}, after {1} {1:step|steps}; {2} {2:value|values} stored.",
              SolveCommand.limit(spent.limit()), spent.spent().work(), values.stored()));
      if (shared.json())
        console.out().println(AnswerJson.error(sentence));
      else
        console.err().println(sentence);
      return Exit.BUDGET_SPENT;
    }
  }

  private void show(int number, ShortGames values, int[] games) {
    ValueText text = ValueText.ascii(values);
    if (number == 0) {
      say(Phrase.of("1 game, {0}, in which nobody can move", "0"));
      return;
    }
    List<int[]> antichains = Days.antichains(values, Days.born(values, number - 1));
    int forms = Math.multiplyExact(antichains.size(), antichains.size());
    say(Phrase.of("{0} games, from the {1} forms {{L|R}} over the antichains of day {2}", games.length, forms,
        number - 1));
    console.out().println();
    if (number < Days.LAST) {
      table(values, text, antichains);
      console.out().println();
      order(values, text, games);
    } else if (all) {
      Arrays.stream(games).mapToObj(text::of).sorted(Comparator.comparingInt(String::length).thenComparing(t -> t))
          .forEach(console.out()::println);
    }
    outcomes(values, games);
    if (number < Days.LAST)
      say(Phrase.of("Draw it:  {0}", "./grundy draw days " + number + " > day" + number + ".svg"));
  }

  /** The four outcomes as a table of who wins when Left or Right starts, then the games of each. */
  private void showOutcomes(ShortGames values, int[] games) {
    ValueText text = ValueText.ascii(values);
    List<String> heads = List.of(shared.voice().say(Phrase.of("Right starts: Left wins")),
        shared.voice().say(Phrase.of("Right starts: Right wins")));
    List<String> sides = List.of(shared.voice().say(Phrase.of("Left starts: Left wins")),
        shared.voice().say(Phrase.of("Left starts: Right wins")));
    String row = "%-" + Math.max(sides.getFirst().length(), sides.getLast().length()) + "s   %-"
        + heads.getFirst().length() + "s   %s";
    List<Outcome> order = List.of(Outcome.L, Outcome.N, Outcome.P, Outcome.R);
    List<String> cells = List.of("G > 0", "G || 0", "G = 0", "G < 0");
    List<String> named = IntStream.range(0, order.size())
        .mapToObj(i -> shared.voice().say(Outcomes.letter(order.get(i))) + "   " + cells.get(i)).toList();
    console.out().println(row.formatted("", heads.getFirst(), heads.getLast()));
    console.out().println(row.formatted(sides.getFirst(), named.get(0), named.get(1)).stripTrailing());
    console.out().println(row.formatted(sides.getLast(), named.get(2), named.get(3)).stripTrailing());
    console.out().println();
    for (Outcome outcome : order) {
      String list = Arrays.stream(games).filter(game -> values.outcome(game).equals(outcome)).mapToObj(text::of)
          .sorted(SHORT_FIRST).collect(Collectors.joining(" "));
      Paragraphs.lines(list, shared.voice().say(Outcomes.letter(outcome)) + "  ", "   ", WIDTH)
          .forEach(console.out()::println);
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
    say(Phrase.of("{0} sums of a game with one of {1}: {2} different {2:value|values}.",
        Math.multiplyExact((long) games.length, others), others, different.size()));
  }

  private void say(Phrase phrase) {
    console.out().println(shared.voice().say(phrase));
  }

  private void table(ShortGames values, ValueText text, List<int[]> antichains) {
    List<int[]> rows = sorted(values, text, antichains, true);
    List<int[]> columns = sorted(values, text, antichains, false);
    var cells = new ArrayList<List<String>>();
    var head = new ArrayList<>(List.of("L \\ R"));
    columns.forEach(right -> head.add(name(text, right)));
    cells.add(head);
    for (int[] left : rows) {
      var row = new ArrayList<>(List.of(name(text, left)));
      columns.forEach(right -> row.add(text.of(values.make(left, right))));
      cells.add(row);
    }
    int[] widths = IntStream.range(0, head.size())
        .map(c -> cells.stream().mapToInt(row -> row.get(c).length()).max().orElse(0)).toArray();
    for (List<String> row : cells)
      console.out().println("  " + IntStream.range(0, row.size())
          .mapToObj(c -> c == 0 ? row.get(c) + " ".repeat(widths[c] - row.get(c).length())
              : centred(row.get(c), widths[c]))
          .collect(Collectors.joining("  ")).stripTrailing());
  }

  private static String centred(String name, int width) {
    int before = (width - name.length() + 1) / 2;
    return " ".repeat(before) + name + " ".repeat(width - name.length() - before);
  }

  private static String name(ValueText text, int[] set) {
    return set.length == 0 ? "{}" : IntStream.of(set).mapToObj(text::of).sorted(Comparator.reverseOrder())
        .collect(Collectors.joining(","));
  }

  /**
   * Sorts antichains by how many games lie below (for Left) or above one of their members; the empty set comes first.
   */
  private static List<int[]> sorted(ShortGames values, ValueText text, List<int[]> antichains, boolean left) {
    int[] games = antichains.stream().flatMapToInt(Arrays::stream).distinct().toArray();
    Comparator<int[]> byReach = Comparator.comparingLong(set -> Arrays.stream(games).filter(
        game -> Arrays.stream(set).anyMatch(own -> left ? values.leq(game, own) : values.leq(own, game))).count());
    Comparator<int[]> byName = Comparator.comparing(set -> name(text, set));
    return antichains.stream().sorted(byReach.thenComparing(left ? byName : byName.reversed())).toList();
  }

  private void order(ShortGames values, ValueText text, int[] games) {
    int[] heights = Days.heights(values, games);
    say(Phrase.of("Order, Left's favourites on top (each row a level; {0} covering pairs)",
        Days.covers(values, games).size()));
    for (int level = Arrays.stream(heights).max().orElse(0); level >= 0; level--) {
      int height = level;
      String row = IntStream.range(0, games.length).filter(i -> heights[i] == height).mapToObj(i -> text.of(games[i]))
          .sorted(SHORT_FIRST).collect(Collectors.joining("   "));
      console.out().println(" ".repeat(Math.max(2, (WIDTH - row.length()) / 2)) + row);
    }
  }

  private void outcomes(ShortGames values, int[] games) {
    long[] counts = new long[4];
    for (int game : games)
      counts["LRNP".indexOf(values.outcome(game).code())]++;
    say(Phrase.of("Left wins {0}, Right wins {1}, the first player {2}, the second {3}.", counts[0], counts[1],
        counts[2],
        counts[3]));
  }
}
