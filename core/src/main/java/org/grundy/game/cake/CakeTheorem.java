package org.grundy.game.cake;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Count;
import org.grundy.game.MovesAhead;
import org.grundy.game.Theorem;
import org.grundy.game.Winning;
import org.grundy.number.Dyadic;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;

/** Each cake is worth a whole number under normal play, and cakes add. */
abstract class CakeTheorem implements Theorem<List<Cake>> {
  /** The most cakes explained one by one. */
  private static final int SHOWN = 6;

  private final CakeGame game;

  CakeTheorem(CakeGame game) {
    this.game = game;
  }

  /** Left's free moves in a cake less Right's. */
  abstract long number(Cake cake);

  /** Why a cake has its value. */
  abstract Phrase why(Cake cake);

  private long sum(List<Cake> at) {
    return at.stream().mapToLong(this::number).sum();
  }

  @Override
  public Optional<Worth> worth(List<Cake> at, Convention convention) {
    if (convention != Convention.NORMAL)
      return Optional.empty();
    int sign = Long.signum(sum(at));
    Result result = Result.win(sign > 0 ? Player.LEFT : Player.RIGHT);
    return Optional.of(sign == 0 ? NimValue.ZERO : new Worth.Only(new Outcome(result, result)));
  }

  @Override
  public Optional<Dyadic> number(List<Cake> at) {
    return Optional.of(Dyadic.of(sum(at)));
  }

  /** All moves to a number that does not favour the other player. */
  @Override
  public Winning<List<Cake>> winning(List<Cake> at, Player mover, Convention convention) {
    var some = new ArrayList<List<Cake>>();
    var seen = new LinkedHashSet<List<Cake>>();
    game.moves(at, mover, (option, _) -> {
      if (Long.signum(sum(option)) * (mover == Player.LEFT ? 1 : -1) >= 0 && seen.add(option))
        some.add(option);
      return true;
    });
    return new Winning<>(some, new Count.Exactly(BigInteger.valueOf(some.size())));
  }

  @Override
  public Reason why(List<Cake> at, Convention convention) {
    var items = new ArrayList<Reason.Item>();
    List<Cake> live = game.normal(at);
    for (Cake cake : live.subList(0, Math.min(SHOWN, live.size())))
      items.add(Reason.say("{0} is worth {1}: {2}", cake.toString(), number(cake), why(cake)));
    if (live.size() != 1)
      items.add(Reason.say("Together the cakes are worth {0}.", sum(at)));
    items.add(MovesAhead.decided(BigInteger.valueOf(sum(at))));
    return new Reason(items);
  }
}
