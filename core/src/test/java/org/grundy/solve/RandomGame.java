package org.grundy.solve;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.grundy.game.Impartial;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Numbers;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Games that nobody plays, for duels: a position is a number, and what it leads to is drawn by lot. They have no negative,
 * no symmetry, no summands and no theorem; some go round and round.
 */
abstract class RandomGame {
  private final int[][] left;
  private final int[][] right;
  private final boolean loopy;

  private RandomGame(int[][] left, int[][] right, boolean loopy) {
    this.left = left;
    this.right = right;
    this.loopy = loopy;
  }

  private static final class Unfair extends RandomGame implements Partizan<Integer> {
    Unfair(int[][] left, int[][] right, boolean loopy) {
      super(left, right, loopy);
    }
  }

  private static final class Fair extends RandomGame implements Impartial<Integer> {
    Fair(int[][] both, boolean loopy) {
      super(both, both, loopy);
    }

    @Override
    public void moves(Integer at, Moves<Integer> out) {
      moves(at, Player.LEFT, out);
    }

    @Override
    public void moves(Integer at, Player mover, Moves<Integer> out) {
      super.moves(at, mover, out);
    }
  }

  /** Numbers from 0 to {@code most}, each leading to smaller ones. */
  static Ruleset<Integer> unfair(Random random, int most) {
    return new Unfair(falling(random, most), falling(random, most), false);
  }

  static Ruleset<Integer> fair(Random random, int most) {
    return new Fair(falling(random, most), false);
  }

  /** Each leading to any. */
  static Ruleset<Integer> unfairLoopy(Random random, int most) {
    return new Unfair(any(random, most), any(random, most), true);
  }

  static Ruleset<Integer> fairLoopy(Random random, int most) {
    return new Fair(any(random, most), true);
  }

  /** Leading from 2 to 1, to 0 and back to 2 without saying so, and nowhere else. */
  static Ruleset<Integer> liar() {
    int[][] round = {{2}, {0}, {1}};
    return new Unfair(round, round, false);
  }

  /** The same, fair. */
  static Ruleset<Integer> fairLiar() {
    return new Fair(new int[][]{{2}, {0}, {1}}, false);
  }

  /** Leading from 2 to 3, the sum of 2 and 1, without saying so; in 1 only Right has a move. */
  static Ruleset<Integer> growingLiar() {
    return new Growing();
  }

  private static final class Growing extends RandomGame implements Partizan<Integer> {
    Growing() {
      super(new int[][]{{}, {}, {3}, {}}, new int[][]{{}, {0}, {3}, {}}, false);
    }

    @Override
    public List<Integer> summands(Integer at) {
      return at == 3 ? List.of(2, 1) : List.of(at);
    }
  }

  /** There and back between 0 and 1, a point for each move. */
  static Ruleset<Integer> loopyWithPoints() {
    return new Points(new int[][]{{1}, {0}});
  }

  private static final class Points extends RandomGame implements Scoring<Integer> {
    Points(int[][] both) {
      super(both, both, true);
    }

    @Override
    public long points(Integer from, Player mover, Integer to) {
      return 1;
    }
  }

  private static int[][] falling(Random random, int most) {
    return IntStream.rangeClosed(0, most)
        .mapToObj(n -> n == 0 ? new int[0] : random.ints(random.nextInt(4), 0, n).toArray()).toArray(int[][]::new);
  }

  private static int[][] any(Random random, int most) {
    return IntStream.rangeClosed(0, most)
        .mapToObj(n -> random.ints(random.nextInt(4), 0, most + 1).filter(to -> to != n).toArray())
        .toArray(int[][]::new);
  }

  public String name() {
    return "random";
  }

  public Phrase rules() {
    return Phrase.of("Go where the dice have said.");
  }

  public Notation<Integer> notation() {
    return Numbers.from(0).atMost(left.length - 1).count(1).as(numbers -> numbers.getFirst().intValueExact(),
        n -> List.of(BigInteger.valueOf(n)));
  }

  public List<String> examples() {
    return List.of("0");
  }

  public boolean loopy() {
    return loopy;
  }

  public Picture picture(Integer at) {
    return Picture.board(1, left.length, (_, column) -> column == at ? Picture.Look.NEUTRAL : Picture.Look.EMPTY);
  }

  public void moves(Integer at, Player mover, Moves<Integer> out) {
    for (int option : (mover == Player.LEFT ? left : right)[at])
      if (!out.to(option, option))
        return;
  }
}
