package org.grundy.testing;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A line of rules about one heap, parsed and evaluated in the plainest way: every letter runs through all numbers up to
 * a limit, and terms are computed with big integers. It shares no code with the real parser. It understands what
 * {@link LineFuzzTest} writes: every operator within brackets, conditions joined by {@code and}, {@code or} in
 * brackets.
 */
public final class PlainLine {
  /** Thrown when a term has no value. */
  private static final class NoValue extends RuntimeException {
    private static final long serialVersionUID = 1;

    NoValue() {
      super(null, null, false, false);
    }
  }

  private interface Literal {
    BigInteger of(Map<String, BigInteger> values);
  }

  private interface Condition {
    boolean holds(Map<String, BigInteger> values);
  }

  /** The heaps left by a move, for all values of the letters for which the conditions hold. */
  private record Move(List<Literal> left, List<Condition> where, Set<String> letters) {
  }

  private final List<String> words;
  private int next;
  private final Set<String> met = new TreeSet<>();
  private final List<Move> moves = new ArrayList<>();
  /** The greatest number in the text with at most three digits. */
  private final long greatest;

  private PlainLine(String text) {
    words = new ArrayList<>(Arrays.asList(text.replaceAll("(<=|>=|!=|[-+*/^%|(),;<>=])", " $1 ").trim().split("\\s+")));
    words.add("");
    greatest = words.stream().filter(word -> word.matches("[0-9]{1,3}")).mapToLong(Long::parseLong).max().orElse(0);
  }

  public static PlainLine of(String text) {
    var line = new PlainLine(text);
    do
      line.move();
    while (line.took(";"));
    if (!line.peek().isEmpty())
      throw new IllegalArgumentException("left over: " + line.peek() + " of " + text);
    return line;
  }

  private String peek() {
    return words.get(next);
  }

  private boolean took(String word) {
    boolean is = peek().equals(word);
    next += is ? 1 : 0;
    return is;
  }

  private void move() {
    boolean take = took("take");
    if (!take) {
      require("replace");
      require("n");
      require("by");
    }
    var results = new ArrayList<List<Literal>>();
    var letters = new ArrayList<Set<String>>();
    do {
      met.clear();
      Literal first = number();
      var left = new ArrayList<Literal>(List.of(take ? v -> of(v, "n").subtract(first.of(v)) : first));
      while (!take && took(","))
        left.add(number());
      results.add(left);
      letters.add(new TreeSet<>(met));
    } while (take && took(",") || took("or"));
    // conditions on letters that no result uses apply to every move
    var wheres = new ArrayList<Condition>();
    var spoken = new ArrayList<Set<String>>();
    var all = new ArrayList<Set<String>>();
    if (took("where"))
      do {
        met.clear();
        wheres.add(condition());
        spoken.add(new TreeSet<>(met));
        all.add(new TreeSet<>(met));
      } while (took("and"));
    Set<String> taken = new TreeSet<>();
    letters.forEach(taken::addAll);
    spoken.forEach(of -> of.retainAll(taken));
    for (int i = 0; i < results.size(); i++) {
      Set<String> own = new TreeSet<>(letters.get(i));
      var where = new ArrayList<Condition>();
      for (int c = 0; c < wheres.size(); c++)
        if (letters.get(i).containsAll(spoken.get(c))) {
          where.add(wheres.get(c));
          own.addAll(all.get(c));
        }
      moves.add(new Move(results.get(i), where, own));
    }
  }

  private void require(String word) {
    if (!took(word))
      throw new IllegalArgumentException("expected " + word + ", found " + peek());
  }

  private Condition condition() {
    if (took("not")) {
      Condition inner = condition();
      return v -> !inner.holds(v);
    }
    if (peek().equals("(") && words.get(next + 1).equals("either")) {
      next += 2;
      var parts = new ArrayList<Condition>(List.of(condition()));
      while (took("or"))
        parts.add(condition());
      require(")");
      return v -> any(parts, v);
    }
    Literal left = number();
    String relation = words.get(next++);
    if (relation.equals("is")) {
      String property = words.get(next++);
      return v -> has(property, left.of(v));
    }
    Literal right = number();
    if (relation.equals("|"))
      return v -> left.of(v).signum() != 0 && right.of(v).mod(left.of(v).abs()).signum() == 0;
    return v -> {
      int sign = left.of(v).compareTo(right.of(v));
      return switch (relation) {
        case "<" -> sign < 0;
        case "<=" -> sign <= 0;
        case ">" -> sign > 0;
        case ">=" -> sign >= 0;
        case "=" -> sign == 0;
        case "!=" -> sign != 0;
        default -> throw new IllegalArgumentException(relation);
      };
    };
  }

  /** True when one part holds; otherwise has no value if some part has none. */
  private static boolean any(List<Condition> parts, Map<String, BigInteger> v) {
    boolean valueless = false;
    for (Condition part : parts)
      try {
        if (part.holds(v))
          return true;
      } catch (NoValue _) {
        valueless = true;
      }
    if (valueless)
      throw new NoValue();
    return false;
  }

  private static boolean has(String property, BigInteger number) {
    return switch (property) {
      case "odd" -> number.testBit(0);
      case "even" -> !number.testBit(0);
      case "prime" -> number.signum() > 0 && number.isProbablePrime(60);
      case "square" -> number.signum() >= 0 && number.sqrt().pow(2).equals(number);
      case "pow2" -> number.signum() > 0 && number.bitCount() == 1;
      default -> throw new IllegalArgumentException(property);
    };
  }

  /** Sums bind less tightly than products, products less than powers; operators of one kind group from the left. */
  private Literal number() {
    Literal left = product();
    while (peek().equals("+") || peek().equals("-")) {
      Literal first = left;
      left = took("+") ? plus(first, product()) : minus(first, next());
    }
    return left;
  }

  private Literal next() {
    next++;
    return product();
  }

  private static Literal plus(Literal a, Literal b) {
    return v -> a.of(v).add(b.of(v));
  }

  private static Literal minus(Literal a, Literal b) {
    return v -> a.of(v).subtract(b.of(v));
  }

  private Literal product() {
    Literal left = power();
    while (peek().equals("*") || peek().equals("/") || peek().equals("%")) {
      Literal first = left;
      String sign = words.get(next++);
      Literal by = power();
      left = v -> {
        BigInteger a = first.of(v);
        BigInteger b = by.of(v);
        if (sign.equals("*"))
          return a.multiply(b);
        if (b.signum() == 0)
          throw new NoValue();
        BigInteger[] quotient = a.divideAndRemainder(b);
        boolean down = quotient[1].signum() != 0 && quotient[1].signum() != b.signum();
        return sign.equals("/") ? down ? quotient[0].subtract(BigInteger.ONE) : quotient[0]
            : down ? quotient[1].add(b) : quotient[1];
      };
    }
    return left;
  }

  private Literal power() {
    Literal base = atom();
    if (!took("^"))
      return base;
    Literal exponent = power();
    return v -> {
      BigInteger e = exponent.of(v);
      if (e.signum() < 0)
        throw new NoValue();
      return base.of(v).pow(e.intValueExact());
    };
  }

  private Literal atom() {
    if (took("-")) {
      Literal of = power();
      return v -> of.of(v).negate();
    }
    String word = words.get(next++);
    if (word.equals("(")) {
      Literal inner = number();
      require(")");
      return inner;
    }
    if (Character.isDigit(word.charAt(0))) {
      BigInteger number = new BigInteger(word);
      return _ -> number;
    }
    if (took("(")) {
      Literal first = number();
      Literal second = took(",") ? number() : first;
      require(")");
      return v -> function(word, first.of(v), second.of(v));
    }
    if (!word.equals("n"))
      met.add(word);
    return v -> of(v, word);
  }

  private static BigInteger of(Map<String, BigInteger> values, String letter) {
    return Objects.requireNonNull(values.get(letter));
  }

  private static BigInteger function(String name, BigInteger a, BigInteger b) {
    return switch (name) {
      case "min" -> a.min(b);
      case "max" -> a.max(b);
      case "gcd" -> a.gcd(b);
      case "abs" -> a.abs();
      case "sqrt" -> {
        if (a.signum() < 0)
          throw new NoValue();
        yield a.sqrt();
      }
      case "v2" -> {
        if (a.signum() == 0)
          throw new NoValue();
        yield BigInteger.valueOf(a.getLowestSetBit());
      }
      case "bitlength" -> {
        if (a.signum() < 0)
          throw new NoValue();
        yield BigInteger.valueOf(a.bitLength());
      }
      default -> throw new IllegalArgumentException(name);
    };
  }

  /** The greatest number of letters in a kind of move. */
  public int letters() {
    return moves.stream().mapToInt(move -> move.letters.size()).max().orElse(0);
  }

  /**
   * The options of a heap, each as a sorted list of heaps above 0.
   *
   * @param far whether letters run beyond every sum in the conditions, rather than only as far as most moves need
   */
  public Set<List<Long>> options(long heap, boolean far) {
    long limit = far ? 48 * heap + 12 * greatest + 400 : 8 * heap + 120;
    var found = new TreeSet<List<Long>>((a, b) -> a.toString().compareTo(b.toString()));
    if (heap > 0)
      for (Move move : moves) {
        var values = new TreeMap<String, BigInteger>();
        values.put("n", BigInteger.valueOf(heap));
        each(move, List.copyOf(move.letters), 0, move.letters.size() > 1 ? heap + 3 : limit, values, found);
      }
    found.remove(List.of(heap));
    return found;
  }

  private static void each(Move move, List<String> letters, int letter, long limit, Map<String, BigInteger> values,
      Set<List<Long>> found) {
    if (letter < letters.size()) {
      for (long value = 0; value <= limit; value++) {
        values.put(letters.get(letter), BigInteger.valueOf(value));
        each(move, letters, letter + 1, limit, values, found);
      }
      return;
    }
    try {
      var sizes = new ArrayList<Long>();
      for (Literal left : move.left) {
        BigInteger size = left.of(values);
        if (size.signum() < 0)
          return;
        sizes.add(size.bitLength() < Long.SIZE ? size.longValueExact() : Long.MAX_VALUE);
      }
      for (Condition condition : move.where)
        if (!condition.holds(values))
          return;
      sizes.removeIf(size -> size == 0);
      found.add(sizes.stream().sorted().toList());
    } catch (NoValue _) {
      // no move
    }
  }
}
