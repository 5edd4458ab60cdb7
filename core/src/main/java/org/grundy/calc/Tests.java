package org.grundy.calc;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.grundy.value.shortgame.Values;
import org.grundy.value.thermal.Courses;
import org.grundy.value.thermal.Followers;
import org.grundy.value.thermal.UptimalExpansion;

/** Questions about a value that are answered by yes or no. */
final class Tests {
  private final Map<String, IntPredicate> tests;

  Tests(Values values) {
    var followers = new Followers(values);
    var courses = new Courses(values);
    this.tests = new TreeMap<>(Map.ofEntries(Map.entry("IsZero", g -> g == Values.ZERO),
        Map.entry("IsNumber", values::isNumber),
        Map.entry("IsInteger", g -> values.isNumber(g) && values.numberPart(g).isInteger()),
        Map.entry("IsNumberish", values::isNumberish), Map.entry("IsInfinitesimal", values::isInfinitesimal),
        Map.entry("IsNimber", g -> values.asNimber(g).isPresent()), Map.entry("IsAllSmall", followers::isAllSmall),
        Map.entry("IsEvenTempered", courses::evenTempered), Map.entry("IsOddTempered", courses::oddTempered),
        Map.entry("IsUptimal", g -> UptimalExpansion.of(values, g).isPresent())));
  }

  Set<String> names() {
    return tests.keySet();
  }

  /** Whether a value passes a test; empty when there is no such test. */
  Optional<Boolean> passes(String name, int value) {
    IntPredicate test = tests.get(name);
    return test == null ? Optional.empty() : Optional.of(test.test(value));
  }
}
