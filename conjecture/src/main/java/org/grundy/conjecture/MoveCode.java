package org.grundy.conjecture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.game.rules.WrittenMove;
import org.grundy.word.formula.Function;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;

/**
 * Writes loops over all moves of one kind. Each letter runs from its least value as long as a condition holds that fails
 * for all greater values, where letters of inner loops take their least values; the other conditions are tested as soon
 * as their letters are known.
 *
 * <p>The program tries each value of a letter, so that it takes the time of the product of their ranges.
 */
final class MoveCode {
  private final TargetLanguage code;
  private final WrittenMove move;
  private final Optional<String> set;
  private final ExactCode writer;
  private final int variables;
  private final LeastValues least;
  private final List<Proposition> pending;
  private final Set<Integer> open = new TreeSet<>();

  /**
   * @param heaps how the program writes the heaps
   * @param set   how it writes the given set
   */
  MoveCode(TargetLanguage code, WrittenMove move, List<String> heaps, Optional<String> set) {
    this.code = code;
    this.move = move;
    this.set = set;
    var names = new ArrayList<>(heaps);
    names.addAll(move.names().subList(move.heaps(), move.names().size()));
    this.writer = new ExactCode(code, names);
    this.variables = names.size();
    this.least = new LeastValues(move, variables);
    this.pending = new ArrayList<>(move.where().conjuncts().toList());
    IntStream.range(move.given(), variables).forEach(open::add);
  }

  /** The functions that the lines call. */
  Set<HelperFunction> helpers() {
    return writer.helpers();
  }

  /** What a loop runs through: the values for which the conditions hold, of which some are thereby settled. */
  private record Run(List<String> conditions, Set<Proposition> settled) {
  }

  /**
   * Adds the loops, and in them what a program does with the results of a move that changes something.
   *
   * @return whether each letter has a bound that a loop can state; if not, the lines are of no use
   */
  boolean write(CodeLines out, Consumer<List<String>> each) {
    int outer = out.depth();
    Deque<String> steps = new ArrayDeque<>();
    var depths = new ArrayDeque<Integer>();
    if (move.element() || !open.isEmpty())
      test(out, Optional.empty());
    if (move.element()) {
      int element = move.given();
      String name = writer.text(new Term.Variable(element));
      out.open(switch (code) {
        case JAVA -> "for (long " + name + " : " + set.orElseThrow() + ")";
        case CPP -> "for (long long " + name + " : " + set.orElseThrow() + ")";
        case PYTHON -> "for " + name + " in " + set.orElseThrow();
      });
      open.remove(element);
      if (!open.isEmpty())
        test(out, Optional.empty());
    }
    while (!open.isEmpty()) {
      Optional<Integer> next = open.stream().filter(letter -> run(letter).isPresent()).findFirst();
      if (next.isEmpty())
        return false;
      loop(next.get(), out, steps, depths);
      if (!open.isEmpty())
        test(out, Optional.empty());
    }
    test(out, changes());
    each.accept(move.results().stream().map(writer::text).toList());
    while (!steps.isEmpty()) {
      out.closeTo(depths.pop());
      out.add(steps.pop());
    }
    out.closeTo(outer);
    return true;
  }

  private void loop(int letter, CodeLines out, Deque<String> steps, Deque<Integer> depths) {
    Run run = run(letter).orElseThrow();
    String name = writer.text(new Term.Variable(letter));
    String condition = String.join(writer.and(), run.conditions());
    String from = name + " = " + least.of(letter);
    switch (code) {
      case JAVA -> out.open("for (long " + from + "; " + condition + "; " + name + "++)");
      case CPP -> out.open("for (long long " + from + "; " + condition + "; " + name + "++)");
      case PYTHON -> {
        out.add(from).open("while " + condition);
        steps.push(name + " += 1");
        depths.push(out.depth());
      }
    }
    pending.removeAll(run.settled());
    pending.removeIf(part -> least.bound(part, letter).isPresent());
    open.remove(letter);
  }

  /** Tests the conditions of which everything is known, and one more. */
  private void test(CodeLines out, Optional<String> more) {
    List<Proposition> ready = pending.stream().filter(this::isKnown).toList();
    pending.removeAll(ready);
    List<String> tests = Stream
        .concat(ready.stream().filter(part -> !isNatural(part)).map(writer::holds), more.stream()).distinct().toList();
    if (!tests.isEmpty())
      out.when(tests.size() == 1 ? tests.getFirst() : tests.stream()
          .map(test -> test.contains(writer.or()) ? "(" + test + ")" : test).collect(Collectors.joining(writer.and())));
  }

  /** Whether a condition only says that something is 0 or more that is never below. */
  private boolean isNatural(Proposition part) {
    return part instanceof Proposition.Compared(Term small, Relation relation, Term large)
        && small.equals(new Term.Constant(0)) && relation == Relation.AT_MOST && ExactCode.isNatural(large)
        && writer.guards(large).isEmpty();
  }

  private boolean isKnown(Proposition part) {
    return open.stream().noneMatch(part::has);
  }

  private boolean isKnown(Term term) {
    return open.stream().noneMatch(term::has);
  }

  /** That the move changes a heap; empty where it is plain. */
  private Optional<String> changes() {
    if (move.heaps() > 1)
      return IntStream.range(0, move.heaps()).anyMatch(i -> lowers(i, move.results().get(i))) ? Optional.empty()
          : Optional.of(IntStream.range(0, move.heaps()).filter(
              i -> !move.results().get(i).equals(new Term.Variable(i)))
              .mapToObj(i -> differs(i, move.results().get(i))).reduce((a, b) -> a + writer.or() + b)
              .orElse(code == TargetLanguage.PYTHON ? "False" : "false"));
    return move.results().stream().filter(left -> !lowers(0, left) && !left.equals(new Term.Constant(0)))
        .map(left -> differs(0, left)).reduce((a, b) -> a + writer.and() + b);
  }

  /** That a result is not as large as a heap. */
  private String differs(int heap, Term left) {
    return left instanceof Term.Operation(Term.Operator operator, Term from, Term taken)
        && operator == Term.Operator.MINUS && from.equals(new Term.Variable(heap)) ? writer.text(taken) + " != 0"
            : writer.text(left) + " != " + writer.text(new Term.Variable(heap));
  }

  /** Whether a result is seen to be less than a heap. */
  private boolean lowers(int heap, Term result) {
    return result instanceof Term.Operation(Term.Operator operator, Term left, Term taken)
        && operator == Term.Operator.MINUS
        && (left.equals(new Term.Variable(heap)) ? ExactCode.isNatural(taken) && least.isPositive(taken)
            : ExactCode.isNatural(taken) && lowers(heap, left));
  }

  /** The loop of a letter; empty when nothing bounds it. */
  private Optional<Run> run(int letter) {
    var conditions = new ArrayList<String>();
    var settled = new HashSet<Proposition>();
    for (Proposition part : pending) {
      Optional<String> stated = bound(part, letter);
      stated.filter(text -> !conditions.contains(text)).ifPresent(conditions::add);
      if (stated.isPresent() && part instanceof Proposition.Compared(var _, Relation relation, var _)
          && relation != Relation.EQUAL && open.stream().noneMatch(other -> other != letter && part.has(other)))
        settled.add(part);
    }
    if (conditions.isEmpty())
      divided(letter).ifPresent(conditions::add);
    return conditions.isEmpty() ? Optional.empty() : Optional.of(new Run(conditions, settled));
  }

  /** A condition that holds for the letter's values up to some value alone, and wherever the given one holds. */
  private Optional<String> bound(Proposition part, int letter) {
    return switch (part) {
      case Proposition.Compared(Term left, Relation relation, Term right) -> switch (relation) {
        case LESS, AT_MOST -> bound(left, relation, right, letter);
        case EQUAL -> bound(left, Relation.AT_MOST, right, letter)
            .or(() -> bound(right, Relation.AT_MOST, left, letter));
        case UNEQUAL -> Optional.empty();
      };
      case Proposition.Divides(Term divisor, Term number) ->
        // only a divisor of a heap that is not empty is bounded
        divisor.equals(new Term.Variable(letter)) && move.heaps() == 1 && number.equals(new Term.Variable(0))
            ? Optional.of(writer.text(divisor) + " <= " + writer.text(number)) : Optional.empty();
      case Proposition.Is _, Proposition.All _, Proposition.Any _, Proposition.Not _ -> Optional.empty();
    };
  }

  private Optional<String> bound(Term small, Relation relation, Term large, int letter) {
    return LeastValues.minus(large, small).linear(variables).map(difference -> linear(difference, relation, letter))
        .orElseGet(() -> growing(small, relation, large, letter));
  }

  /** The bound of a letter that is subtracted in a sum. */
  private Optional<String> linear(Linear difference, Relation relation, int letter) {
    long times = difference.coefficient(letter);
    if (times >= 0)
      return Optional.empty();
    Linear rest = difference.plusVariable(letter, -times);
    for (int other : open)
      if (other != letter && rest.coefficient(other) != 0) {
        long coefficient = rest.coefficient(other);
        if (coefficient > 0)
          return Optional.empty();
        rest = rest.plusVariable(other, -coefficient).plusConstant(Math.multiplyExact(coefficient, least.of(other)));
      }
    String name = writer.text(new Term.Variable(letter));
    return Optional.of((times == -1 ? name : -times + " * " + name)
        + (relation == Relation.LESS ? " < " : " <= ") + sum(rest));
  }

  private String sum(Linear linear) {
    var text = new StringBuilder();
    for (int i = 0; i < variables; i++)
      if (linear.coefficient(i) > 0)
        append(text, " + ", multiple(linear.coefficient(i), i));
    if (linear.constant() > 0 || text.isEmpty() && linear.constant() == 0)
      append(text, " + ", writer.text(new Term.Constant(linear.constant())));
    for (int i = 0; i < variables; i++)
      if (linear.coefficient(i) < 0)
        append(text, text.isEmpty() ? "-" : " - ", multiple(-linear.coefficient(i), i));
    if (linear.constant() < 0)
      append(text, text.isEmpty() ? "-" : " - ", writer.text(new Term.Constant(-linear.constant())));
    return text.toString();
  }

  private static void append(StringBuilder text, String sign, String part) {
    text.append(text.isEmpty() && sign.equals(" + ") ? "" : sign).append(part);
  }

  private String multiple(long times, int variable) {
    String name = writer.text(new Term.Variable(variable));
    return times == 1 ? name : times + " * " + name;
  }

  /** The bound of a letter in a term that grows with it beyond all numbers, and must not exceed what is known. */
  private Optional<String> growing(Term small, Relation relation, Term large, int letter) {
    List<Term.Signed> all = LeastValues.minus(large, small).summands(1).toList();
    List<Term> added = all.stream().filter(summand -> summand.sign() > 0).map(Term.Signed::term).toList();
    List<Term> less = all.stream().filter(summand -> summand.sign() < 0).map(Term.Signed::term).toList();
    if (less.isEmpty() || !added.stream().allMatch(this::isKnown) || !less.stream().allMatch(this::rises))
      return Optional.empty();
    String first = "";
    if (less.stream().noneMatch(term -> grows(term, letter))) {
      OptionalInt factor = IntStream.range(0, move.heaps()).filter(heap -> multiplied(letter, heap)).findFirst();
      if (factor.isEmpty())
        return Optional.empty();
      first = "(" + writer.text(new Term.Variable(letter)) + " == " + least.of(letter) + writer.or()
          + writer.text(new Term.Variable(factor.getAsInt())) + " > 0)" + writer.and();
    }
    Term left = sum(less);
    for (int other : open)
      if (other != letter)
        left = left.with(other, least.of(other));
    Term right = sum(added);
    if (!writer.guards(left).isEmpty() || !writer.guards(right).isEmpty())
      return Optional.empty();
    return Optional.of(first + writer.text(left) + (relation == Relation.LESS ? " < " : " <= ") + writer.text(right));
  }

  /** The bound of a letter that only divides one heap: all values beyond that heap give the same move. */
  private Optional<String> divided(int letter) {
    var divisor = new Term.Variable(letter);
    return IntStream.range(0, move.heaps()).mapToObj(Term.Variable::new)
        .filter(heap -> standsOnly(letter, List.of(new Term.Operation(Term.Operator.QUOTIENT, heap, divisor))))
        .map(heap -> writer.text(divisor) + " <= " + writer.text(heap) + " + " + Math.max(1, least.of(letter)))
        .findFirst();
  }

  /** Whether the letter only multiplies a heap: where that heap is empty, all its values give the same move. */
  private boolean multiplied(int letter, int heap) {
    var one = new Term.Variable(letter);
    var other = new Term.Variable(heap);
    return standsOnly(letter, List.of(new Term.Operation(Term.Operator.TIMES, one, other),
        new Term.Operation(Term.Operator.TIMES, other, one)));
  }

  /** Whether a letter stands only in these terms and in conditions for its least value. */
  private boolean standsOnly(int letter, List<Term> in) {
    return move.results().stream().allMatch(result -> standsOnly(result, letter, in))
        && move.where().conjuncts().allMatch(part -> !part.has(letter) || least.bound(part, letter).isPresent()
            || part instanceof Proposition.Compared(Term left, var _, Term right) && standsOnly(left, letter, in)
                && standsOnly(right, letter, in));
  }

  private static boolean standsOnly(Term term, int letter, List<Term> in) {
    return !term.has(letter) || in.contains(term) || switch (term) {
      case Term.Constant _, Term.Variable _ -> false;
      case Term.Operation(var _, Term left, Term right) ->
        standsOnly(left, letter, in) && standsOnly(right, letter, in);
      case Term.Call(var _, List<Term> arguments) ->
        arguments.stream().allMatch(argument -> standsOnly(argument, letter, in));
    };
  }

  private static Term sum(Collection<Term> terms) {
    return terms.stream().filter(term -> !term.equals(new Term.Constant(0)))
        .reduce((a, b) -> new Term.Operation(Term.Operator.PLUS, a, b)).orElse(new Term.Constant(0));
  }

  /** Whether a term never falls when letters grow. */
  private boolean rises(Term term) {
    if (isKnown(term))
      return true;
    return switch (term) {
      case Term.Constant _, Term.Variable _ -> true;
      case Term.Operation(Term.Operator operator, Term left, Term right) -> switch (operator) {
        case PLUS, TIMES -> ExactCode.isNatural(term) && rises(left) && rises(right);
        case QUOTIENT -> ExactCode.isNatural(term) && rises(left) && isKnown(right);
        case POWER -> ExactCode.isNatural(term) && (rises(left) && right instanceof Term.Constant
            || left instanceof Term.Constant(long base) && base >= 1 && rises(right));
        case MINUS, REMAINDER, AND, OR, XOR, LEFT, RIGHT -> false;
      };
      case Term.Call(Function function, List<Term> arguments) -> switch (function) {
        case MIN, MAX -> arguments.stream().allMatch(this::rises);
        case SQRT, BITLENGTH -> ExactCode.isNatural(arguments.getFirst()) && rises(arguments.getFirst());
        case ROOT -> ExactCode.isNatural(arguments.getFirst()) && rises(arguments.getFirst())
            && arguments.getLast() instanceof Term.Constant(long exponent) && exponent >= 1;
        default -> false;
      };
    };
  }

  /** Whether a term that never falls exceeds every number when the letter grows and the others have their least values. */
  private boolean grows(Term term, int letter) {
    return switch (term) {
      case Term.Constant _ -> false;
      case Term.Variable(int index) -> index == letter;
      case Term.Operation(Term.Operator operator, Term left, Term right) -> switch (operator) {
        case PLUS -> grows(left, letter) || grows(right, letter);
        case TIMES -> grows(left, letter) && (least.isPositive(right) || grows(right, letter))
            || grows(right, letter) && least.isPositive(left);
        case QUOTIENT -> grows(left, letter);
        case POWER -> right instanceof Term.Constant(long exponent) ? exponent >= 1 && grows(left, letter)
            : left instanceof Term.Constant(long base) && base >= 2 && grows(right, letter);
        case MINUS, REMAINDER, AND, OR, XOR, LEFT, RIGHT -> false;
      };
      case Term.Call(Function function, List<Term> arguments) -> switch (function) {
        case MAX -> arguments.stream().anyMatch(argument -> grows(argument, letter));
        case MIN -> arguments.stream().allMatch(argument -> grows(argument, letter));
        case SQRT, BITLENGTH, ROOT -> grows(arguments.getFirst(), letter);
        default -> false;
      };
    };
  }
}
