package org.grundy.game.strip;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.game.ClosedTerm;
import org.grundy.game.NimRule;
import org.grundy.game.Theorem;
import org.grundy.game.Winning;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;

/** Under normal play a row of coins is worth the nim-sum of its heads. Linear in the coins. */
final class TurningTheorem implements Theorem<String> {
  private static final int SHOWN = 8;

  /** The most ways to turn a head for which the resulting rows are listed. */
  private static final int MOST_WAYS = 1 << 12;

  private final TurningCoins game;

  TurningTheorem(TurningCoins game) {
    this.game = game;
  }

  @Override
  public Citation citation() {
    return game.citation();
  }

  @Override
  public Optional<ClosedTerm> closed() {
    return Optional.of(new ClosedTerm(game.term(), game.meaning(), 1, List.of()));
  }

  @Override
  public Optional<Worth> worth(String at, Convention convention) {
    return convention == Convention.NORMAL ? Optional.of(NimValue.of(game.sum(at))) : Optional.empty();
  }

  @Override
  public Winning<String> winning(String at, Player mover, Convention convention) {
    return changing(at, game.sum(at));
  }

  @Override
  public Optional<Winning<String>> reaching(String at, Player mover, BigInteger value) {
    return Optional
        .of(value.bitLength() >= Long.SIZE ? Winning.none() : changing(at, game.sum(at) ^ value.longValueExact()));
  }

  private Winning<String> changing(String at, long sum) {
    var found = new ArrayList<String>();
    for (int last = 0; last < at.length(); last++)
      if (at.charAt(last) == TurningCoins.HEADS)
        game.making(last, sum, places -> found.add(TurningCoins.turned(at, places)));
    return Winning.all(found);
  }

  @Override
  public Reason proof(String at, Convention convention) {
    var items = new ArrayList<Reason.Item>();
    items
        .add(Reason
            .technical("Two heads in one place would be worth 0, whatever one head there is worth. So a row is worth "
                + "the nim-sum of its heads, each taken alone."));
    IntStream.range(0, at.length()).filter(place -> at.charAt(place) == TurningCoins.HEADS)
        .filter(place -> game.ways(place) <= MOST_WAYS).max().ifPresent(place -> items.add(alone(place)));
    return new Reason(items);
  }

  /** The values that a single head can become, and their mex. */
  private Reason.Item alone(int head) {
    var worths = new TreeSet<Long>();
    game.turns(head, places -> {
      long worth = game.value(head);
      for (int place : places)
        worth ^= game.value(place);
      worths.add(worth);
      return true;
    });
    String list = worths.stream().limit(SHOWN).map(String::valueOf).collect(Collectors.joining(" "))
        + (worths.size() > SHOWN ? " .." : "");
    return Reason.say("A single head at place {0} can become rows worth {1}: the least number missing is {2}.",
        head + 1,
        list, game.value(head));
  }

  @Override
  public Reason why(String at, Convention convention) {
    var values = new ArrayList<String>();
    for (int place = 0; place < at.length(); place++)
      if (at.charAt(place) == TurningCoins.HEADS)
        values.add(Long.toString(game.value(place)));
    List<String> shown = values.size() <= SHOWN ? values : values.subList(0, SHOWN);
    String heaps = values.isEmpty() ? "0" : String.join(" ", shown) + (shown.size() < values.size() ? " .." : "");
    var items = new ArrayList<Reason.Item>();
    items.add(Reason.technical(Phrase.of("The heads are worth {0}. Their nim-sum is {1}.", heaps, game.sum(at)),
        Phrase.of("The heads act as Nim heaps: {0}.", heaps)));
    items.addAll(NimRule.asNim(values.stream().map(BigInteger::new).toList(), convention).items());
    items.add(Reason.say(
        "Turning a tail over acts as if there were two heads there and the move removed one of them."));
    return new Reason(items);
  }
}
