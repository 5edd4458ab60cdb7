package org.grundy.word.logic;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which variable is on which track of a product. Each gets one when it is first asked for. */
final class Tracks {
  private final Map<Variable, Integer> tracks = new LinkedHashMap<>();

  Tracks(Iterable<Variable> first) {
    first.forEach(this::of);
  }

  int of(Variable variable) {
    return tracks.computeIfAbsent(variable, _ -> tracks.size());
  }

  List<Integer> of(List<Variable> variables) {
    return variables.stream().map(this::of).toList();
  }

  int count() {
    return tracks.size();
  }
}
