package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.TermText;
import org.grundy.word.formula.Undefined;

/**
 * The nim-value as a term of the heap and the letters, one for each remainder of the first letter.
 *
 * @param names of the heap and the letters
 * @param terms of these, the i-th for the first letter congruent to i modulo their number
 */
public record LetterForm(List<String> names, List<Term> terms) {
  public LetterForm {
    names = List.copyOf(names);
    terms = List.copyOf(terms);
  }

  /** The value; empty where the term has none. */
  static Optional<Long> value(Term term, long heap, long[] letters) {
    try {
      return Optional.of(term.value(joined(heap, letters)));
    } catch (Undefined | ArithmeticException _) {
      return Optional.empty();
    }
  }

  /** Whether a condition holds; where a term in it has no value it does not. */
  static boolean holds(Proposition condition, long heap, long[] letters) {
    try {
      return condition.holds(joined(heap, letters));
    } catch (Undefined | ArithmeticException _) {
      return false;
    }
  }

  private static long[] joined(long heap, long[] letters) {
    return LongStream.concat(LongStream.of(heap), Arrays.stream(letters)).toArray();
  }

  /** The remainders of the first letter that have the same term. */
  private Map<Term, List<Integer>> cases() {
    var cases = new LinkedHashMap<Term, List<Integer>>();
    for (int i = 0; i < terms.size(); i++)
      cases.computeIfAbsent(terms.get(i), _ -> new ArrayList<>()).add(i);
    return cases;
  }

  private String condition(List<Integer> remainders, String or, String equal) {
    return remainders.stream().map(r -> names.get(1) + " % " + terms.size() + equal + r)
        .collect(Collectors.joining(or));
  }

  private String head() {
    return "G(" + String.join(", ", names) + ") = ";
  }

  /** The lines of the rule. */
  List<Phrase> lines() {
    Map<Term, List<Integer>> cases = cases();
    return cases.entrySet().stream().map(one -> cases.size() == 1
        ? Phrase.verbatim(head() + TermText.of(one.getKey(), names))
        : Phrase.of("{0} where {1}", head() + TermText.of(one.getKey(), names),
            condition(one.getValue(), " or ", " = ")))
        .toList();
  }

  /** A function {@code g} of the heap and the letters. */
  String program(TargetLanguage code) {
    String type = switch (code) {
      case JAVA -> "long ";
      case CPP -> "long long ";
      case PYTHON -> "";
    };
    String arguments = names.stream().map(type::concat).collect(Collectors.joining(", "));
    var writer = new TermCode(code, names);
    Map<Term, List<Integer>> cases = cases();
    var lines = new ArrayList<String>();
    int left = cases.size();
    for (Map.Entry<Term, List<Integer>> one : cases.entrySet()) {
      String back = code.back(writer.text(one.getKey()));
      lines.add(--left == 0 ? back
          : code.when(condition(one.getValue(), code == TargetLanguage.PYTHON ? " or " : " || ", " == "), back));
    }
    boolean python = code == TargetLanguage.PYTHON;
    String head = switch (code) {
      case JAVA -> "static long g(" + arguments + ") {";
      case CPP -> "long long g(" + arguments + ") {";
      case PYTHON -> "def g(" + arguments + "):";
    };
    var all = new ArrayList<String>();
    writer.helpers().forEach(helper -> all.add(helper.text(code)));
    all.add(head);
    lines.forEach(line -> all.add((python ? "    " : "  ") + line));
    if (!python)
      all.add("}");
    return String.join("\n", all);
  }

  /** Whether a term gives all values of a row. */
  static boolean fits(Term term, LetterTable.Row row) {
    for (int n = 0; n < row.values().length; n++)
      if (!value(term, n, row.letters()).equals(Optional.of(row.values()[n])))
        return false;
    return true;
  }
}
