package org.grundy.word.logic;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Assigns variables to the tracks of a product, each when it is first asked for. */
final class Tracks {
  private final Map<Variable, Integer> tracks = new LinkedHashMap<>();
  private final Map<Long, Variable> constants = new HashMap<>();

  Tracks(Iterable<Variable> first) {
    first.forEach(this::of);
  }

  int of(Variable variable) {
    return tracks.computeIfAbsent(variable, _ -> tracks.size());
  }

  List<Integer> of(List<Variable> variables) {
    return variables.stream().map(this::of).toList();
  }

  /** The variable that stands for a large known number. */
  Variable constant(long value) {
    return constants.computeIfAbsent(value, number -> new Variable(Long.toString(number)));
  }

  int count() {
    return tracks.size();
  }
}
