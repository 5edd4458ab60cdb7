package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.Count;
import org.grundy.game.Heaps;

/**
 * The rules of a {@link VectorGame}, prepared once. Immutable, for any number of threads.
 *
 * <p>A move's support is the set of heaps that it changes; moves with different supports are different. In each support
 * all amounts but that of the largest heap are enumerated, and the amounts for that heap form a union of intervals:
 * those that the rules allow in some order of their amounts, less those that their exceptions bar. Every option
 * therefore comes once, and a line of options costs a step for each inequality.
 */
public final class VectorMoves {
  private final List<Rule> rules;
  /** By arity: the shapes of every rule, in the order of the rules. */
  private final List<List<MoveShape>> named;
  /** By arity: the shapes to list, without those that others provably cover. */
  private final List<List<MoveShape>> listed;
  private final long largest;

  VectorMoves(int heaps, List<Rule> rules) {
    this.rules = List.copyOf(rules);
    int most = rules.stream().mapToInt(Rule::arity).max().orElse(0);
    var byArity = new ArrayList<List<MoveShape>>();
    for (int arity = 0; arity <= most; arity++) {
      var shapes = new ArrayList<MoveShape>();
      for (Rule rule : rules)
        if (rule.arity() == arity)
          shapes.addAll(MoveShape.of(rule, heaps));
      byArity.add(List.copyOf(shapes));
    }
    named = List.copyOf(byArity);
    listed = named.stream().map(VectorMoves::distinct).toList();
    largest = named.stream().flatMap(List::stream).mapToLong(MoveShape::largest).min().orElse(Long.MAX_VALUE);
  }

  /** Drops the shapes that others cover; of shapes that cover each other the first stays. */
  private static List<MoveShape> distinct(List<MoveShape> shapes) {
    var distinct = new ArrayList<MoveShape.Boxed>();
    for (MoveShape shape : shapes) {
      var boxed = new MoveShape.Boxed(shape, shape.box());
      if (distinct.stream().noneMatch(kept -> kept.covers(boxed))) {
        distinct.removeIf(boxed::covers);
        distinct.add(boxed);
      }
    }
    return distinct.stream().map(MoveShape.Boxed::shape).toList();
  }

  /** Takes moves that differ in one amount only. */
  @FunctionalInterface
  public interface Runs {
    /**
     * From {@code heap} every amount from {@code from} to {@code to} may be taken, from the others what {@code taken}
     * says.
     *
     * @param taken one amount for each heap, reused; the entry of {@code heap} means nothing and may be overwritten
     * @return whether more are wanted
     */
    boolean run(long[] taken, int heap, long from, long to);
  }

  /** Takes one move. */
  @FunctionalInterface
  public interface Options {
    /**
     * @param taken one amount for each heap, reused
     * @return whether more are wanted
     */
    boolean option(long[] taken);
  }

  /** The rules as they were given. */
  public List<Rule> rules() {
    return rules;
  }

  /** The most heaps that one move changes. */
  public int arity() {
    return named.size() - 1;
  }

  /** Whether the heaps are small enough for {@link #runs} and {@link #options}. */
  public boolean fits(Heaps at) {
    return at.small() && Arrays.stream(at.toLongs()).allMatch(size -> size <= largest);
  }

  /**
   * By number of heaps, whether the same free amount may be taken from that many heaps at once, if all moves are of
   * this kind: from one in Nim, from one or two in Wythoff's game. Empty when a rule is of another kind.
   */
  public Optional<boolean[]> rays() {
    var rays = new boolean[named.size()];
    for (int arity = 1; arity < named.size(); arity++) {
      if (listed.get(arity).size() > 1)
        return Optional.empty();
      for (MoveShape shape : listed.get(arity)) {
        if (shape.barred().length > 0 || shape.box().filter(Box::ray).isEmpty())
          return Optional.empty();
        rays[arity] = true;
      }
    }
    return Optional.of(rays);
  }

  /**
   * Passes every move once to {@code out}, as runs. Time linear in the number of lines: for each support the product of
   * its heaps but the largest.
   *
   * @param heaps such that {@link #fits}
   * @return whether {@code out} never stopped
   */
  public boolean runs(long[] heaps, Runs out) {
    var lines = new LongLines(heaps, out);
    return Supports.each(heaps.length, arity(), i -> heaps[i] > 0, cells -> lines.all(cells, listed.get(cells.length)));
  }

  /** Passes every move once to {@code out}, in time linear in the number of moves and of lines of {@link #runs}. */
  public boolean options(long[] heaps, Options out) {
    return runs(heaps, (taken, heap, from, to) -> {
      for (long amount = from; amount <= to; amount++) {
        taken[heap] = amount;
        if (!out.option(taken))
          return false;
      }
      return true;
    });
  }

  /** {@link #runs} for heaps of any size, some hundred times slower: for finding some of the moves. */
  boolean bigRuns(List<BigInteger> heaps, BigLines.Runs out) {
    var lines = new BigLines(heaps, out);
    return Supports.each(heaps.size(), arity(), i -> heaps.get(i).signum() > 0,
        cells -> lines.all(cells, listed.get(cells.length)));
  }

  /**
   * The number of moves. It is exact at any size when the rules are boxes, as in Nim and Wythoff's game, of at most {@value
   * MoveCounter#MOST_SUPPORTS} sets of heaps if their bounds differ; and otherwise up to {@value MoveCounter#MOST_LINES}
   * lines. Beyond that it is a lower bound from the moves that are cheap to
   * count.
   */
  public Count count(Heaps at) {
    return new MoveCounter(at, fits(at)).count(arity(), listed);
  }

  /** Whether some rule, without its exceptions, allows taking these amounts, one from each heap. */
  public boolean takes(int... amounts) {
    List<BigInteger> taken = IntStream.of(amounts).filter(amount -> amount > 0).mapToObj(BigInteger::valueOf).toList();
    return !taken.isEmpty() && taken.size() <= arity()
        && named.get(taken.size()).stream().anyMatch(shape -> shape.allows(taken));
  }

  /** The first rule that allows a move from one position to another, of any size. */
  public Optional<Rule> by(Heaps from, Heaps to) {
    if (from.count() != to.count())
      return Optional.empty();
    List<BigInteger> before = from.list();
    List<BigInteger> after = to.list();
    var cells = new ArrayList<Integer>();
    for (int i = 0; i < before.size(); i++)
      switch (Integer.signum(before.get(i).compareTo(after.get(i)))) {
        case -1 -> {
          return Optional.empty();
        }
        case 1 -> cells.add(i);
        default -> {
        }
      }
    if (cells.isEmpty() || cells.size() > arity())
      return Optional.empty();
    List<BigInteger> taken = cells.stream().map(i -> before.get(i).subtract(after.get(i))).toList();
    for (MoveShape shape : named.get(cells.size()))
      if (shape.allows(taken) && !shape.bars(before, after))
        return Optional.of(shape.rule());
    return Optional.empty();
  }

  /**
   * The heaps from which more can be taken, when {@code taken} has been taken from others (0 elsewhere): exactly when
   * the move would end there, and otherwise where there are heaps enough.
   */
  List<Integer> further(List<BigInteger> heaps, List<BigInteger> taken) {
    int[] touched = IntStream.range(0, heaps.size()).filter(i -> taken.get(i).signum() > 0).toArray();
    int[] others = IntStream.range(0, heaps.size())
        .filter(i -> taken.get(i).signum() == 0 && heaps.get(i).signum() > 0).toArray();
    if (touched.length >= arity())
      return List.of();
    boolean goesOn = IntStream.rangeClosed(touched.length + 2, Math.min(arity(), touched.length + others.length))
        .anyMatch(arity -> !listed.get(arity).isEmpty());
    var lines = new BigLines(heaps, (_, _, _, _) -> true);
    int[] cells = Arrays.copyOf(touched, touched.length + 1);
    return IntStream.of(others).filter(heap -> {
      cells[touched.length] = heap;
      return goesOn || !lines.line(cells, listed.get(cells.length), taken).isEmpty();
    }).boxed().toList();
  }
}
