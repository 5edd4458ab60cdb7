package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;

/** A rule that says which positions of two or more heaps are lost by the player to move. */
public interface PPositionForm {
  /** What the heaps are called. */
  List<String> NAMES = List.of("x", "y", "z", "u", "v", "w");

  /** The rule in a line: {@code x ^ y = 0}. */
  Phrase text();

  /** Whether the rule says that the position is lost; heaps are 0 or more. */
  boolean lost(long[] heaps);

  /** The same as a statement that a {@link org.grundy.word.logic.Prover} decides, of x, y, z; absent where there is none. */
  default Optional<String> statement() {
    return Optional.empty();
  }

  /** A whole function {@code lost} in that language, with those that it calls. */
  String program(TargetLanguage code, int heaps);

  /** A function {@code lost} that consists of lines. */
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

  /** Two heaps in order, the smaller one called x. */
  static String sorted(TargetLanguage code) {
    return switch (code) {
      case JAVA -> "if (x > y) { long t = x; x = y; y = t; }";
      case CPP -> "if (x > y) std::swap(x, y);";
      case PYTHON -> "x, y = min(x, y), max(x, y)";
    };
  }
}
