package org.grundy.game.vector;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads conditions as inequalities. */
final class Parsing {
  private static final Pattern TERM = Pattern.compile("([+-]?)(\\d*)\\*?([a-z]'?)?");

  private Parsing() {
  }

  static List<Inequality> inequalities(String condition, List<String> names) {
    var all = new ArrayList<Inequality>();
    for (String part : condition.replace(" ", "").split("&")) {
      Matcher m = Pattern.compile("(.*?)(<=|>=|<|>|=)(.*)").matcher(part);
      if (!m.matches())
        throw new IllegalArgumentException(part);
      long[] left = linear(m.group(1), names);
      long[] right = linear(m.group(3), names);
      long[] diff = new long[left.length];
      long[] back = new long[left.length];
      for (int i = 0; i < diff.length; i++) {
        diff[i] = right[i] - left[i];
        back[i] = -diff[i];
      }
      String op = m.group(2);
      if (op.startsWith("<") || op.equals("="))
        all.add(row(diff, op.equals("<") ? -1 : 0));
      if (op.startsWith(">") || op.equals("="))
        all.add(row(back, op.equals(">") ? -1 : 0));
    }
    return all;
  }

  private static Inequality row(long[] v, long add) {
    return new Inequality(java.util.Arrays.copyOf(v, v.length - 1), v[v.length - 1] + add);
  }

  private static long[] linear(String text, List<String> names) {
    long[] v = new long[names.size() + 1];
    Matcher m = TERM.matcher(text);
    int at = 0;
    while (at < text.length() && m.find(at) && m.end() > at) {
      long c = m.group(2).isEmpty() ? 1 : Long.parseLong(m.group(2));
      if (m.group(1).equals("-"))
        c = -c;
      int i = m.group(3) == null ? names.size() : names.indexOf(m.group(3));
      if (i < 0)
        throw new IllegalArgumentException(text);
      v[i] += c;
      at = m.end();
    }
    if (at < text.length())
      throw new IllegalArgumentException(text);
    return v;
  }
}
