package org.grundy.phrase;

import java.util.List;
import java.util.regex.Pattern;

/** Words of a text: between them are spaces, or a comma with spaces around it or without. In linear time. */
public final class Words {
  private static final Pattern BETWEEN = Pattern.compile("\\s*,\\s*|\\s+");

  private Words() {
  }

  /** All of them; before, after and between commas there may be empty ones. */
  public static List<String> all(String text) {
    return List.of(BETWEEN.split(text, -1));
  }

  /** Without empty words at the end. */
  public static List<String> of(String text) {
    return List.of(BETWEEN.split(text));
  }
}
