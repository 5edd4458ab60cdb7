package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.phrase.Phrase;

/**
 * Gives G(km + r) for each remainder r in terms of m and G(m): {@code self * G(m) + slope * m + plus}, for all n &ge;
 * from, which is 1 or more.
 */
record RecursionForm(int base, long from, List<Rule> rules, long[] first) implements ClosedForm {
  /** {@code self * G(m) + slope * m + plus}; self and slope are 0 or more. */
  record Rule(long self, long slope, long plus) {
    long of(long m, long value) {
      return Math.addExact(Math.addExact(Math.multiplyExact(self, value), Math.multiplyExact(slope, m)), plus);
    }

    boolean same() {
      return self == 1 && slope == 0 && plus == 0;
    }

    String text(String g, String m) {
      var text = new StringBuilder();
      if (self != 0)
        text.append(self == 1 ? "" : self + " * ").append(g);
      if (slope != 0)
        text.append(text.isEmpty() ? "" : " + ").append(slope == 1 ? "" : slope + " * ").append(m);
      if (plus != 0 || text.isEmpty())
        text.append(text.isEmpty() ? "" : plus < 0 ? " - " : " + ").append(text.isEmpty() ? plus : Math.abs(plus));
      return text.toString();
    }
  }

  RecursionForm {
    rules = List.copyOf(rules);
  }

  private boolean alike() {
    return rules.stream().distinct().count() == 1 && rules.getFirst().slope() == 0;
  }

  @Override
  public Phrase text(FormulaNames names) {
    if (alike())
      return Phrase.verbatim(names.at(names.variable()) + " = "
          + rules.getFirst().text(names.at("floor(" + names.variable() + "/" + base + ")"), ""));
    String equations = IntStream.range(0, base).mapToObj(r -> names.at(base + "m" + (r == 0 ? "" : "+" + r)) + " = "
        + rules.get(r).text(names.at("m"), "m").replace(" * ", "")).collect(Collectors.joining(",  "));
    return Phrase.verbatim(equations);
  }

  /**
   * A direct formula to base 2, where only one remainder refers back to G(m): it gives the value from the odd part of n
   * or n + 1.
   */
  @Override
  public Optional<Phrase> hence() {
    if (base != 2 || from > 1 || rules.stream().filter(Rule::same).count() != 1)
      return Optional.empty();
    int again = rules.get(0).same() ? 0 : 1;
    Rule other = rules.get(1 - again);
    if (other.self != 0)
      return Optional.empty();
    // the odd part u of n, or of n + 1, is 2m + 1
    String value = other.plus == 0 && other.slope == 1 ? "(u - 1) / 2"
        : other.slope == 0 ? Long.toString(other.plus)
        : (other.slope == 1 ? "" : other.slope + " * ") + "(u - 1) / 2" + (other.plus == 0 ? "" : " + " + other.plus);
    return Optional.of(again == 1 ? Phrase.of("if n + 1 = 2^j * u with u odd, G(n) = {0}", value)
        : Phrase.of("if n = 2^j * u with u odd, G(n) = {0}", value));
  }

  @Override
  public long at(long n) {
    if (n < from)
      return first[(int) n];
    long m = n / base;
    Rule rule = rules.get((int) (n % base));
    return rule.of(m, rule.self == 0 ? 0 : at(m));
  }

  @Override
  public Body body(TargetLanguage code) {
    var lines = new ArrayList<String>();
    List<Integer> again = IntStream.range(0, base).filter(r -> rules.get(r).same()).boxed().toList();
    boolean loop = again.size() == 1 && rules.stream().allMatch(rule -> rule.same() || rule.self == 0)
        && from == (again.getFirst() == 0 ? 1 : 0);
    String half = base == 2 ? (code == TargetLanguage.PYTHON ? "n // 2" : "n / 2") : code.quotient("n", base);
    if (loop) {
      int r = again.getFirst();
      String odd = base == 2 && r == 1 ? code == TargetLanguage.CPP ? "n & 1" : "n % 2 == 1"
          : "n % " + base + " == " + r;
      lines.add(code.whilst(odd, base == 2 ? code == TargetLanguage.PYTHON ? "n >>= 1" : "n >>= 1;"
          : code.set("n", half)));
    }
    List<Integer> others = IntStream.range(alike() ? base - 1 : 0, base).filter(r -> !loop || !again.contains(r))
        .boxed()
        .toList();
    for (int r : others) {
      String value = rules.get(r).text("g(" + half + ")", others.size() == 1 || rules.get(r).slope == 0 ? half
          : "(" + half + ")");
      String back = code.back(rules.get(r).slope > 1 ? value.replace("* " + half, "* (" + half + ")") : value);
      lines.add(r == others.getLast() ? back : code.when("n % " + base + " == " + r, back));
    }
    return new Body(lines, Set.of());
  }

  @Override
  public boolean equals(@org.jspecify.annotations.Nullable Object other) {
    return other instanceof RecursionForm that && base == that.base && from == that.from && rules.equals(that.rules);
  }

  @Override
  public int hashCode() {
    return 31 * base + rules.hashCode();
  }

  @Override
  public String toString() {
    return text().toString();
  }
}
