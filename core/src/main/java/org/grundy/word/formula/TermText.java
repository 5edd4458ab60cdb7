package org.grundy.word.formula;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes terms as they are typed, with as few parentheses as reading them needs; in {@link Dialect#BITS} unless another
 * dialect is given.
 */
public final class TermText {
  private final List<String> names;
  private final Dialect dialect;
  /** Whether roots and quotients are said to be rounded. */
  private final boolean rounded;

  private TermText(List<String> names, Dialect dialect, boolean rounded) {
    this.names = names;
    this.dialect = dialect;
    this.rounded = rounded;
  }

  /** The text of a term whose variables have these names, in linear time. */
  public static String of(Term term, List<String> names) {
    return of(term, names, Dialect.BITS);
  }

  /** The same text in a dialect that has the term's operations. */
  public static String of(Term term, List<String> names, Dialect dialect) {
    return new TermText(names, dialect, false).of(term);
  }

  /**
   * The text for readers to whom roots and quotients are not rounded: {@code floor(sqrt(n))} where the term has {@code
   * sqrt(n)}, and {@code floor(n / 2)} for {@code n / 2}.
   */
  public static String rounded(Term term, List<String> names) {
    return new TermText(names, Dialect.BITS, true).of(term);
  }

  private String of(Term term) {
    return switch (term) {
      case Term.Constant(long value) -> Long.toString(value);
      case Term.Variable(int index) -> names.get(index);
      case Term.Operation(Term.Operator operator, Term left, Term right) -> {
        String text = inner(left, operator, false) + sign(operator) + inner(right, operator, true);
        yield isRounded(operator) ? "floor(" + text + ")" : text;
      }
      case Term.Call(Function function, List<Term> arguments) -> {
        String call = function.written()
            + arguments.stream().map(this::of).collect(Collectors.joining(", ", "(", ")"));
        boolean root = function == Function.SQRT || function == Function.ROOT;
        yield rounded && root ? "floor(" + call + ")" : call;
      }
    };
  }

  private boolean isRounded(Term.Operator operator) {
    return rounded && operator == Term.Operator.QUOTIENT;
  }

  private String sign(Term.Operator operator) {
    return switch (operator) {
      case PLUS -> " + ";
      case MINUS -> " - ";
      case TIMES -> " * ";
      case QUOTIENT -> " / ";
      case REMAINDER -> " % ";
      case POWER -> dialect == Dialect.RULES ? "^" : " ** ";
      case AND -> " & ";
      case XOR -> " ^ ";
      case OR -> " | ";
      case LEFT -> " << ";
      case RIGHT -> " >> ";
    };
  }

  private String inner(Term term, Term.Operator around, boolean right) {
    String text = of(term);
    boolean bare = switch (term) {
      case Term.Constant(long value) -> value >= 0;
      case Term.Variable _, Term.Call _ -> true;
      case Term.Operation(Term.Operator operator, Term _, Term _) when isRounded(operator) -> true;
      case Term.Operation(Term.Operator operator, Term _, Term _) when operator == Term.Operator.POWER ->
        dialect == Dialect.RULES && around != Term.Operator.POWER;
      case Term.Operation(Term.Operator operator, Term _, Term _) -> binds(operator) > binds(around)
          || !right && binds(operator) == binds(around) && binds(operator) > 0;
    };
    return bare ? text : "(" + text + ")";
  }

  private static int binds(Term.Operator operator) {
    return switch (operator) {
      case PLUS, MINUS -> 1;
      case TIMES, QUOTIENT, REMAINDER -> 2;
      case AND, XOR, OR, LEFT, RIGHT -> 0;
      case POWER -> 3;
    };
  }
}
