package org.grundy.claim;

import static org.grundy.claim.Claim.Expected.PROVED;
import static org.grundy.claim.Claim.Expected.REFUTED;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.game.Position;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** The games of text 002 that turn out to be Nim, a number, or a closed form. Values are found by plain play. */
final class SlideGames {
  private static final int DIVISORS_TO = 1000;

  private SlideGames() {
  }

  static List<Claim> claims() {
    return List.of(
        new Claim("S18", "002 two heaps",
            Phrase.of("A takes 1 to k1 from one heap, B takes 1 to k2 from the other: A, who starts, wins exactly when "
                + "n1 > n2."),
            PROVED, Arguments.proved(SlideGames::twoHeaps, Arguments.ownHeaps())),
        new Claim("S18.2", "002 two heaps",
            Phrase.of("The game equals the whole number n1 - n2, whatever k1 and k2 are."), PROVED,
            Arguments.proved(SlideGames::integer, Arguments.ownHeapsAsNumber())),
        new Claim("S20", "002 Poker Nim",
            Phrase.of("Nim with at most K stones added in all is a loss exactly when Nim is."), PROVED,
            Arguments.proved(SlideGames::pokerNim, Arguments.pokerNim())),
        new Claim("S22", "002 coins",
            Phrase.of("With coins on 5, 7, 8 and 12, the coin on 12 can move to 9, 10, 11 or 12."), REFUTED,
            SlideGames::coinOnTwelve),
        new Claim("S22.2", "002 coins",
            Phrase.of(
                "The coins 5, 7, 8, 12 have the gaps 4, 1, 0, 3; every other one, 1 and 3, as heaps: 3 xor 1 = 2."),
            PROVED, trial -> Finding.proved("each value computed as a mex").unless(Stream.of("coins 5 7 8 12"),
                text -> Finding.same(text, 2, trial.nimValue(text)))),
        new Claim("S22.3", "002 coins",
            Phrase.of("The game of coins on a strip is Nim with every other gap as a heap."), PROVED,
            Arguments.proved(SlideGames::coins, Arguments.coins())),
        new Claim("S25", "002 divisor", Phrase.of("In the divisor game the nim-value of x is x & -x."), REFUTED,
            trial -> divisors(trial, "divisor", n -> n & -n)),
        new Claim("S25.2", "002 divisor",
            Phrase.of("If a move takes a proper divisor of x, the nim-value of x is v2(x), the exponent of 2 in x."),
            PROVED,
            Arguments.proved(trial -> divisors(trial, "divisor", Long::numberOfTrailingZeros),
                Arguments.ofTheorem("divisor"))),
        new Claim("S25.3", "002 code",
            Phrase.of("If a move takes any divisor of x, as in the code on the slides, the nim-value of x is v2(x) "
                + "+ 1."),
            PROVED,
            Arguments.proved(trial -> divisors(trial, "divisor-any", n -> Long.numberOfTrailingZeros(n) + 1),
                Arguments.ofTheorem("divisor-any"))),
        new Claim("S25.4", "002 code",
            Phrase.of("If a move takes any divisor of x, as in the code on the slides, the nim-value of x is x & "
                + "-x."),
            REFUTED,
            trial -> divisors(trial, "divisor-any", n -> n & -n)));
  }

  /** The value of a position is the integer n1 - n2, whatever amounts may be taken. */
  private static Finding twoHeaps(Trial trial) {
    int most = 6;
    return Finding.checked("heaps up to {0}, k1 and k2 up to {1}", most, 3).unless(
        IntStream.rangeClosed(0, 8).boxed().flatMap(k -> Trial.pairs(most)
            .map(heaps -> new long[]{1 + k / 3, 1 + k % 3, heaps[0], heaps[1]})),
        at -> {
          Position position = trial.position("two-heaps:" + at[0] + "," + at[1], at[2], at[3]);
          return trial.winsMoving(position, Player.LEFT) == at[2] > at[3] ? Optional.empty()
              : Optional.of(Phrase.verbatim(position.text()));
        });
  }

  /** The game minus that number is won by the second player. */
  private static Finding integer(Trial trial) {
    return Finding.checked("heaps up to {0}, k1 and k2 up to {1}, by play", 4, 3)
        .unless(Trial.pairs(4).flatMap(n -> IntStream.range(0, 9).mapToObj(k -> new long[]{1 + k / 3, 1 + k % 3, n[0],
            n[1]})), at -> {
              long worth = at[2] - at[3];
              Position less = trial.position("two-heaps:" + at[0] + "," + at[1] + " " + at[2] + " " + at[3]
                  + (worth < 0 ? " + " : " - ") + Math.abs(worth));
              return Stream.of(Player.values()).noneMatch(mover -> trial.winsMoving(less, mover)) ? Optional.empty()
                  : Optional.of(Phrase.verbatim(less.text()));
            });
  }

  private static Finding pokerNim(Trial trial) {
    int most = 4;
    int stones = 3;
    return Finding.checked("two heaps up to {0}, up to {1} stones to add", most, stones).unless(
        Trial.pairs(most).flatMap(heaps -> IntStream.rangeClosed(0, stones).mapToObj(k -> new long[]{heaps[0],
            heaps[1], k})),
        at -> {
          String text = "poker-nim " + at[0] + " " + at[1] + "; " + at[2];
          return (trial.nimValue(text) == 0) == (at[0] == at[1]) ? Optional.empty()
              : Optional.of(Phrase.verbatim(text));
        });
  }

  private static Finding coinOnTwelve(Trial trial) {
    var places = new TreeSet<Integer>();
    trial.position("coins 5 7 8 12").moves(Player.LEFT, move -> {
      List<Integer> coins = Stream.of(move.to().written().split(" ")).map(Integer::valueOf).toList();
      if (coins.subList(0, 3).equals(List.of(5, 7, 8)))
        places.add(coins.getLast());
      return true;
    });
    return places.equals(new TreeSet<>(List.of(9, 10, 11, 12))) ? Finding.proved("all its moves listed")
        : Finding.refuted("12 -> 12 is not a move: {0}",
            places.stream().map(String::valueOf).collect(Collectors.joining(", ")));
  }

  /** All positions of up to four coins on a short strip. */
  private static Finding coins(Trial trial) {
    int boxes = 9;
    return Finding.checked("all positions of up to {0} coins in {1} boxes", 4, boxes).unless(
        IntStream.range(1, 1 << boxes).filter(set -> Integer.bitCount(set) <= 4).boxed(), set -> {
          int[] at = IntStream.rangeClosed(1, boxes).filter(box -> (set >> (box - 1) & 1) != 0).toArray();
          int sum = 0;
          for (int i = at.length - 1; i >= 0; i -= 2)
            sum ^= at[i] - (i > 0 ? at[i - 1] : 0) - 1;
          String text = "coins " + IntStream.of(at).mapToObj(Integer::toString).collect(Collectors.joining(" "));
          return Finding.same(text, sum, trial.nimValue(text));
        });
  }

  @FunctionalInterface
  private interface Formula {
    long at(long n);
  }

  private static Finding divisors(Trial trial, String game, Formula formula) {
    return Finding.checked("n <= {0}", DIVISORS_TO).unless(1, DIVISORS_TO, n -> {
      long value = trial.nimValue(trial.position(game, n));
      return value == formula.at(n) ? Optional.empty()
          : Optional.of(Phrase.of("x = {0}: the value is {1}, not {2}", n, value, formula.at(n)));
    });
  }
}
