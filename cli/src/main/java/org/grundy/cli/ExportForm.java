package org.grundy.cli;

import java.util.List;
import java.util.Locale;
import org.grundy.draw.AutomatonSvg;
import org.grundy.draw.AutomatonText;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.count.LinearRepresentation;
import org.grundy.word.count.RepresentationText;
import org.grundy.word.text.AutomatonWriter;

/** How {@code prove --export} prints an automaton, or the function of {@code --count}. */
enum ExportForm {
  TEXT, WALNUT, DOT, SVG, SAGE, MATHEMATICA;

  private boolean ofFunction() {
    return this == SAGE || this == MATHEMATICA;
  }

  private String option() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** @throws BadInput for a form of functions */
  void requireAutomaton() {
    if (ofFunction())
      throw BadInput.because("{0} needs {1}", "--export " + option(), "--count");
  }

  /** @throws BadInput for a form of automata */
  void requireFunction() {
    if (!ofFunction())
      throw BadInput.because("{0}: expected {1} or {2}, found {3}", "--export", SAGE.option(), MATHEMATICA.option(),
          option());
  }

  /** The lines of an automaton, whose numbers have these names. */
  List<String> lines(Solutions solutions, List<String> names, String title, SharedOptions shared) {
    requireAutomaton();
    return switch (this) {
      case WALNUT -> AutomatonWriter.walnut(solutions);
      case DOT -> AutomatonText.dot(solutions, names);
      case SVG -> List.of(AutomatonSvg.svg(solutions, names, title, shared.voice()).strip());
      default -> AutomatonWriter.lines(solutions, names);
    };
  }

  /** The lines of a program for the function. */
  List<String> lines(LinearRepresentation function) {
    requireFunction();
    return this == SAGE ? RepresentationText.sage(function) : RepresentationText.mathematica(function);
  }
}
