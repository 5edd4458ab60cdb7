package org.grundy.reference;

import java.util.Map;
import java.util.Objects;

/** A line of a table, by the names of its columns. */
record Row(Map<String, String> cells) {
  String get(String column) {
    return Objects.requireNonNull(cells.get(column), column);
  }
}
