package org.grundy.solve.key;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.grundy.effort.Budget;
import org.grundy.game.Impartial;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;

/**
 * Positions of any game whose notation is numbers, rows of characters or edges, numbered by how their normal form is
 * written: so only the rules that list moves are needed. Where players have different moves, the lowest bit says who
 * moves. All positions are in one tier, because nothing is known of the moves.
 *
 * <p>Listing the options of a position costs what the game's own list costs, and reading and writing each of them.
 */
final class NotationKeys<P> implements PositionKeys {
  /** How many positions the digest follows. */
  private static final int DIGESTED = 256;
  private static final int MOST_OPTIONS = 1 << 24;

  private final Ruleset<P> game;
  private final PositionCode<P> code;
  private final boolean impartial;
  private final P start;

  private NotationKeys(Ruleset<P> game, P start, PositionCode<P> code) {
    this.game = game;
    this.start = start;
    this.code = code;
    this.impartial = game instanceof Impartial;
  }

  /** For what can be reached from a position; empty when its notation is another, or points are counted. */
  static Optional<PositionKeys> of(Position.Single<?> position) {
    return keys(position);
  }

  private static <P> Optional<PositionKeys> keys(Position.Single<P> position) {
    Ruleset<P> game = position.ruleset();
    P start = position.at();
    return game instanceof Scoring ? Optional.empty()
        : PositionCode.of(game, start).map(code -> new NotationKeys<>(game, start, code));
  }

  @Override
  public int bits() {
    return code.bits() + (impartial ? 0 : 1);
  }

  @Override
  public int tiers() {
    return 1;
  }

  @Override
  public int tier(long key) {
    return 0;
  }

  @Override
  public boolean drops() {
    return false;
  }

  @Override
  public int width() {
    return 2;
  }

  @Override
  public boolean isPosition(long key) {
    return code.position(impartial ? key : key >>> 1).isPresent();
  }

  @Override
  public OptionalLong key(Position position, Player mover) {
    return position instanceof Position.Single<?> single && single.ruleset().name().equals(game.name())
        ? key(at(single), mover) : OptionalLong.empty();
  }

  @SuppressWarnings("unchecked") // games of one name have positions of one kind
  private P at(Position.Single<?> single) {
    return (P) single.at();
  }

  private OptionalLong key(P at, Player mover) {
    OptionalLong bits = code.code(at);
    return bits.isEmpty() ? bits
        : OptionalLong.of(impartial ? bits.getAsLong() : bits.getAsLong() << 1 | mover.index());
  }

  private P position(long key) {
    return code.position(impartial ? key : key >>> 1).orElseThrow(() -> BadInput.because(
        "{0}: cannot read the normal form of a position", game.name()));
  }

  private Player mover(long key) {
    return impartial || (key & 1) == 0 ? Player.LEFT : Player.RIGHT;
  }

  @Override
  public Turn turn(long key) {
    return new Turn(new Position.Single<>(game, position(key)), mover(key));
  }

  @Override
  public void options(long key, LongList out, Budget budget) {
    Player mover = mover(key);
    Player next = impartial ? Player.LEFT : mover.opponent();
    game.moves(position(key), mover, (option, _) -> {
      budget.charge(1);
      if (out.size == MOST_OPTIONS)
        throw budget.outOfMemory();
      out.add(key(option, next).orElseThrow(() -> BadInput.because(
          "strong cannot solve a game in which play reaches more or larger parts than the start has, as in {0}",
          new Position.Single<>(game, option).text())));
      return true;
    });
  }

  /** Of the first positions found breadth first, and their options. */
  @Override
  public String digest(Budget budget) {
    var numbers = LongStream.builder().add(bits());
    var waiting = new ArrayDeque<Long>();
    var met = new HashSet<Long>();
    for (Player mover : Player.values())
      key(start, impartial ? Player.LEFT : mover).ifPresent(waiting::add);
    var options = new LongList();
    while (!waiting.isEmpty() && met.size() < DIGESTED) {
      long key = waiting.remove();
      if (!met.add(key))
        continue;
      options.clear();
      options(key, options, budget);
      long[] sorted = Arrays.copyOf(options.items, options.size);
      Arrays.sort(sorted);
      numbers.add(key).add(sorted.length);
      for (long option : sorted) {
        numbers.add(option);
        waiting.add(option);
      }
    }
    return Digest.of(numbers.build().toArray());
  }
}
