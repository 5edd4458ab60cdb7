package org.grundy.game.rules;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.phrase.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * Says a line of rules of one heap as a sentence: {@code take d where d | n and d < n} as Take d from a heap of n, where
 * d divides n and d < n. Sums and conditions stay as they were written; so does a line of several kinds of move.
 */
final class LineWords {
  private static final Pattern TAKE = Pattern.compile("take ([^;]+?)(?: where ([^;]+))?");
  private static final Pattern REPLACE = Pattern.compile("replace ([a-z]) by ([^;]+?)(?: where ([^;]+))?");
  private static final Pattern DIVIDES = Pattern.compile("(\\w+) \\| (\\w+)");
  private static final Pattern NUMBERS = Pattern.compile("[0-9]+");

  private LineWords() {
  }

  /**
   * @param line as people write it
   * @param free the letters that only its conditions name
   */
  static Phrase of(String line, String free) {
    Matcher take = TAKE.matcher(line);
    Matcher replace = REPLACE.matcher(line);
    if (!free.isEmpty())
      return Phrase.of("Change one heap of n tokens: {0}, for any {1}.", line, free);
    if (take.matches())
      return take(items(take.group(1), ", | or "), take.group(2));
    if (replace.matches() && !replace.group(2).contains(" or ")) {
      List<String> left = items(replace.group(2), ", ");
      String heap = replace.group(1);
      return where(left.size() == 1 ? Phrase.of("Replace a heap of {0} with one of {1}", heap, left.getFirst())
          : Phrase.of("Replace a heap of {0} with heaps of {1}", heap, joined(left, true)), replace.group(3));
    }
    return Phrase.of("Change one heap of n tokens: {0}.", line);
  }

  private static Phrase take(List<String> amounts, @Nullable String condition) {
    Phrase either = joined(amounts, false);
    return condition == null && amounts.stream().allMatch(amount -> NUMBERS.matcher(amount).matches())
        ? Phrase.of("Take {0} from one heap.", either)
        : where(Phrase.of("Take {0} from a heap of n", either), condition);
  }

  private static Phrase where(Phrase move, @Nullable String condition) {
    return condition == null ? Phrase.of("{0}.", move) : Phrase.of("{0}, where {1}.", move, condition(condition));
  }

  /** Conditions that all hold; whatever else there is stays as it is. */
  private static Phrase condition(String written) {
    if (written.matches(".*([(~&]| or | not ).*"))
      return Phrase.verbatim(written);
    List<Phrase> all = Arrays.stream(written.split(" and ")).map(LineWords::said).toList();
    return joined(all, true);
  }

  private static Phrase said(String condition) {
    Matcher divides = DIVIDES.matcher(condition);
    return divides.matches() ? Phrase.of("{0} divides {1}", divides.group(1), divides.group(2))
        : Phrase.verbatim(condition);
  }

  /** Commas within parentheses separate nothing. */
  private static List<String> items(String text, String between) {
    return text.contains("(") ? List.of(text) : List.of(text.split(between));
  }

  private static Phrase joined(List<?> items, boolean and) {
    Phrase last = Phrase.of("{0}", items.getLast());
    if (items.size() == 1)
      return last;
    Phrase first = Phrase.sequence(items.subList(0, items.size() - 1), ", ");
    return and ? Phrase.of("{0} and {1}", first, last) : Phrase.of("{0} or {1}", first, last);
  }
}
