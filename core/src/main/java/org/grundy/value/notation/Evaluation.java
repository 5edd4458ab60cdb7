package org.grundy.value.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.number.Dyadic;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.shortgame.ShortGames;

/** Evaluates expressions. The cost is that of their sums and forms, charged to the budget of the values. */
public final class Evaluation {
  /** The meanings of names and positions, other than {@code Tiny} and {@code Miny}. */
  public interface Words {
    /** The value of a name with arguments; empty when there is no such name. */
    OptionalInt call(String name, int[] arguments);

    /** A hint for a name that is unknown with these arguments; may be empty. */
    default Optional<Phrase> instead(String name) {
      return Optional.empty();
    }

    /** The value of a position. */
    int position(String text);
  }

  /** No names and no positions. */
  private static final Words NONE = new Words() {
    @Override
    public OptionalInt call(String name, int[] arguments) {
      return OptionalInt.empty();
    }

    @Override
    public int position(String text) {
      throw BadInput.because("a position is not allowed here: {0}", BadInput.quoted(text));
    }
  };

  private final ShortGames values;
  private final Words words;

  public Evaluation(ShortGames values) {
    this(values, NONE);
  }

  public Evaluation(ShortGames values, Words words) {
    this.values = values;
    this.words = words;
  }

  /**
   * @throws BadInput when a name is unknown or takes other arguments
   */
  public int value(Expression expression) {
    return switch (expression) {
      case Expression.Constant(Dyadic number, long up, int nimber) -> values.sum(number, up, nimber);
      case Expression.UpPower(int power, boolean negative) -> signed(Uptimals.power(values, power), negative);
      case Expression.UpSeries(int length, boolean negative) -> signed(Uptimals.series(values, length), negative);
      case Expression.Game(List<Expression> left, List<Expression> right) -> values.make(all(left), all(right));
      case Expression.Switch(List<Expression> left) -> switched(all(left));
      case Expression.Sum(List<Expression> terms) -> {
        int sum = ShortGames.ZERO;
        for (int term : all(terms))
          sum = values.plus(sum, term);
        yield sum;
      }
      case Expression.Negative(Expression of) -> values.negative(value(of));
      case Expression.Times(long times, Expression of) -> values.times(times, value(of));
      case Expression.Call(String name, List<Expression> arguments, int column) -> call(name, all(arguments), column);
      case Expression.Handle(int value) -> value;
      case Expression.InGame(String position, int _) -> words.position(position);
    };
  }

  /** The values of the terms of a sum, one by one, as a comparison needs them. */
  public int[] terms(Expression expression) {
    return switch (expression) {
      case Expression.Sum(List<Expression> terms) ->
        terms.stream().flatMapToInt(term -> Arrays.stream(terms(term))).toArray();
      case Expression.Negative(Expression of) ->
        Arrays.stream(terms(of)).map(values::negative).toArray();
      default -> new int[]{value(expression)};
    };
  }

  private int[] all(List<Expression> expressions) {
    var found = new ArrayList<Integer>();
    for (Expression expression : expressions)
      found.add(value(expression));
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  private int signed(int value, boolean negative) {
    return negative ? values.negative(value) : value;
  }

  private int switched(int[] left) {
    int[] right = Arrays.stream(left).map(values::negative).toArray();
    return values.make(left, right);
  }

  private int call(String name, int[] arguments, int column) {
    boolean tiny = name.equalsIgnoreCase("tiny");
    if ((tiny || name.equalsIgnoreCase("miny")) && arguments.length == 1) {
      int value = values.make(new int[]{ShortGames.ZERO},
          new int[]{values.make(new int[]{ShortGames.ZERO}, new int[]{values.negative(arguments[0])})});
      return tiny ? value : values.negative(value);
    }
    OptionalInt found = words.call(name, arguments);
    if (found.isPresent())
      return found.getAsInt();
    Optional<Phrase> instead = words.instead(name);
    if (instead.isPresent())
      throw BadInput.because("column {0}: there is no function {1} with {2} {2:argument|arguments}; {3}", column,
          BadInput.quoted(name), arguments.length, instead.get());
    throw BadInput.because("column {0}: there is no function {1} with {2} {2:argument|arguments}", column,
        BadInput.quoted(name), arguments.length);
  }
}
