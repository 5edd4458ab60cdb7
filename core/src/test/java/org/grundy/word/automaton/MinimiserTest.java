package org.grundy.word.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.grundy.effort.Budget;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class MinimiserTest {
  /** A deterministic graph of reachable states, sparse or dense, with few or many that accept. */
  static TransitionList random(Random random, int digits, int tracks) {
    int states = 1 + random.nextInt(12);
    int symbols = Symbols.count(digits, tracks);
    double density = random.nextDouble();
    double acceptance = random.nextDouble();
    var next = new int[states][symbols];
    for (int[] row : next)
      for (int symbol = 0; symbol < symbols; symbol++)
        row[symbol] = random.nextDouble() < density ? random.nextInt(states) : -1;
    var accepts = new boolean[states];
    for (int q = 0; q < states; q++)
      accepts[q] = random.nextDouble() < acceptance;
    var graph = new TransitionList(digits, tracks, Budget.unlimited());
    var reached = new ArrayList<>(List.of(0));
    for (int i = 0; i < reached.size(); i++) {
      graph.addState(accepts[reached.get(i)]);
      for (int symbol = 0; symbol < symbols; symbol++) {
        int to = next[reached.get(i)][symbol];
        if (to >= 0 && !reached.contains(to))
          reached.add(to);
        if (to >= 0)
          graph.add(i, symbol, reached.indexOf(to));
      }
    }
    return graph;
  }

  /** E. F. Moore's way: states are apart when some round tells them apart. The number of classes that accept something. */
  private static int moore(TransitionList graph) {
    int symbols = Symbols.count(graph.digits(), graph.tracks());
    int dead = graph.states();
    var next = new int[dead + 1][symbols];
    for (int[] row : next)
      Arrays.fill(row, dead);
    for (int i = 0; i < graph.size(); i++)
      next[graph.tail(i)][graph.label(i)] = graph.head(i);
    var classes = new int[dead + 1];
    for (int q = 0; q < dead; q++)
      classes[q] = graph.accepts(q) ? 1 : 0;
    for (int before = 0, now = 1; before != now;) {
      Map<List<Integer>, Integer> names = new HashMap<>();
      var finer = new int[dead + 1];
      for (int q = 0; q <= dead; q++) {
        var key = new ArrayList<>(List.of(classes[q]));
        for (int to : next[q])
          key.add(classes[to]);
        finer[q] = names.computeIfAbsent(key, _ -> names.size());
      }
      before = now;
      now = names.size();
      classes = finer;
    }
    int deadClass = classes[dead];
    return Math.max(1, (int) Arrays.stream(classes).filter(c -> c != deadClass).distinct().count());
  }

  private static boolean accepts(TransitionList graph, List<Integer> string) {
    int state = 0;
    for (int symbol : string) {
      int to = -1;
      for (int i = 0; i < graph.size(); i++)
        if (graph.tail(i) == state && graph.label(i) == symbol)
          to = graph.head(i);
      if (to < 0)
        return false;
      state = to;
    }
    return graph.accepts(state);
  }

  @RepeatedTest(300)
  void minimal_hasAsManyStatesAsMooresAndAcceptsTheSame(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    int tracks = random.nextInt(3);
    TransitionList graph = random(random, 2 + random.nextInt(2), tracks);
    TransitionList minimal = Minimiser.minimal(graph, Budget.unlimited());
    assertThat(minimal.states()).isEqualTo(moore(graph));
    int symbols = Symbols.count(graph.digits(), tracks);
    for (int i = 0; i < 100; i++) {
      List<Integer> string = random.ints(random.nextInt(8), 0, symbols).boxed().toList();
      assertThat(accepts(minimal, string)).isEqualTo(accepts(graph, string));
    }
    Budget budget = Budget.unlimited();
    assertThat(new Dfa(Minimiser.minimal(minimal, budget), budget)).isEqualTo(new Dfa(minimal, budget));
  }

  @Test
  void whatAcceptsNothing_hasOneStateAndNoTransition() {
    var graph = new TransitionList(2, 1, Budget.unlimited());
    graph.addState(false);
    graph.addState(false);
    graph.add(0, 1, 1);
    graph.add(1, 0, 0);
    Dfa dfa = new Dfa(Minimiser.minimal(graph, Budget.unlimited()), Budget.unlimited());
    assertThat(dfa.isEmpty()).isTrue();
    assertThat(dfa.states()).isOne();
    assertThat(dfa.next(0, 1)).isEqualTo(Machine.NONE);
  }
}
