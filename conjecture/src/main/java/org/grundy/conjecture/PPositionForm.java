package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;

/** A rule for the P-positions of two or more heaps. */
public interface PPositionForm {
  /** The names of the heaps. */
  List<String> NAMES = List.of("x", "y", "z", "u", "v", "w");

  /** The rule on one line: {@code x ^ y = 0}. */
  Phrase text();

  /** Whether a position is a P-position by the rule; heaps are 0 or more. */
  boolean lost(long[] heaps);

  /**
   * The rule as a statement about x, y, z that a {@link org.grundy.word.logic.Prover} decides; empty where there is
   * none.
   */
  default Optional<String> statement() {
    return Optional.empty();
  }

  /** A whole function {@code lost} in a language, with its helper functions. */
  String program(TargetLanguage code, int heaps);

  /** A function {@code lost} with the given lines as its body. */
  static String function(TargetLanguage code, int heaps, Iterable<HelperFunction> helpers, List<String> lines) {
    var text = new StringBuilder();
    helpers.forEach(helper -> text.append(helper.text(code)).append('\n'));
    String type = switch (code) {
      case JAVA -> "long ";
      case CPP -> "long long ";
      case PYTHON -> "";
    };
    String arguments = String.join(", ", NAMES.subList(0, heaps).stream().map(type::concat).toList());
    boolean python = code == TargetLanguage.PYTHON;
    text.append(switch (code) {
      case JAVA -> "static boolean lost(" + arguments + ") {";
      case CPP -> "bool lost(" + arguments + ") {";
      case PYTHON -> "def lost(" + arguments + "):";
    });
    for (String line : lines)
      text.append(python ? "\n    " : "\n  ").append(line);
    return text.append(python ? "" : "\n}").toString();
  }

  /** The lines that put two heaps in order, the smaller one called x. */
  static String sorted(TargetLanguage code) {
    return switch (code) {
      case JAVA -> "if (x > y) { long t = x; x = y; y = t; }";
      case CPP -> "if (x > y) std::swap(x, y);";
      case PYTHON -> "x, y = min(x, y), max(x, y)";
    };
  }
}
