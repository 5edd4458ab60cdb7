package org.grundy.word.logic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/** The names known at a place in a formula: a quantifier's variables, and numbers computed from them. */
final class Scope {
  private final int depth;
  private final SequencedMap<String, Variable> names = new LinkedHashMap<>();
  private final List<Binding> bindings = new ArrayList<>();
  /** The numbers bound here, keyed by what they are: a term, or a function with its arguments. */
  private final Map<Object, Variable> bound = new HashMap<>();

  Scope(int depth) {
    this.depth = depth;
  }

  int depth() {
    return depth;
  }

  SequencedMap<String, Variable> names() {
    return names;
  }

  Map<Object, Variable> bound() {
    return bound;
  }

  List<Binding> bindings() {
    return bindings;
  }
}
