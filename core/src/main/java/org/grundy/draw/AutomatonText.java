package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.text.AutomatonWriter;

/** Automata as text for GraphViz. */
public final class AutomatonText {
  private AutomatonText() {
  }

  /** Text for GraphViz; arrows between the same states are merged. */
  public static List<String> dot(Solutions solutions, List<String> names) {
    Dfa dfa = solutions.dfa();
    var lines = new ArrayList<String>();
    lines.add("digraph automaton {");
    lines.add("  label=\"" + AutomatonWriter.head(solutions, names).replace("\"", "") + "\";");
    lines.add("  rankdir=LR; node [shape=circle]; start [shape=point]; start -> 0;");
    for (int state = 0; state < dfa.states(); state++) {
      if (dfa.accepts(state))
        lines.add("  " + state + " [shape=doublecircle];");
      SequencedMap<Integer, String> arrows = new TreeMap<>();
      for (int symbol = 0; symbol < dfa.symbols(); symbol++)
        if (dfa.next(state, symbol) >= 0)
          arrows.merge(dfa.next(state, symbol), AutomatonWriter.label(dfa, symbol),
              (one, other) -> one + "\\n" + other);
      int from = state;
      arrows.forEach((to, label) -> lines.add("  " + from + " -> " + to + " [label=\"" + label + "\"];"));
    }
    lines.add("}");
    return lines;
  }
}
