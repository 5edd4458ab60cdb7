package org.grundy.value.notation;

import java.util.List;
import org.grundy.number.Dyadic;

/** An expression over values as written, before evaluation. */
public sealed interface Expression {
  /** A number, some ups and a nimber. */
  record Constant(Dyadic number, long up, int nimber) implements Expression {
  }

  /** {@code ^<n>}, or {@code v<n>} when negative: {@code ^<n> = {0 | v[n-1]*}}. */
  record UpPower(int power, boolean negative) implements Expression {
  }

  /** {@code ^[n]}, or {@code v[n]} when negative: {@code ^ + ^<2> + .. + ^<n>}. */
  record UpSeries(int length, boolean negative) implements Expression {
  }

  /** {@code {left|right}}. */
  record Game(List<Expression> left, List<Expression> right) implements Expression {
    public Game {
      left = List.copyOf(left);
      right = List.copyOf(right);
    }
  }

  /** {@code +-A}: the game in which Left moves to these and Right to their negatives. */
  record Switch(List<Expression> left) implements Expression {
    public Switch {
      left = List.copyOf(left);
    }
  }

  record Sum(List<Expression> terms) implements Expression {
    public Sum {
      terms = List.copyOf(terms);
    }
  }

  record Negative(Expression of) implements Expression {
  }

  record Times(long times, Expression of) implements Expression {
  }

  /** A name with arguments in parentheses. */
  record Call(String name, List<Expression> arguments, int column) implements Expression {
    public Call {
      arguments = List.copyOf(arguments);
    }
  }

  /** A value that has been evaluated already. */
  record Handle(int value) implements Expression {
  }

  /** {@code game(..)}: a position of a game, which other code reads. */
  record InGame(String position, int column) implements Expression {
  }
}
