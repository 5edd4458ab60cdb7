package org.grundy.solve.strong;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.solve.engine.Question;
import org.grundy.solve.key.LongList;
import org.grundy.solve.key.Mixer;
import org.grundy.solve.key.PositionKeys;
import org.grundy.solve.key.Turn;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;

/**
 * Every position that can be reached from one by alternating moves, whoever starts: who wins, and in how many moves when the
 * winner plays for speed and the loser for delay; and nim-values, under normal play of an impartial game. A {@link
 * StrongSearch} finds it. Looking a position up costs three cache misses. Any number of threads may ask.
 */
public final class StrongSolution {
  /**
   * What is known of a position and the player to move.
   *
   * @param ending   for that player
   * @param plies    the number of moves to the end; empty when play is drawn
   * @param nimValue empty when positions were given none
   */
  public record Entry(Ending ending, OptionalInt plies, OptionalInt nimValue) {
    public boolean wins() {
      return ending == Ending.WON;
    }

    /** The result, when this player is to move. */
    Result result(Player mover) {
      return switch (ending) {
        case WON -> Result.win(mover);
        case LOST -> Result.win(mover.opponent());
        case DRAWN -> Result.DRAW;
      };
    }
  }

  /** How play ends for the player to move. */
  public enum Ending {
    WON, LOST, DRAWN
  }

  /**
   * The positions that play ends in the same way from.
   *
   * @param count how many
   * @param first of them, in the order of the table; empty when there are none
   */
  public record Kind(long count, Optional<Turn> first) {
  }

  /**
   * The positions of each kind, with the player to move.
   *
   * @param kinds by the number of moves to the end
   * @param drawn those without an end
   */
  public record Census(List<Kind> kinds, Kind drawn) {
    public Census {
      kinds = List.copyOf(kinds);
    }

    /** The most moves to the end; -1 when all are drawn. */
    public int most() {
      return kinds.size() - 1;
    }

    /** How many positions take so many moves. */
    public long count(int plies) {
      return kinds.get(plies).count();
    }

    /** A position that takes as many moves as any; empty when all are drawn. */
    public Optional<Turn> longest() {
      return kinds.isEmpty() ? Optional.empty() : kinds.getLast().first();
    }
  }

  /** How many positions of a tier are compared with their options. */
  private static final int CHECKED = 1000;

  private final Question question;
  private final PositionKeys keys;
  private final Mixer mixer;
  private final List<Tier> tiers;

  /** @param tiers by what is left to be used up */
  StrongSolution(Question question, PositionKeys keys, List<Tier> tiers) {
    this.question = question;
    this.keys = keys;
    this.mixer = new Mixer(keys.bits());
    this.tiers = List.copyOf(tiers);
  }

  /** What was asked: the position from which all can be reached, and the convention. */
  public Question question() {
    return question;
  }

  List<Tier> tiers() {
    return tiers;
  }

  /** Whether nim-values are known: under normal play of impartial games without endless play. */
  static boolean isValued(Question question) {
    return question.position().impartial() && !question.position().loopy()
        && question.convention() == Convention.NORMAL;
  }

  /**
   * How many positions there are, each with the player to move; those that differ by a symmetry, or by an exchange of the
   * players, count once.
   */
  public long positions() {
    return tiers.stream().mapToLong(Tier::size).sum();
  }

  /**
   * Counts the positions, in time linear in their number.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public Census census(Budget budget) {
    var counts = new long[keys.drops() ? tiers.size() + 1 : Short.MAX_VALUE + 1];
    var firsts = new long[counts.length];
    int most = 0;
    for (Tier tier : tiers)
      for (int index = 0; index < tier.size(); index++) {
        budget.charge(1);
        int end = tier.ends().get(index);
        if (counts[end]++ == 0)
          firsts[end] = mixer.key(tier.keys().get(index));
        most = Math.max(most, end);
      }
    IntFunction<Kind> kind = end -> new Kind(counts[end],
        counts[end] == 0 ? Optional.empty() : Optional.of(keys.turn(firsts[end])));
    return new Census(IntStream.rangeClosed(1, most).mapToObj(kind).toList(), kind.apply(0));
  }

  /** What is known of a position; empty if it cannot be reached. */
  public Optional<Entry> entry(Position position, Player mover) {
    OptionalLong number = keys.key(position, mover);
    if (number.isEmpty())
      return Optional.empty();
    Tier tier = tiers.get(keys.tier(number.getAsLong()));
    int index = tier.find(mixer.mixed(number.getAsLong()));
    if (index < 0)
      return Optional.empty();
    int end = tier.ends().get(index);
    return Optional.of(new Entry(end == 0 ? Ending.DRAWN : wins(end - 1) ? Ending.WON : Ending.LOST,
        end == 0 ? OptionalInt.empty() : OptionalInt.of(end - 1),
        isValued(question) ? OptionalInt.of(tier.values().get(index) - 1) : OptionalInt.empty()));
  }

  /** The outcome of a position, and its nim-value if positions have one; empty unless it is known for both players' starts. */
  public Optional<Worth> worth(Position position) {
    Optional<Entry> left = entry(position, Player.LEFT);
    Optional<Entry> right = entry(position, Player.RIGHT);
    if (left.isEmpty() || right.isEmpty())
      return Optional.empty();
    OptionalInt nimValue = left.get().nimValue();
    return Optional.of(nimValue.isPresent() ? new NimValue(BigInteger.valueOf(nimValue.getAsInt()))
        : new Worth.Only(new Outcome(left.get().result(Player.LEFT), right.get().result(Player.RIGHT))));
  }

  /**
   * Whether the results of some positions, evenly spread, are those that the results of their options give: a check for
   * rules that have changed since.
   */
  boolean agreesWithRules(Budget budget) {
    for (Tier tier : tiers)
      for (long i = 0; i < Math.min(tier.size(), CHECKED); i++) {
        int index = (int) (i * tier.size() / Math.min(tier.size(), CHECKED));
        if (tier.ends().get(index) != end(mixer.key(tier.keys().get(index)), budget))
          return false;
      }
    return true;
  }

  /** The number of moves to the end plus 1 by those of the options; 0 for a draw, -1 when an option is missing. */
  private int end(long key, Budget budget) {
    var options = new LongList();
    keys.options(key, options, budget);
    int soonest = Integer.MAX_VALUE;
    int latest = 0;
    boolean drawn = false;
    for (int i = 0; i < options.size; i++) {
      Tier tier = tiers.get(keys.tier(options.items[i]));
      int place = tier.find(mixer.mixed(options.items[i]));
      if (place < 0)
        return -1;
      int end = tier.ends().get(place);
      drawn |= end == 0;
      if (end > 0 && wins(end))
        soonest = Math.min(soonest, end);
      else
        latest = Math.max(latest, end);
    }
    return soonest < Integer.MAX_VALUE ? soonest + 1 : drawn ? 0 : latest + 1;
  }

  /** Whether the player to move wins when play ends in so many moves. */
  public boolean wins(int plies) {
    return wins(plies, question.convention());
  }

  static boolean wins(int plies, Convention convention) {
    return (plies & 1) == (convention == Convention.NORMAL ? 1 : 0);
  }
}
