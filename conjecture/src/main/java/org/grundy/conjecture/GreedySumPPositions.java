package org.grundy.conjecture;

import java.util.List;
import org.grundy.game.PPositionRule;
import org.grundy.phrase.Phrase;

/** The P-positions are where a limit is less than the last number of a heap's greedy sum, or the heap is empty. */
record GreedySumPPositions(PPositionRule.GreedySum rule) implements PPositionForm {
  /**
   * A program needs heaps below about 2<sup>62</sup>: then {@code next += h[i]} is at most twice the heap, and
   * {@code times * h[i]} about that too, as h[i] is at most twice h[i-1], and times h[i-1] + plus is less than next.
   *
   * <p>Its list holds the numbers up to this / (2 times), which are counted, and those between them and 2<sup>62</sup>. As
   * each of these is about (1 + 1/times) times the one before it or more, there are at most (times + 1) ln(8 times) of them,
   * which is less than 8 times, because times is at most 100.
   */
  private static final long LARGEST = Long.MAX_VALUE / 4;

  @Override
  public Phrase text() {
    return Phrase
        .of("{0} = 0, or {1} is less than the last number when {0} is a sum of {2}, .., each time the greatest "
            + "that fits", name(rule.heap()), name(1 - rule.heap()), Phrase.sequence(rule.first(), ", "));
  }

  private static String name(int heap) {
    return NAMES.get(heap);
  }

  @Override
  public boolean lost(long[] heaps) {
    long[] sum = rule.sum(heaps[rule.heap()]);
    return sum.length == 0 || heaps[1 - rule.heap()] < sum[sum.length - 1];
  }

  @Override
  public String program(TargetLanguage code, int heaps) {
    String heap = name(rule.heap());
    String limit = name(1 - rule.heap());
    boolean python = code == TargetLanguage.PYTHON;
    String next = (rule.times() == 1 ? "" : rule.times() + " * ") + "h[i]"
        + (rule.plus() == 0 ? "" : rule.plus() < 0 ? " - " + -rule.plus() : " + " + rule.plus()) + " < next";
    int size = rule.numbers(LARGEST / (2 * rule.times())).size() + Math.toIntExact(8 * rule.times());
    List<String> lines = python
        ? List.of("h, i, next, last = [], 0, 1, 0", "while next <= " + heap + ":", "    h.append(next)",
            "    while " + next + ": i += 1", "    next += h[i]", "for one in reversed(h):",
            "    if one <= " + heap + ": " + heap + ", last = " + heap + " - one, one",
            code.back("last == 0 or " + limit + " < last"))
        : List.of(code == TargetLanguage.CPP ? "long long h[" + size + "];" : "long[] h = new long[" + size + "];",
            code.variable("next", "1"), code.variable("last", "0"), "int count = 0, i = 0;",
            "while (next <= " + heap + ") {", "  h[count++] = next;", "  while (" + next + ") i++;",
            "  next += h[i];", "}", "while (count-- > 0)",
            "  if (h[count] <= " + heap + ") { " + heap + " -= h[count]; last = h[count]; }",
            code.back("last == 0 || " + limit + " < last"));
    return PPositionForm.function(code, heaps, List.of(), lines);
  }
}
