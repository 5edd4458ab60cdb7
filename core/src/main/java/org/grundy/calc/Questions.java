package org.grundy.calc;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import org.grundy.explain.Outcomes;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.shortgame.ShortGames;
import org.grundy.value.thermal.AtomicWeights;
import org.grundy.value.thermal.Followers;
import org.grundy.value.thermal.Incentives;
import org.grundy.value.thermal.StopCounts;
import org.grundy.value.thermal.UptimalExpansion;

/** Queries on a value whose result is not a value: tests, sets of values, the outcome. */
final class Questions {
  private final ShortGames values;
  private final Map<String, IntFunction<QueryResult>> all = new TreeMap<>();

  Questions(ShortGames values) {
    this.values = values;
    tests();
    sets();
    words("Outcome", g -> Outcomes.letter(values.outcome(g)));
    words("OutcomeClass", g -> Outcomes.letter(values.outcome(g)));
    words("UptimalExpansion", g -> Phrase.verbatim(UptimalExpansion.of(values, g).map(UptimalExpansion::text)
        .orElseThrow(
            () -> BadInput.because("only sums of a number, a nimber and powers of up have an uptimal expansion"))));
    all.put("Thermograph", QueryResult.Walls::new);
  }

  private void tests() {
    var followers = new Followers(values);
    var courses = new StopCounts(values);
    var weights = new AtomicWeights(values);
    test("IsZero", g -> g == ShortGames.ZERO);
    test("IsNumber", values::isNumber);
    test("IsInteger", this::isInteger);
    test("IsEven", g -> isInteger(g) && !values.numberPart(g).numerator().testBit(0));
    test("IsOdd", g -> isInteger(g) && values.numberPart(g).numerator().testBit(0));
    test("IsNumberish", values::isNumberish);
    test("IsInfinitesimal", values::isInfinitesimal);
    test("IsNimber", g -> values.asNimber(g).isPresent());
    test("IsAllSmall", followers::isAllSmall);
    test("IsAtomic", g -> weights.of(g).isPresent());
    test("IsEvenTempered", courses::evenTempered);
    test("IsOddTempered", courses::oddTempered);
    test("IsUptimal", g -> UptimalExpansion.of(values, g).isPresent());
    test("IsIdempotent", g -> values.plus(g, g) == g);
  }

  private void sets() {
    var incentives = new Incentives(values);
    set("LeftOptions", values::left);
    set("RightOptions", values::right);
    set("LeftIncentives", incentives::left);
    set("RightIncentives", incentives::right);
    set("Incentives", incentives::all);
    set("Followers", new Followers(values)::of);
  }

  private boolean isInteger(int g) {
    return values.isNumber(g) && values.numberPart(g).isInteger();
  }

  private void test(String name, IntPredicate test) {
    all.put(name, g -> new QueryResult.YesNo(test.test(g)));
  }

  private void set(String name, IntFunction<int[]> of) {
    all.put(name, g -> new QueryResult.Several(List.copyOf(Arrays.stream(of.apply(g)).boxed().toList())));
  }

  private void words(String name, IntFunction<Phrase> of) {
    all.put(name, g -> new QueryResult.Words(of.apply(g)));
  }

  Set<String> names() {
    return all.keySet();
  }

  /** The result of a query on a value; empty when no query has that name. */
  Optional<QueryResult> tell(String name, int value) {
    IntFunction<QueryResult> question = all.get(name);
    return question == null ? Optional.empty() : Optional.of(question.apply(value));
  }
}
