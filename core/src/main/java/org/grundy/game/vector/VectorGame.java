package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.game.Count;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.game.Touch;
import org.grundy.game.TouchResult;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;
import org.jspecify.annotations.Nullable;

/**
 * A game of heaps whose moves take amounts from some heaps at once, by {@link Rule}s that treat all heaps alike. A game
 * writes {@link #name}, and {@link #rules()} as a sentence. Heaps may be of any size: moves are checked, counted and
 * touched without being listed, and listed without trying candidates.
 */
public abstract class VectorGame implements Impartial<Heaps> {
  /** The relation that {@link #lost} defines. */
  public static final String LOST = "lost";

  /** The rules, prepared once. */
  private final VectorMoves kernel;
  private final int heaps;

  /** @param heaps the number of heaps of a position, 0 for any number */
  protected VectorGame(int heaps, Rule... rules) {
    for (Rule rule : rules)
      if (heaps == 0 ? !rule.exceptions().isEmpty() : rule.arity() > heaps || heaps > Rule.MOST_HEAPS)
        throw new IllegalArgumentException("rule " + rule.name() + " does not fit " + heaps + " heaps");
    this.heaps = heaps;
    this.kernel = new VectorMoves(heaps, List.of(rules));
  }

  /**
   * The P-positions under normal play, as definitions for the prover, one of which is called {@link #LOST}, so that it
   * can prove them. Empty when nothing is known.
   */
  public Optional<String> lost() {
    return Optional.empty();
  }

  /** How many heaps a position has, 0 for any number. */
  public final int heaps() {
    return heaps;
  }

  /** The rules as they were given. */
  public final List<Rule> moveRules() {
    return kernel.rules();
  }

  /** The rules prepared for engines. */
  public final VectorMoves kernel() {
    return kernel;
  }

  /** The rule that allows a move from one position to another, at any size. */
  public final Optional<Rule> by(Heaps from, Heaps to) {
    return kernel.by(from, to);
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Take from heaps as the rules of {0} allow.", name());
  }

  @Override
  public List<String> examples() {
    return List.of(IntStream.range(0, heaps == 0 ? 3 : heaps).mapToObj(i -> Integer.toString(2 * i + 3))
        .collect(Collectors.joining(" ")));
  }

  @Override
  public Notation<Heaps> notation() {
    return heaps == 0 ? Heaps.notation() : Heaps.notation().count(heaps);
  }

  @Override
  public Picture picture(Heaps at) {
    return Picture.heaps(at.list());
  }

  @Override
  public Heaps normal(Heaps at) {
    return heaps == 0 ? at.sortedWithoutEmpty() : at.sorted();
  }

  /** Each heap alone, if no rule takes from two. */
  @Override
  public List<Heaps> summands(Heaps at) {
    List<Heaps> alone = kernel.arity() > 1 ? List.of()
        : IntStream.range(0, at.count()).filter(i -> at.get(i).signum() > 0).mapToObj(at::only).toList();
    return alone.size() < 2 ? List.of(at) : alone;
  }

  @Override
  public BigInteger level(Heaps option, int part) {
    return option.get(part);
  }

  @Override
  public final boolean legal(Heaps from, Player mover, Heaps to) {
    return by(from, to).isPresent();
  }

  @Override
  public final Optional<Count> moveCount(Heaps at, Player mover) {
    return Optional.of(kernel.count(at));
  }

  @Override
  public final boolean touchedInAnyOrder() {
    return true;
  }

  @Override
  public final TouchResult<Heaps> touched(Heaps at, Player mover, List<Touch> soFar) {
    return new VectorTouches(kernel, at).touched(soFar);
  }

  @Override
  public final void moves(Heaps at, Moves<Heaps> out) {
    if (kernel.fits(at)) {
      long[] before = at.toLongs();
      kernel.options(before, taken -> out.to(Heaps.of(left(before, taken)), changed(taken)));
    } else {
      kernel.bigRuns(at.list(), (taken, heap, from, to) -> bigRun(at, taken, heap, from, to, out));
    }
  }

  /** Equal games have the same rules under the same name. */
  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof VectorGame game && getClass() == game.getClass() && heaps == game.heaps
        && name().equals(game.name()) && moveRules().equals(game.moveRules());
  }

  @Override
  public final int hashCode() {
    return Objects.hash(name(), heaps);
  }

  private static long[] left(long[] before, long[] taken) {
    var left = new long[before.length];
    for (int i = 0; i < left.length; i++)
      left[i] = before[i] - taken[i];
    return left;
  }

  private static int[] changed(long[] taken) {
    var changed = new int[taken.length];
    int count = 0;
    for (int i = 0; i < taken.length; i++)
      if (taken[i] != 0)
        changed[count++] = i;
    return Arrays.copyOf(changed, count);
  }

  private static boolean bigRun(Heaps at, List<BigInteger> taken, int heap, BigInteger from, BigInteger to,
      Moves<Heaps> out) {
    var left = new ArrayList<BigInteger>(at.list());
    for (int i = 0; i < left.size(); i++)
      left.set(i, left.get(i).subtract(taken.get(i)));
    int[] changed = IntStream.range(0, left.size()).filter(i -> i == heap || taken.get(i).signum() > 0).toArray();
    for (BigInteger amount = from; amount.compareTo(to) <= 0; amount = amount.add(BigInteger.ONE)) {
      left.set(heap, at.get(heap).subtract(amount));
      if (!out.to(Heaps.of(left), changed))
        return false;
    }
    return true;
  }
}
