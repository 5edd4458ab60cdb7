package org.grundy.value.notation;

import org.grundy.value.shortgame.ShortGames;

/** The generalised ups (Siegel, Combinatorial Game Theory, 2013, II.5), by their canonical forms. */
public final class Uptimals {
  private Uptimals() {
  }

  /** {@code ^[n]}: {@code ^[1] = ^} and {@code ^[n] = {^[n-1] | *}}, for n from 0. */
  public static int series(ShortGames values, int n) {
    int series = ShortGames.ZERO;
    for (int i = 0; i < n; i++)
      series = values.make(new int[]{series}, new int[]{ShortGames.STAR});
    return series;
  }

  /** {@code ^<n>}: {@code ^<1> = ^} and {@code ^<n> = {0 | v[n-1]*}}, for n from 1. */
  public static int power(ShortGames values, int n) {
    int answer = values.plus(values.negative(series(values, n - 1)), ShortGames.STAR);
    return values.make(new int[]{ShortGames.ZERO}, new int[]{answer});
  }
}
