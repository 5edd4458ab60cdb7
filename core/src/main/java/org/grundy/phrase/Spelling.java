package org.grundy.phrase;

import java.util.Locale;

/** Suggests the names that a misspelt one may stand for. */
public final class Spelling {
  private Spelling() {
  }

  /** Whether two names differ by at most two letters (one in short names), or one begins the other. */
  public static boolean near(String typed, String known) {
    String a = typed.toLowerCase(Locale.ROOT);
    int most = known.length() <= 4 ? 1 : 2;
    return a.length() >= 3 && known.startsWith(a)
        || Math.abs(a.length() - known.length()) <= most && distance(a, known) <= most;
  }

  /** Letters to insert, delete, change or swap with the next: V. I. Levenshtein 1966, F. J. Damerau 1964. */
  public static int distance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++)
      for (int j = 0; j <= b.length(); j++)
        if (i == 0 || j == 0) {
          d[i][j] = i + j;
        } else {
          int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
          d[i][j] = Math.min(d[i - 1][j - 1] + change, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
          boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
          if (swapped)
            d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
        }
    return d[a.length()][b.length()];
  }
}
