package org.grundy.conjecture;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.grundy.word.formula.Function;
import org.grundy.word.formula.Term;

/**
 * Writes terms of variables that are 0 or more in the languages of {@link TargetLanguage}. A quotient is that of the
 * language, so it must not be negative.
 */
sealed class TermCode permits ExactCode {
  private final TargetLanguage code;
  private final List<String> names;
  private final Set<HelperFunction> helpers = EnumSet.noneOf(HelperFunction.class);

  /** For terms of n. */
  TermCode(TargetLanguage code) {
    this(code, List.of("n"));
  }

  TermCode(TargetLanguage code, List<String> names) {
    this.code = code;
    this.names = List.copyOf(names);
  }

  Set<HelperFunction> helpers() {
    return helpers;
  }

  /**
   * A comment line with the greatest numbers for which a term with a root of a square stays within 64 bits; no line for
   * a term without such a root, and none in Python, whose integers are unbounded.
   */
  List<String> limit(Term term) {
    long growth = code == TargetLanguage.PYTHON || !helpers.contains(HelperFunction.ROOT) ? 0 : growth(term);
    if (growth <= 1)
      return List.of();
    long most = Long.MAX_VALUE / growth;
    int zeros = Long.toString(most).length() - 1;
    return List.of("// exact up to " + Long.toString(most).charAt(0) + " * 10^" + zeros);
  }

  /** A number g such that the term and its parts, outside roots, are at most g n; 0 where none is found. */
  private static long growth(Term term) {
    return switch (term) {
      case Term.Constant _ -> 0;
      case Term.Variable _ -> 1;
      case Term.Operation(Term.Operator operator, Term left, Term right) -> switch (operator) {
        case PLUS, MINUS -> growth(left) + growth(right);
        case TIMES -> left instanceof Term.Constant(long times) ? Math.abs(times) * growth(right)
            : right instanceof Term.Constant(long times) ? Math.abs(times) * growth(left) : 0;
        case QUOTIENT -> growth(left);
        default -> 0;
      };
      case Term.Call(Function function, List<Term> arguments) -> {
        long square = function == Function.SQRT ? square(arguments.getFirst()) : 0;
        long root = 0;
        while (root * root < square)
          root++;
        yield root;
      }
    };
  }

  /** The factor d of a term d n n; 0 for other terms. */
  private static long square(Term term) {
    return term instanceof Term.Operation(Term.Operator operator, Term left, Term right)
        && operator == Term.Operator.TIMES && right instanceof Term.Variable
            ? left instanceof Term.Variable ? 1
                : left instanceof Term.Operation(Term.Operator inner, Term times, Term variable)
                    && inner == Term.Operator.TIMES && times instanceof Term.Constant(long d)
                    && variable instanceof Term.Variable ? d
                : 0
            : 0;
  }

  String text(Term term) {
    return switch (term) {
      case Term.Constant(long value) -> Long.toString(value);
      case Term.Variable(int index) -> names.get(index);
      case Term.Operation(Term.Operator operator, Term left, Term right) -> operation(operator, left, right);
      case Term.Call(Function function, List<Term> arguments) -> call(function, arguments);
    };
  }

  String operation(Term.Operator operator, Term left, Term right) {
    if (operator == Term.Operator.MINUS && left.equals(new Term.Constant(0)))
      return "-" + inner(right);
    String sign = sign(operator);
    // a shifted number is as wide as n
    boolean wide = operator == Term.Operator.LEFT && left instanceof Term.Constant;
    return inner(left) + (!wide || code == TargetLanguage.PYTHON ? "" : code == TargetLanguage.JAVA ? "L" : "LL") + sign
        + inner(right);
  }

  private String sign(Term.Operator operator) {
    return switch (operator) {
      case PLUS -> " + ";
      case MINUS -> " - ";
      case TIMES -> " * ";
      case QUOTIENT -> code == TargetLanguage.PYTHON ? " // " : " / ";
      case REMAINDER -> " % ";
      case AND -> " & ";
      case OR -> " | ";
      case XOR -> " ^ ";
      case LEFT -> " << ";
      case RIGHT -> " >> ";
      case POWER -> throw new IllegalArgumentException("powers have no operator here");
    };
  }

  String inner(Term term) {
    String text = text(term);
    return term instanceof Term.Operation ? "(" + text + ")" : text;
  }

  String call(Function function, List<Term> arguments) {
    String a = text(arguments.getFirst());
    String both = arguments.size() > 1 ? a + ", " + text(arguments.get(1)) : a;
    return switch (function) {
      case MIN, MAX ->
        (code == TargetLanguage.JAVA ? "Math." : code == TargetLanguage.CPP ? "std::" : "") + function.written()
            + (code == TargetLanguage.CPP ? "<long long>(" : "(") + both + ")";
      case V2 -> switch (code) {
        case JAVA -> "Long.numberOfTrailingZeros(" + a + ")";
        case CPP -> "__builtin_ctzll(" + a + ")";
        case PYTHON -> "(((" + a + ") & -(" + a + ")).bit_length() - 1)";
      };
      case POPCOUNT -> switch (code) {
        case JAVA -> "Long.bitCount(" + a + ")";
        case CPP -> "__builtin_popcountll(" + a + ")";
        case PYTHON -> "bin(" + a + ").count('1')";
      };
      case BITLENGTH -> switch (code) {
        case JAVA -> "(64 - Long.numberOfLeadingZeros(" + a + "))";
        case CPP -> "((" + a + ") ? 64 - __builtin_clzll(" + a + ") : 0)";
        case PYTHON -> "(" + a + ").bit_length()";
      };
      case ODDPART ->
        "((" + a + ")" + (code == TargetLanguage.PYTHON ? " // " : " / ") + "((" + a + ") & -(" + a + ")))";
      case V -> called(HelperFunction.V, "v(" + both + ")");
      case DIGITSUM -> called(HelperFunction.DIGITSUM, "digitsum(" + both + ")");
      case GCD -> called(HelperFunction.GCD, "gcd(" + both + ")");
      case QUOTIENTS -> called(HelperFunction.EUCLID, "euclid(" + both + ", 1)");
      case DIVISIONS -> called(HelperFunction.EUCLID, "euclid(" + both + ", 0)");
      case OMEGA -> called(HelperFunction.PRIMES, "primes(" + a + ", 0)");
      case BIGOMEGA -> called(HelperFunction.PRIMES, "primes(" + a + ", 1)");
      case LPF -> called(HelperFunction.LPF, "lpf(" + a + ")");
      case PRIMEPI -> {
        helpers.add(HelperFunction.LPF);
        yield called(HelperFunction.PRIMEPI, "primepi(" + a + ")");
      }
      case ABS ->
        (code == TargetLanguage.JAVA ? "Math.abs(" : code == TargetLanguage.CPP ? "std::abs(" : "abs(") + a + ")";
      case SQRT -> called(HelperFunction.ROOT, "root(" + wide(arguments.getFirst()) + ")");
      case ROOT -> called(HelperFunction.ANY_ROOT, "nthroot(" + both + ")");
      default -> throw new IllegalArgumentException("not written: " + function);
    };
  }

  /** The term computed without overflow: squares of heaps do not fit into 64 bits. */
  private String wide(Term term) {
    if (code == TargetLanguage.PYTHON)
      return text(term);
    if (term instanceof Term.Operation(Term.Operator operator, Term left, Term right))
      switch (operator) {
        case PLUS, MINUS, TIMES -> {
          return code == TargetLanguage.JAVA ? wide(left) + method(operator) + wide(right) + ")"
              : "(" + wide(left) + sign(operator) + wide(right) + ")";
        }
        default -> {
        }
      }
    return code == TargetLanguage.JAVA ? "big(" + text(term) + ")" : "(__int128) " + inner(term);
  }

  private static String method(Term.Operator operator) {
    return switch (operator) {
      case PLUS -> ".add(";
      case MINUS -> ".subtract(";
      default -> ".multiply(";
    };
  }

  final String called(HelperFunction helper, String text) {
    helpers.add(helper);
    return text;
  }
}
