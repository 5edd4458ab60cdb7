package org.grundy.word.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.automaton.Symbols;
import org.grundy.word.numeration.WalnutNames;

/** Writes automata as text, which {@link AutomatonReader} reads. */
public final class AutomatonWriter {
  private AutomatonWriter() {
  }

  /**
   * A line for each state and its successors, with a star where strings may end: {@code * 0   00 -> 0, 11 -> 1}.
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
   * A file for Walnut: each state with its output, and its arrows below it.
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

  /** The first line: the numeration, and the names of the numbers. */
  public static String head(Solutions solutions, List<String> names) {
    return solutions.system().name() + " digits of " + String.join(", ", names);
  }

  /** The digits of a symbol, the first track first; separated by dots when a digit may have two figures. */
  public static String label(Dfa dfa, int symbol) {
    return String.join(dfa.digits() > 10 ? "." : "", digits(dfa, symbol));
  }

  private static List<String> digits(Dfa dfa, int symbol) {
    return IntStream.range(0, dfa.tracks()).mapToObj(t -> Integer.toString(Symbols.digit(symbol, dfa.digits(), t)))
        .toList();
  }
}
