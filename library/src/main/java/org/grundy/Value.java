package org.grundy;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.calc.Calculator;
import org.grundy.calc.QueryResult;
import org.grundy.calc.SharedCalculator;
import org.grundy.calc.ValueDocument;
import org.grundy.draw.ThermographText;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.number.Dyadic;
import org.grundy.phrase.BadInput;
import org.grundy.value.Order;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.PortableForm;
import org.grundy.value.shortgame.ShortGames;
import org.grundy.value.thermal.Thermograph;
import org.grundy.value.thermal.Thermographs;
import org.jspecify.annotations.Nullable;

/**
 * The value of a game, as a canonical form that supports arithmetic. It prints as {@code ./grundy eval} does.
 *
 * <p>Values are immutable and safe for any number of threads. Threads take turns on values derived from one another;
 * values from different calls of {@link Grundy#g} do not wait for each other. {@link #equals} is equality of games,
 * wherever the values come from, and agrees with {@link #hashCode}. Deep values do not need a deep stack in the
 * caller. Every method throws {@link BudgetSpent} when it reaches the limits under which the value was made; see
 * {@link Grundy#within}.
 */
public final class Value {
  private static final int LONGEST = 1 << 20;

  private final SharedCalculator calculator;
  private final int value;
  private volatile @Nullable String text;
  private volatile @Nullable PortableForm portable;

  Value(SharedCalculator calculator, int value) {
    this.calculator = calculator;
    this.value = value;
  }

  /** Combines this value with another, which may come from another calculator. */
  private Value with(Value other, Operation<Integer> operation) {
    return new Value(calculator, ask(other, operation));
  }

  private interface Operation<T> {
    T of(ShortGames values, int value, int other);
  }

  private <T> T ask(Function<ShortGames, T> question) {
    return asked(asked -> question.apply(asked.values()));
  }

  private <T> T asked(Function<Calculator, T> question) {
    return Calls.traced(() -> calculator.ask(question));
  }

  private <T> T ask(Value other, Operation<T> operation) {
    if (other.calculator == calculator)
      return ask(values -> operation.of(values, value, other.value));
    PortableForm foreign = other.portable();
    return ask(values -> operation.of(values, value, values.copied(foreign)));
  }

  private PortableForm portable() {
    PortableForm known = portable;
    if (known == null) {
      known = ask(values -> values.portable(value));
      portable = known;
    }
    return known;
  }

  private Value value(Function<ShortGames, Integer> question) {
    return new Value(calculator, ask(question));
  }

  /** The value of the sum of both games. */
  public Value plus(Value other) {
    return with(other, ShortGames::plus);
  }

  /** The value of this game plus the {@linkplain #negative negative} of the other. */
  public Value minus(Value other) {
    return with(other, ShortGames::minus);
  }

  /** The value with the players exchanged. */
  public Value negative() {
    return value(values -> values.negative(value));
  }

  /** The sum of {@code times} copies, or of copies of the negative if {@code times} is below 0. */
  public Value times(long times) {
    return value(values -> values.times(times, value));
  }

  /** Compares the two values by playing in them, without computing the form of their difference. */
  public Order compare(Value other) {
    return ask(other, ShortGames::compare);
  }

  /** Who wins. */
  public Outcome outcome() {
    return ask(values -> values.outcome(value));
  }

  /** The options of a player. */
  public List<Value> options(Player player) {
    return ask(values -> Arrays.stream(values.options(value, player)).boxed().toList()).stream()
        .map(option -> new Value(calculator, option)).toList();
  }

  /** The number at the mast of the thermograph. */
  public Dyadic mean() {
    return graph().mean();
  }

  /** The height at which the mast of the thermograph begins; below 0 for numbers. */
  public Dyadic temperature() {
    return graph().temperature();
  }

  private Thermograph graph() {
    return ask(values -> new Thermographs(values).of(value));
  }

  /** The number at which play stops when Left moves first. */
  public Dyadic leftStop() {
    return ask(values -> values.leftStop(value));
  }

  /** The number at which play stops when Right moves first. */
  public Dyadic rightStop() {
    return ask(values -> values.rightStop(value));
  }

  /**
   * A function of this value, written as it would follow a point: {@code Cool(1/2)}, {@code Freeze},
   * {@code AtomicWeight}.
   *
   * @throws org.grundy.phrase.BadInput when there is no such function
   */
  public Value ask(String function) {
    return new Value(calculator, asked(asked -> asked.value(value, function)));
  }

  /**
   * Whether this value passes a test, written as it would follow a point: {@code IsNumber}, {@code IsAllSmall}.
   *
   * @throws org.grundy.phrase.BadInput when there is no such test
   */
  public boolean is(String test) {
    return asked(asked -> asked.told(value, test))
        .map(told -> told instanceof QueryResult.YesNo(boolean holds)
            ? Optional.of(holds) : Optional.<Boolean>empty())
        .flatMap(Function.identity())
        .orElseThrow(() -> BadInput.because("expected a test, such as {0}, found {1}", "IsNumber",
            BadInput.quoted(test)).traced());
  }

  /** The thermograph, as a text drawing. */
  public Grundy.Drawing thermograph() {
    return new Grundy.Drawing(String.join("\n", ThermographText.lines(graph(), Voice.of(Language.EN))));
  }

  /** The shortest standard name, or a phrase that says so when it has more than {@value #LONGEST} characters. */
  public String text() {
    String known = text;
    if (known == null) {
      known = ask(values -> ValueText.ascii(values).of(value, LONGEST)
          .orElse("a value whose text has more than " + LONGEST + " characters"));
      text = known;
    }
    return known;
  }

  /** What {@code ./grundy eval --json} prints for {@link #text}. */
  public String toJson() {
    String name = text();
    return asked(asked -> Grundy.json(new ValueDocument(name, asked, value, ValueText.ascii(asked.values()), false,
        List.of())));
  }

  /** Whether the other is the value of an equal game. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Value that
        && (that.calculator == calculator ? that.value == value : portable().equals(that.portable()));
  }

  @Override
  public int hashCode() {
    return portable().hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
