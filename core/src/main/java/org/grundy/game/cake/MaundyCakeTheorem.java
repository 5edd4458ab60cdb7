package org.grundy.game.cake;

import java.util.ArrayList;
import java.util.List;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;

/**
 * The number of prime factors of each side counts. Divide the side with fewer primes down to 1, and the other side by
 * as many of its primes, the least first. Divide the rest of that side on to 1; the quotients add up to its player's
 * moves.
 */
final class MaundyCakeTheorem extends CakeTheorem {
  MaundyCakeTheorem(MaundyCake game) {
    super(game);
  }

  @Override
  public Citation citation() {
    return new Citation("maundy-cake-1982",
        Phrase.of(
            "divide both sides by their least primes until one is 1; Maundy Cake is worth the quotients that follow"),
        "Berlekamp, Conway, Guy 1982",
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, chapter 2", "");
  }

  /** A number and its successive quotients by its least prime, down to 1. */
  private static List<Integer> divided(int side) {
    var chain = new ArrayList<>(List.of(side));
    int rest = side;
    for (int prime = 2; rest > 1; prime++)
      while (rest % prime == 0) {
        rest /= prime;
        chain.add(rest);
      }
    return chain;
  }

  private static List<Integer> beyond(int side, int other) {
    List<Integer> chain = divided(side);
    int done = divided(other).size();
    return done >= chain.size() ? List.of() : chain.subList(done, chain.size());
  }

  private static long sum(List<Integer> numbers) {
    return numbers.stream().mapToLong(n -> n).sum();
  }

  @Override
  long number(Cake cake) {
    return sum(beyond(cake.columns(), cake.rows())) - sum(beyond(cake.rows(), cake.columns()));
  }

  @Override
  Phrase why(Cake cake) {
    String columns = chain(divided(cake.columns()));
    String rows = chain(divided(cake.rows()));
    List<Integer> left = beyond(cake.columns(), cake.rows());
    List<Integer> right = beyond(cake.rows(), cake.columns());
    if (left.isEmpty() && right.isEmpty())
      return Phrase.of("columns {0}, rows {1}: both run out together.", columns, rows);
    return left.isEmpty()
        ? Phrase.of("columns {0}, rows {1}: when the columns run out, Right's quotients {2} are left.", columns, rows,
            plus(right))
        : Phrase.of("columns {0}, rows {1}: when the rows run out, Left's quotients {2} are left.", columns, rows,
            plus(left));
  }

  private static String chain(List<Integer> numbers) {
    return String.join(" > ", numbers.stream().map(String::valueOf).toList());
  }

  private static String plus(List<Integer> numbers) {
    return String.join(" + ", numbers.stream().map(String::valueOf).toList());
  }
}
