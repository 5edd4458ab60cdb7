package org.grundy.word.formula;

import java.util.List;
import java.util.stream.Collectors;

/** Writes terms as they are typed in {@link Dialect#BITS}, with as few parentheses as reading needs. */
public final class TermText {
  private TermText() {
  }

  /** The text of a term whose variables have these names; linear in the term. */
  public static String of(Term term, List<String> names) {
    return switch (term) {
      case Term.Constant(long value) -> Long.toString(value);
      case Term.Variable(int index) -> names.get(index);
      case Term.Operation(Term.Operator operator, Term left, Term right) ->
        inner(left, names, operator, false) + sign(operator) + inner(right, names, operator, true);
      case Term.Call(Function function, List<Term> arguments) -> function.written()
          + arguments.stream().map(argument -> of(argument, names)).collect(Collectors.joining(", ", "(", ")"));
    };
  }

  private static String sign(Term.Operator operator) {
    return switch (operator) {
      case PLUS -> " + ";
      case MINUS -> " - ";
      case TIMES -> " * ";
      case QUOTIENT -> " / ";
      case REMAINDER -> " % ";
      case POWER -> " ** ";
      case AND -> " & ";
      case XOR -> " ^ ";
      case OR -> " | ";
      case LEFT -> " << ";
      case RIGHT -> " >> ";
    };
  }

  private static String inner(Term term, List<String> names, Term.Operator around, boolean right) {
    String text = of(term, names);
    boolean bare = switch (term) {
      case Term.Constant(long value) -> value >= 0;
      case Term.Variable _, Term.Call _ -> true;
      case Term.Operation(Term.Operator operator, Term _, Term _) -> binds(operator) > binds(around)
          || !right && binds(operator) == binds(around) && binds(operator) > 0;
    };
    return bare ? text : "(" + text + ")";
  }

  private static int binds(Term.Operator operator) {
    return switch (operator) {
      case PLUS, MINUS -> 1;
      case TIMES, QUOTIENT, REMAINDER -> 2;
      case POWER, AND, XOR, OR, LEFT, RIGHT -> 0;
    };
  }
}
