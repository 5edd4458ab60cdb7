package org.grundy.draw;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.automaton.Symbols;
import org.grundy.word.numeration.WalnutNames;

/** Automata as text, for people, for GraphViz and for Walnut. */
public final class AutomatonText {
  private AutomatonText() {
  }

  /**
   * A line for each state and its successors, with a star where strings may end: {@code * 0   00 -> 0, 11 -> 1}.
   * {@link org.grundy.word.text.AutomatonReader} reads it.
   *
   * @param names of the tracks
   */
  public static List<String> lines(Solutions solutions, List<String> names) {
    Dfa dfa = solutions.dfa();
    var lines = new ArrayList<String>();
    lines.add(head(solutions, names));
    for (int state = 0; state < dfa.states(); state++) {
      var line = new StringBuilder(dfa.accepts(state) ? "* " : "  ").append(state).append("  ");
      String separator = " ";
      for (int symbol = 0; symbol < dfa.symbols(); symbol++)
        if (dfa.next(state, symbol) >= 0) {
          line.append(separator).append(label(dfa, symbol)).append(" -> ").append(dfa.next(state, symbol));
          separator = ", ";
        }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  /**
   * A file for Walnut, which {@link org.grundy.word.text.AutomatonReader} reads too: each state with its output, and its
   * arrows below it.
   *
   * @throws BadInput when Walnut does not have the numeration
   */
  public static List<String> walnut(Solutions solutions) {
    Dfa dfa = solutions.dfa();
    String numeration = WalnutNames.name(solutions.system()).orElseThrow(
        () -> BadInput.because("Walnut does not have the numeration {0}", solutions.system().name()));
    var lines = new ArrayList<String>();
    lines.add(String.join(" ", Collections.nCopies(dfa.tracks(), numeration)));
    for (int state = 0; state < dfa.states(); state++) {
      lines.add("");
      lines.add(state + " " + (dfa.accepts(state) ? 1 : 0));
      for (int symbol = 0; symbol < dfa.symbols(); symbol++)
        if (dfa.next(state, symbol) >= 0)
          lines.add(String.join(" ", digits(dfa, symbol)) + " -> " + dfa.next(state, symbol));
    }
    return lines;
  }

  private static String head(Solutions solutions, List<String> names) {
    return solutions.system().name() + " digits of " + String.join(", ", names);
  }

  /** Text for GraphViz; arrows between the same states are merged. */
  public static List<String> dot(Solutions solutions, List<String> names) {
    Dfa dfa = solutions.dfa();
    var lines = new ArrayList<String>();
    lines.add("digraph automaton {");
    lines.add("  label=\"" + head(solutions, names).replace("\"", "") + "\";");
    lines.add("  rankdir=LR; node [shape=circle]; start [shape=point]; start -> 0;");
    for (int state = 0; state < dfa.states(); state++) {
      if (dfa.accepts(state))
        lines.add("  " + state + " [shape=doublecircle];");
      SequencedMap<Integer, String> arrows = new TreeMap<>();
      for (int symbol = 0; symbol < dfa.symbols(); symbol++)
        if (dfa.next(state, symbol) >= 0)
          arrows.merge(dfa.next(state, symbol), label(dfa, symbol), (one, other) -> one + "\\n" + other);
      int from = state;
      arrows.forEach((to, label) -> lines.add("  " + from + " -> " + to + " [label=\"" + label + "\"];"));
    }
    lines.add("}");
    return lines;
  }

  /** The digits of a symbol, the first track first; separated by dots when a digit may have two figures. */
  static String label(Dfa dfa, int symbol) {
    return String.join(dfa.digits() > 10 ? "." : "", digits(dfa, symbol));
  }

  private static List<String> digits(Dfa dfa, int symbol) {
    return IntStream.range(0, dfa.tracks()).mapToObj(t -> Integer.toString(Symbols.digit(symbol, dfa.digits(), t)))
        .toList();
  }
}
