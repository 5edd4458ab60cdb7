package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The lines of a program in some language, indented by its blocks. */
final class CodeLines {
  private final TargetLanguage code;
  private final List<String> lines = new ArrayList<>();
  private int depth;

  CodeLines(TargetLanguage code) {
    this.code = code;
  }

  private boolean python() {
    return code == TargetLanguage.PYTHON;
  }

  private void line(String text) {
    lines.add(text.isEmpty() ? text : (python() ? "    " : "  ").repeat(depth) + text);
  }

  /** Adds a statement, or a text of several lines as it is. */
  CodeLines add(String... statements) {
    Arrays.stream(statements).forEach(statement -> statement.lines().forEach(this::line));
    return this;
  }

  /** Adds a comment. */
  CodeLines comment(String text) {
    line((python() ? "# " : "// ") + text);
    return this;
  }

  /** Opens a block after its head, such as {@code if (x > 1)} or {@code if x > 1}. */
  CodeLines open(String head) {
    line(head + (python() ? ":" : " {"));
    depth++;
    return this;
  }

  CodeLines when(String condition) {
    return open(python() ? "if " + condition : "if (" + condition + ")");
  }

  /** Closes the innermost block. */
  CodeLines close() {
    depth--;
    if (!python())
      line("}");
    return this;
  }

  int depth() {
    return depth;
  }

  /** Closes all blocks within the one of this depth. */
  void closeTo(int outer) {
    while (depth > outer)
      close();
  }

  @Override
  public String toString() {
    return String.join("\n", lines);
  }
}
