package org.grundy.word.walnut;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Cursor;

/** Texts with places for arguments: {@code #name(x,y)} stands for the text with x for %0 and y for %1. */
final class Macros {
  private static final int LONGEST = 100_000;

  private final Map<String, String> texts = new HashMap<>();

  void define(String name, String text) {
    texts.put(name, text);
  }

  /**
   * The text with all macros replaced.
   *
   * @throws BadInput for an unknown macro, or one that does not end
   */
  String expand(String text) {
    String expanded = text;
    for (int at = expanded.indexOf('#'); at >= 0; at = expanded.indexOf('#')) {
      Cursor cursor = Cursor.of(expanded);
      cursor.go(at + 1);
      String name = cursor.take(PredicateReader::isName);
      String macro = texts.get(name);
      if (macro == null)
        throw cursor.refused(at, "there is no macro {0}", BadInput.quoted(name));
      List<String> arguments = arguments(cursor);
      for (int i = arguments.size() - 1; i >= 0; i--)
        macro = macro.replace("%" + i, arguments.get(i));
      expanded = expanded.substring(0, at) + macro + expanded.substring(cursor.at());
      if (expanded.length() > LONGEST)
        throw cursor.refused(at, "the macro {0} does not end", BadInput.quoted(name));
    }
    return expanded;
  }

  private static List<String> arguments(Cursor cursor) {
    if (!cursor.took('('))
      throw cursor.expected("(");
    var arguments = new ArrayList<String>();
    int from = cursor.at();
    int depth = 0;
    while (depth > 0 || cursor.peek() != ')') {
      if (cursor.ended())
        throw cursor.expected(")");
      char next = cursor.take();
      if (next == ',' && depth == 0) {
        arguments.add(cursor.text().substring(from, cursor.at() - 1).strip());
        from = cursor.at();
      }
      depth += next == '(' ? 1 : next == ')' ? -1 : 0;
    }
    arguments.add(cursor.since(from).strip());
    cursor.take();
    return arguments;
  }
}
