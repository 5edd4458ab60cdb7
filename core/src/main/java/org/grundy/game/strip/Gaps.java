package org.grundy.game.strip;

import java.util.ArrayList;
import java.util.List;

/** Strips on which gaps keep rows apart. */
final class Gaps {
  static final char GAP = '.';

  private Gaps() {
  }

  /** The strip with gaps from {@code from} to {@code to}, inclusive. */
  static String filled(String at, int from, int to) {
    return at.substring(0, from) + String.valueOf(GAP).repeat(to + 1 - from) + at.substring(to + 1);
  }

  /** For each row between gaps the strip with that row alone; just the strip when there are fewer than two. */
  static List<String> rows(String at) {
    var rows = new ArrayList<String>();
    for (int from = 0; from < at.length(); from++)
      if (at.charAt(from) != GAP) {
        int to = from;
        while (to < at.length() && at.charAt(to) != GAP)
          to++;
        rows.add(String.valueOf(GAP).repeat(from) + at.substring(from, to)
            + String.valueOf(GAP).repeat(at.length() - to));
        from = to;
      }
    return rows.size() < 2 ? List.of(at) : rows;
  }

  /** The strip without gaps at its ends, read from the side that gives the smaller text; one gap if nothing is left. */
  static String trimmed(String at) {
    int first = 0;
    while (first < at.length() && at.charAt(first) == GAP)
      first++;
    if (first == at.length())
      return String.valueOf(GAP);
    int last = at.length() - 1;
    while (at.charAt(last) == GAP)
      last--;
    String kept = at.substring(first, last + 1);
    String reversed = new StringBuilder(kept).reverse().toString();
    return reversed.compareTo(kept) < 0 ? reversed : kept;
  }
}
