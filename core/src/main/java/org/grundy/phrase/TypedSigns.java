package org.grundy.phrase;

import java.util.Map;

/** How mathematical signs are typed. */
public final class TypedSigns {
  /** What is typed for each sign that has no key: {@code <=} for a less-than sign with a bar. */
  public static final Map<String, String> ALL = Map.of("\u2264", "<=", "\u2265", ">=", "\u2260", "!=", "\u2192", "->",
      "\u21d2", "=>", "\u21d4", "<=>", "\u00b7", "*");

  private TypedSigns() {
  }
}
