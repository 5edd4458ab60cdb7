package org.grundy.calc;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.explain.Document;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Days;
import org.grundy.value.shortgame.ShortGames;

/**
 * The games born by a day: their forms over the antichains of the day before, their order, and who wins them.
 *
 * @param games what {@link Days#born} made
 * @param all   whether the games of day 3 are listed
 */
public record DayDocument(int day, ShortGames values, int[] games, boolean all) implements Document {
  /** Numbers first, then shorter names before longer ones; stars come last among names of the same length. */
  public static final Comparator<String> SHORT_FIRST = Comparator
      .<String>comparingInt(name -> name.matches("-?[0-9/]+") ? 0 : 1).thenComparingInt(String::length)
      .thenComparing(name -> name.replace('*', '~').replace('|', ' '));

  @Override
  public List<Block> blocks() {
    if (day == 0)
      return List.of(new Unbroken(Phrase.of("1 game, {0}, in which nobody can move", "0")));
    var text = ValueText.ascii(values);
    List<int[]> antichains = Days.antichains(values, Days.born(values, day - 1));
    Block first = new Unbroken(Phrase.of("{0} games, from the {1} forms {{L|R}} over the antichains of day {2}",
        games.length, Math.multiplyExact(antichains.size(), antichains.size()), day - 1));
    if (day < Days.LAST)
      return List.of(first, table(text, antichains), new Together(List.of(
          new Unbroken(Phrase.of("Order, best for Left at the top (one row per level; {0} covering pairs)",
              Days.covers(values, games).size())),
          new Centred(levels(text)), new Unbroken(outcomes()),
          new Unbroken(Phrase.of("Draw it:  {0}", Invocation.of("draw days " + day + " > day" + day + ".svg"))))));
    var lines = new ArrayList<Block>();
    if (all)
      Arrays.stream(games).mapToObj(text::of)
          .sorted(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
          .forEach(name -> lines.add(new Unbroken(Phrase.verbatim(name))));
    lines.add(new Unbroken(outcomes()));
    return List.of(first, new Together(lines));
  }

  @Override
  public void fields(Fields out) {
    ValueFields.day(out, day, values, games);
  }

  /** The value of each form: Left's options before each row, Right's above each column. */
  private Block table(ValueText text, List<int[]> antichains) {
    List<int[]> columns = sorted(text, antichains, false);
    var rows = new ArrayList<Cells>();
    var head = new ArrayList<>(List.of("L \\ R"));
    columns.forEach(right -> head.add(name(text, right)));
    rows.add(cells(head));
    for (int[] left : sorted(text, antichains, true)) {
      var row = new ArrayList<>(List.of(name(text, left)));
      columns.forEach(right -> row.add(text.of(values.make(left, right))));
      rows.add(cells(row));
    }
    return new Table(rows, 2, 2, Align.CENTRED);
  }

  private static Cells cells(List<String> texts) {
    return new Cells(texts.stream().map(Phrase::verbatim).toList(), List.of());
  }

  private static String name(ValueText text, int[] set) {
    return set.length == 0 ? "{}" : IntStream.of(set).mapToObj(text::of).sorted(Comparator.reverseOrder())
        .collect(Collectors.joining(","));
  }

  /**
   * Sorts antichains by how many games lie below (for Left) or above one of their members; the empty set comes first.
   */
  private List<int[]> sorted(ValueText text, List<int[]> antichains, boolean left) {
    int[] members = antichains.stream().flatMapToInt(Arrays::stream).distinct().toArray();
    Comparator<int[]> byReach = Comparator.comparingLong(set -> Arrays.stream(members).filter(
        game -> Arrays.stream(set).anyMatch(own -> left ? values.leq(game, own) : values.leq(own, game))).count());
    Comparator<int[]> byName = Comparator.comparing(set -> name(text, set));
    return antichains.stream().sorted(byReach.thenComparing(left ? byName : byName.reversed())).toList();
  }

  private List<Phrase> levels(ValueText text) {
    int[] heights = Days.heights(values, games);
    var levels = new ArrayList<Phrase>();
    for (int level = Arrays.stream(heights).max().orElse(0); level >= 0; level--) {
      int height = level;
      levels.add(Phrase.verbatim(IntStream.range(0, games.length).filter(i -> heights[i] == height)
          .mapToObj(i -> text.of(games[i])).sorted(SHORT_FIRST).collect(Collectors.joining("   "))));
    }
    return levels;
  }

  private Phrase outcomes() {
    long[] counts = new long[4];
    for (int game : games)
      counts["LRNP".indexOf(values.outcome(game).code())]++;
    return Phrase.of("Left wins {0}, Right wins {1}, the first player {2}, the second {3}.", counts[0], counts[1],
        counts[2], counts[3]);
  }
}
