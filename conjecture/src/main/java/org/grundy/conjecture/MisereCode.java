package org.grundy.conjecture;

import java.util.Arrays;
import java.util.List;

/** The rule of misère Nim as a program. */
final class MisereCode {
  private MisereCode() {
  }

  static String program(TargetLanguage code, MisereConjecture.Tame rule, Genera genera) {
    boolean firm = rule.anyFirm();
    String functions = function(code, rule.value(), genera.values(), "g")
        + (firm ? "\n" + function(code, rule.firm(), genera.firm(), "firm") : "");
    String large = switch (code) {
      case JAVA, CPP -> "g(n) > 1" + (firm ? " || firm(n) == 1" : "");
      case PYTHON -> "g(n) > 1" + (firm ? " or firm(n) == 1" : "");
    };
    List<String> lines = switch (code) {
      case JAVA -> List.of("static boolean lost(long[] heaps) {", "  long sum = 0;", "  boolean large = false;",
          "  for (long n : heaps) {", "    sum ^= g(n);", "    large |= " + large + ";", "  }",
          "  return sum == (large ? 0 : 1);", "}");
      case CPP -> List.of("bool lost(const std::vector<long long>& heaps) {", "  long long sum = 0;",
          "  bool large = false;", "  for (long long n : heaps) {", "    sum ^= g(n);",
          "    if (" + large + ") large = true;", "  }", "  return sum == (large ? 0 : 1);", "}");
      case PYTHON -> List.of("def lost(heaps):", "    total = 0", "    large = False", "    for n in heaps:",
          "        total ^= g(n)", "        large = large or " + large, "    return total == (0 if large else 1)");
    };
    return functions + "\n" + String.join("\n", lines);
  }

  private static String function(TargetLanguage code, ClosedForm form, long[] values, String name) {
    return code.program(form, Arrays.copyOf(values, (int) form.from()), name);
  }
}
