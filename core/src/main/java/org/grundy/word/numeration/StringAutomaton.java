package org.grundy.word.numeration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The automaton of the strings of a numeration. It does not know how many places follow, so each of its states holds the
 * state of {@link Strings} for each phase that the place read last may have.
 */
final class StringAutomaton {
  private static final int DEAD = -1;

  /** State q goes on digit d to next.get(q)[d], or is DEAD there. */
  private final List<int[]> next = new ArrayList<>();
  private final List<Boolean> ends = new ArrayList<>();

  StringAutomaton(Strings strings) {
    Phases phases = strings.phases();
    var states = new ArrayList<List<Integer>>();
    Map<List<Integer>, Integer> numbers = new HashMap<>();
    List<Integer> start = IntStream.range(0, phases.count()).mapToObj(_ -> 0).toList();
    states.add(start);
    numbers.put(start, 0);
    for (int i = 0; i < states.size(); i++) {
      List<Integer> from = states.get(i);
      ends.add(from.getFirst() != DEAD);
      var to = new int[strings.digits()];
      for (int digit = 0; digit < to.length; digit++) {
        int read = digit;
        List<Integer> after = IntStream.range(0, phases.count()).mapToObj(phase -> {
          int above = from.get(phases.above(phase));
          return above == DEAD ? DEAD : strings.after(above, read, phase);
        }).toList();
        boolean dead = after.stream().allMatch(state -> state == DEAD);
        Integer known = dead ? Integer.valueOf(DEAD) : numbers.putIfAbsent(after, states.size());
        if (known == null)
          states.add(after);
        to[digit] = known == null ? states.size() - 1 : known;
      }
      next.add(to);
    }
  }

  int states() {
    return next.size();
  }

  int next(int state, int digit) {
    return next.get(state)[digit];
  }

  boolean ends(int state) {
    return ends.get(state);
  }
}
