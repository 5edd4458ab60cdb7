package org.grundy.word.walnut;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Cursor;
import org.grundy.phrase.Nesting;

/**
 * Reads a predicate in Walnut's notation and writes it as a statement, with a bracket for each operation. A quantifier
 * reaches to the end of the brackets around it. Where readers may differ about what binds tighter, brackets are needed:
 * {@code a & b | c} is refused. A difference is a whole number: a comparison with one below 0 is false. H. Mousavi,
 * Automatic theorem proving in Walnut (2016), arXiv:1603.06017.
 */
final class PredicateReader {
  private static final int DEEPEST = 200;
  private static final List<String> RELATIONS = List.of("<=", ">=", "!=", "<", ">", "=");
  private static final String JUNCTIONS = "&|^";

  /**
   * A predicate as a statement.
   *
   * @param free its free variables
   * @param used the words of letters in it
   */
  record Predicate(String text, SortedSet<String> free, Set<String> used) {
  }

  /**
   * What can stand on a side of a comparison, and what must hold for it to be a number.
   *
   * @param last those of the conditions that follow if it is not below 0 in the end
   */
  private record Side(String text, List<String> conditions, List<String> last) {
    Side(String text, List<String> conditions) {
      this(text, conditions, List.of());
    }

    /** What must hold besides for a place in a word or an argument, which statements require not to be below 0. */
    List<String> inside() {
      return conditions.stream().filter(condition -> !last.contains(condition)).toList();
    }
  }

  /** What predicates can use: what each relation is called in statements, and words. */
  interface Known {
    Optional<String> relation(String name);

    /** What statements call a numeration. */
    Optional<String> digits(String numeration);

    boolean hasWord(String name);
  }

  /** A variable with a quantifier, and what it is called in statements, where a name has one meaning at a time. */
  private record Bound(String name, String written) {
  }

  private final Cursor cursor;
  private final Known known;
  /** The free variables, whose names others do not get. */
  private final Set<String> reserved;
  private final Nesting nesting = new Nesting(DEEPEST);
  private final List<Bound> bound = new ArrayList<>();
  private final SortedSet<String> free = new TreeSet<>();
  private final Set<String> used = new TreeSet<>();
  private String numeration = "";

  private PredicateReader(String predicate, Known known, Set<String> reserved) {
    cursor = Cursor.of(predicate);
    this.known = known;
    this.reserved = reserved;
  }

  /**
   * Reads a predicate without macros.
   *
   * @throws BadInput with the column, for what cannot be read
   */
  static Predicate read(String predicate, Known known) {
    SortedSet<String> free = new PredicateReader(predicate, known, Set.of()).read().free;
    return new PredicateReader(predicate, known, free).read();
  }

  private Predicate read() {
    numeration();
    String text = formula();
    space();
    if (!cursor.ended())
      throw cursor.expected("the end");
    String digits = numeration.isEmpty() ? "base 2" : known.digits(numeration).orElseThrow();
    return new Predicate("?" + digits + " " + text, free, used);
  }

  static boolean isName(int character) {
    return Cursor.isLetter(character) || Cursor.isDigit(character) || character == '_';
  }

  private void space() {
    cursor.skip(Character::isWhitespace);
  }

  private boolean took(String sign) {
    space();
    return cursor.took(sign);
  }

  private void require(String sign) {
    if (!took(sign))
      throw cursor.expected(sign);
  }

  /** All parts of a statement must have the same numeration, Walnut's default or the one that is named. */
  private void numeration() {
    while (took("?")) {
      int place = cursor.at();
      String name = cursor.take(PredicateReader::isName);
      if (known.digits(name).isEmpty())
        throw cursor.refused(place, "Grundy has no numeration {0}", BadInput.quoted(name));
      if (!numeration.isEmpty() && !known.digits(numeration).equals(known.digits(name)))
        throw cursor.refused(place, "Grundy reads one numeration in a statement, not {0} and {1}", numeration, name);
      if (numeration.isEmpty() && !(free.isEmpty() && bound.isEmpty()))
        throw cursor.refused(place, "the numeration must stand at the beginning");
      numeration = name;
    }
  }

  private String formula() {
    nesting.enter(cursor::place);
    String left = implication();
    while (took("<=>"))
      left = "(" + left + " <=> " + implication() + ")";
    nesting.leave();
    return left;
  }

  private String implication() {
    String left = junction();
    if (!took("=>"))
      return left;
    String right = junction();
    if (took("=>"))
      throw bracketsFor("=>", "=>");
    return "(" + left + " => " + right + ")";
  }

  private String junction() {
    String all = single();
    space();
    char sign = cursor.peek();
    while (JUNCTIONS.indexOf(cursor.peek()) >= 0 && !cursor.ended()) {
      if (cursor.peek() != sign)
        throw bracketsFor(String.valueOf(sign), String.valueOf(cursor.peek()));
      cursor.take();
      String next = single();
      all = sign == '^' ? "~(" + all + " <=> " + next + ")" : "(" + all + " " + sign + " " + next + ")";
      space();
    }
    return all;
  }

  private BadInput bracketsFor(String one, String other) {
    return cursor.refused(cursor.at(), "brackets must say which of {0} and {1} comes first", one, other);
  }

  private String single() {
    numeration();
    space();
    if (cursor.took('~')) {
      nesting.enter(cursor::place);
      String denied = "~(" + single() + ")";
      nesting.leave();
      return denied;
    }
    if (cursor.peek() == '$')
      return call();
    if (isQuantifier())
      return quantified();
    return isBracketed() ? bracketed() : comparison();
  }

  private boolean isQuantifier() {
    int ahead = 1;
    while (Character.isWhitespace(cursor.peek(ahead)))
      ahead++;
    return "AEI".indexOf(cursor.peek()) >= 0 && !cursor.ended() && Cursor.isLetter(cursor.peek(ahead));
  }

  private String quantified() {
    int place = cursor.at();
    char quantifier = cursor.take();
    int outer = bound.size();
    var variables = new ArrayList<String>();
    var inner = new ArrayList<Bound>();
    do {
      String name = variable();
      inner.add(new Bound(name, unused(name)));
      variables.add(inner.getLast().written);
    } while (took(","));
    if (quantifier == 'I' && variables.size() > 1)
      throw cursor.refused(place, "{0} takes one variable", "I");
    bound.addAll(inner);
    String body = formula();
    bound.subList(outer, bound.size()).clear();
    return "(" + quantifier + " " + String.join(", ", variables) + " (" + body + "))";
  }

  private String unused(String name) {
    String unused = name;
    for (int i = 2; reserved.contains(unused) || bound.stream().map(Bound::written).anyMatch(unused::equals); i++)
      unused = name + "_" + i;
    return unused;
  }

  private String variable() {
    space();
    String name = cursor.isLetter() ? cursor.take(PredicateReader::isName) : "";
    if (name.isEmpty())
      throw cursor.expected("the name of a variable");
    return name;
  }

  private String bracketed() {
    cursor.take();
    String inside = formula();
    require(")");
    return inside;
  }

  private String call() {
    int place = cursor.at();
    cursor.take();
    String name = variable();
    String relation = known.relation(name)
        .orElseThrow(() -> cursor.refused(place, "there is no {0}", BadInput.quoted("$" + name)));
    require("(");
    var arguments = new ArrayList<String>();
    var conditions = new ArrayList<String>();
    do {
      Side argument = sum();
      arguments.add(argument.text);
      conditions.addAll(argument.inside());
    } while (took(","));
    require(")");
    return under(conditions, relation + "(" + String.join(", ", arguments) + ")");
  }

  private static String under(List<String> conditions, String text) {
    return conditions.isEmpty() ? text : "(" + String.join(" & ", conditions) + " & " + text + ")";
  }

  private String comparison() {
    Side left = side();
    space();
    String relation = RELATIONS.stream().filter(cursor::took).findFirst()
        .orElseThrow(() -> cursor.expected("a relation (< <= = != > >=)"));
    Side right = side();
    var conditions = new ArrayList<>(left.conditions);
    conditions.addAll(right.conditions);
    return under(conditions, "(" + left.text + " " + relation + " " + right.text + ")");
  }

  /** Whether the bracket here is around a predicate, not a number: no relation or sign of arithmetic follows it. */
  private boolean isBracketed() {
    if (cursor.peek() != '(')
      return false;
    String text = cursor.text();
    int depth = 0;
    int end = cursor.at();
    do {
      depth += text.charAt(end) == '(' ? 1 : text.charAt(end) == ')' ? -1 : 0;
      end++;
    } while (depth > 0 && end < text.length());
    String rest = text.substring(end).stripLeading();
    return rest.isEmpty() || rest.startsWith("=>") || rest.startsWith("<=>") || "<>=!+-*/".indexOf(rest.charAt(0)) < 0;
  }

  private Side side() {
    space();
    int from = cursor.at();
    if (cursor.took('@')) {
      String letter = cursor.take(PredicateReader::isName);
      if (letter.length() != 1)
        throw cursor.refused(from, "Grundy reads letters of one digit");
      return new Side("@" + letter, List.of());
    }
    boolean marked = cursor.took('.');
    String name = cursor.isLetter() ? cursor.take(PredicateReader::isName) : "";
    if (!marked && (name.isEmpty() || cursor.peek() != '[')) {
      cursor.go(from);
      return sum();
    }
    require("[");
    Side place = sum();
    require("]");
    if (cursor.peek() == '[')
      throw cursor.refused(from, "Grundy reads words with one place");
    if (!known.hasWord(name))
      throw cursor.refused(from, "there is no word {0}; define it before the script, or make it with {1} and {2}",
          BadInput.quoted(name), "morphism", "promote");
    used.add(name);
    return new Side(name + "[" + place.text + "]", place.inside());
  }

  private Side sum() {
    nesting.enter(cursor::place);
    Side sum = product();
    space();
    while (cursor.peek() == '+' || cursor.peek() == '-') {
      char sign = cursor.take();
      Side more = product();
      var conditions = new ArrayList<>(sum.conditions);
      conditions.addAll(more.conditions);
      var last = new ArrayList<String>();
      if (sign == '-') {
        String difference = "(" + more.text + " <= " + sum.text + ")";
        conditions.add(difference);
        last.addAll(sum.last);
        last.add(difference);
        last.removeAll(more.conditions);
      }
      sum = new Side("(" + sum.text + " " + sign + " " + more.text + ")", conditions, last);
      space();
    }
    nesting.leave();
    return sum;
  }

  private Side product() {
    Side product = factor();
    space();
    while (cursor.peek() == '*' || cursor.peek() == '/') {
      char sign = cursor.take();
      Side more = factor();
      var conditions = new ArrayList<>(product.conditions);
      conditions.addAll(more.conditions);
      product = new Side("(" + product.text + " " + sign + " " + more.text + ")", conditions);
      space();
    }
    return product;
  }

  private Side factor() {
    numeration();
    space();
    if (cursor.isDigit())
      return new Side(cursor.digits(), List.of());
    if (cursor.took('(')) {
      Side inside = sum();
      require(")");
      return inside;
    }
    if (!cursor.isLetter())
      throw cursor.expected("a number, a variable or a statement");
    String name = variable();
    Optional<Bound> inner = bound.reversed().stream().filter(variable -> variable.name.equals(name)).findFirst();
    if (inner.isEmpty())
      free.add(name);
    return new Side(inner.map(Bound::written).orElse(name), List.of());
  }
}
