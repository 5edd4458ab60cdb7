package org.grundy.game.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.phrase.Spelling;
import org.grundy.word.formula.Function;

/**
 * Suggestions for lines that cannot be read: rules as people say them, put into the grammar of {@link LineReader}.
 * Corrects the spelling of words, then tries each rewriting below in turn; the result is a hint only if it is a line.
 * Time: linear in the text's length, plus one reading.
 */
public final class LineHints {
  /** The longest text tried; nobody says rules of one line in more words. */
  private static final int LONGEST = 200;
  /** Words that are shorter than this, or spelled this badly, are left alone. */
  private static final int SHORTEST_WORD = 4;
  private static final int LONG_WORD = 7;

  private static final String ANY = "(?<!\\bis )(?<!\\bnot )(?<!\\bis an? )\\b(?:an? |any |some |the )?";

  private static final String RANGE = "^take (?:from )?(\\d+|[A-Z]) ?(?:\\.\\.+|to|through|-) ?(\\d+|[A-Za-z])";
  private static final String EXCEPT = ",? (?:except(?: for)?|but not|other than|without) (\\d+)";

  /** The rewritings in the order tried; the text is in lower case, without spaces at its ends. */
  private static final List<Rewriting> REWRITINGS = List.of(
      // signs and fillers
      of("[≤⩽]|=<| (?:is )?less than or equal to ", " <= "), of("[≥⩾]| (?:is )?greater than or equal to ", " >= "),
      of("≠|<>", " != "), of("[→⇒]|-->|^n ?(?:=>|:=)", " -> "), of("…", ".."), of("\\*\\*", "^"), of("//|÷", "/"),
      of("[×·]", "*"), of("[.!]$", ""),
      of("^(?:you|players?|a player|one) (?:may|can|must) ", ""),
      of("\\b(?:the |a )?(?:half|1/2)(?: of (?:it|n|them|what is left|the \\w+|a \\w+))?$", "n/2"),
      of(" (?:from|of) (?:(?:the|an?|one|any|each) )*(?:heap|pile|row|stack)s?\\b| from n\\b", ""),
      of(" (?:of )?(?:the )?(?:stone|token|coin|counter|match|matche|chip|bean|object|item|stick|pebble|card|element)s?\\b",
          ""),
      of("\\bone\\b", "1"), of("\\btwo\\b", "2"), of("\\bthree\\b", "3"), of("\\bfour\\b", "4"), of("\\bfive\\b", "5"),
      // verbs
      of("^(?:tak|tke|taek|ake) ", "take "),
      of("^(?:subtract|remove|pick(?: up)?|draw|delete|(?:reduce|decrease)(?: n)? by) ", "take "),
      of("^take (?:any |some |an? )?(?:number|amount)s?(?: of)? (?=from|between|at|up|no|less|fewer|more|that|which)",
          "take "),
      of("^take (?:that|which) (?:is|are) ", "take "),
      of("^(?:move|go|turn(?: n)?|change(?: n)?|reduce(?: n)?|decrease(?: n)?) (?:in)?to |^replace (?:by|with) ",
          "replace n by "),
      of("^(replace [a-z]) (?:with|to|into) ", "$1 by "),
      of("^(?:f|g|next|moves?)\\(n\\) ?(?:=|->|:) ?", "n -> "),
      of("^halve(?: n)?$", "replace n by n/2"),
      of("^divide(?: n)? by ([a-z])", "replace n by n/$1 where $1 >= 2"),
      of("^divide(?: n)? by (\\d+)$", "replace n by n/$1"),
      of("^split(?: n| it| (?:a |an |the |one |any )?(?:heap|pile))?(?: in(?:to)?)?(?: 2)? (?:unequal|different)(?: (?:heap|pile|part)s)?$",
          "replace n by a, n-a where a != n-a"),
      of("^split(?: n| it| (?:a |an |the |one |any )?(?:heap|pile))?(?: in(?:to)?)?(?: 2)? equal(?: (?:heap|pile|part)s)?$",
          "replace n by a, a where 2a = n"),
      of("^split(?: n| it| (?:a |an |the |one |any )?(?:heap|pile))?(?: in(?:to)?)? 3(?: (?:heap|pile|part)s)?$",
          "replace n by a, b, n-a-b"),
      of("^split(?: n| it| (?:a |an |the |one |any )?(?:heap|pile))?(?:(?: in(?:to)?)?(?: 2)?(?: (?:heap|pile|part)s)?)$",
          "replace n by a, n-a"),
      of("(?<=^(?:split|break|divide) [a-vx-z, ]{1,80}?),? and ", ", "),
      of("^(?:split|break|divide)(?: n| it)?(?: up)? (?:in(?:to)?|as) (?=[^w]*\\b[a-z]\\b)", "replace n by "),
      of("^(?:split|break|divide) ([a-z])(?: up)? (?:in(?:to)?|as) (?=[^w]*\\b[a-z]\\b)", "replace $1 by "),
      // conditions
      of("(?<=\\S) (?:if|when|such that|so that|provided(?: that)?|with|for(?: which)?) ", " where "),
      of("^(take [^:(]*?) ?: ?(?!.*->)", "$1 where "),
      of("\\bis_?prime\\(", "prime("), of("\\bfloor(?=\\()", ""),
      of("\\b([a-z]) is (?:an? )?(?:divisor|factor) of ([a-z])\\b", "$1 | $2"),
      of("\\b([a-z]) is (?:divisible by|an? multiple of) (\\w+)", "$2 | $1"),
      of("^take ([a-z]) (?=coprime|relatively)", "take $1 where $1 "),
      of("\\b([a-z]) (?:is |and )?(?:coprime|relatively prime)(?: to| with)? ([a-z])\\b", "gcd($1, $2) = 1"),
      of("(?<= where .{1,80}) (?:is )?(?:at most|no more than) ", " <= "),
      of("(?<= where .{1,80}) (?:is )?at least ", " >= "),
      of("(?<= where .{1,80}) (?:is )?(?:less|smaller) than ", " < "),
      of("(?<= where .{1,80}) (?:is )?(?:greater|more) than ", " > "),
      of("(?<= where .{1,80}) (?:equals|is equal to) ", " = "),
      of("^take ([a-z]) (?:where \\1 )?in (\\d+) ?\\.\\.+ ?(\\d+)$", "take $1 where $2 <= $1 <= $3"),
      of("^take ([a-z]) (?:where \\1 )?in (?:\\{|\\[|\\()?([0-9, ]+?)(?:\\}|\\]|\\))?$", "take $2"),
      of("\\bis (?:an? )?(?:perfect )?(prime|square|odd|even) number\\b|\\bis (?:an? )?perfect (square)\\b", "is $1$2"),
      of("\\bis (?:an? )?power of (?:2|two)\\b", "is pow2"),
      // amounts
      of("(?:\\bthe square root of n|\\bthe square root|\\bsqrt n)$", "sqrt(n)"),
      of(RANGE + "$", "take k where $1 <= k <= $2"),
      of(RANGE + EXCEPT + "$", "take k where $1 <= k <= $2 and k != $3"),
      of(RANGE + EXCEPT + "(?:,| and| or) (\\d+)$", "take k where $1 <= k <= $2 and k != $3 and k != $4"),
      of("^take between (\\w+) and (\\S+)$", "take k where $1 <= k <= $2"),
      of("^take (?:at most|up to|(?:no|not) more than|<=) ?(\\S+)$", "take k where k <= $1"),
      of("^take (?:at least|no less than|>=) ?(\\S+)$", "take k where k >= $1"),
      of("^take (?:fewer than|less than|<) ?(\\S+)$", "take k where k < $1"),
      of("^take (?:more than|>) ?(\\S+)$", "take k where k > $1"),
      // n/2 is rounded down
      of("^take k where k (<|>=) n/2$", "take k where 2k $1 n"),
      of("^take ([a-z]) ?(?=<=|>=|<|>|!=|=)", "take $1 where $1 "),
      of("^take (\\w+ ?<=? ?([a-z]) ?<=? ?\\S+)", "take $2 where $1"),
      of("^\\d+(?: ?, ?\\d+)+$", "take $0"),
      of("^take (?:\\{|\\[|\\()([0-9, ]+)(?:\\}|\\]|\\))$", "take $1"),
      of(ANY + "proper (?:divisor|factor)s?(?: of n)?\\b", "d where d | n and d < n"),
      of(ANY + "prime (?:divisor|factor)s?(?: of n)?\\b", "p where p is prime and p | n"),
      of(ANY + "(?:divisor|factor)s?(?: of n)?\\b", "d where d | n"),
      of("(?<=take )((?!a )[a-z]) (prime|square|odd|even)$", "$1 where $1 is $2"),
      of(ANY + "prime(?: number)?s?\\b(?!\\()", "p where p is prime"),
      of(ANY + "(?:perfect )?(square|odd|even)s?(?: numbers?)?\\b(?!\\()", "k where k is $1"),
      of(ANY + "multiples? of (\\w+)\\b", "k where $1 | k"), of(ANY + "powers? of (\\w+)\\b", "$1^k"),
      of(ANY + "cubes?\\b", "k^3"),
      of("^take (?:any|some)(?: (?:number|amount)(?: of)?)?$", "take k"),
      // alternatives
      of("(?<=^n ?->.{1,80}?) ?(?:\\bor\\b|\\band\\b|[,;]) ?n ?-> ?", " or "),
      of("(?<=^(?:take|replace) [^w]{1,80}?),? and ", " or "), of(", or ", " or "),
      of("(?<=^take [0-9 ]{1,20}) ?\\| ?(?=[0-9 ]+$)", " or "), of("\\) ?, ?\\(", ") ("));

  /** Top-level commas, which some read as separating moves and others as joining heaps. */
  private static final Pattern ARROW = Pattern.compile("[a-z] *-> *[^(].*");

  /** Several heaps after an arrow, one of them a letter of its own: the parts into which a heap breaks. */
  private static final Pattern PARTS = Pattern
      .compile("([a-z]) *-> *(?=(?:(?! where ).)*,)((?:.*, *)?(?!\\1\\b)[a-z] *(?:,.*| where .*))");

  /** A heap that is split into letters: the heap, the first letters, the last one, the conditions. */
  private static final Pattern LETTERS = Pattern
      .compile("replace ([a-z]) by ((?:(?!\\1)[a-z], ?)+)((?!\\1)[a-z])( where .*|)");

  /** Amounts with a missing comma between them. */
  private static final Pattern AMOUNTS = Pattern.compile("take \\d+(?:(?:,| or)? \\d+)+");

  /** A capital letter that may stand for a number, as in {@link LetteredLine}. */
  private static final Pattern CAPITAL = Pattern.compile("\\b[A-MO-Z]\\b");

  private static final Pattern OTHER_WORD = Pattern.compile("\\b(?!" + CAPITAL + ")\\w+");

  /** A small letter as the greatest amount, which would be any number: a capital is meant. */
  private static final Pattern BOUND = Pattern.compile("(?<= where (?:\\w{1,9} <= )?k <=? )[a-mo-z]$");

  private static final Pattern WORD = Pattern.compile("[a-z]{" + SHORTEST_WORD + ",}");
  private static final Set<String> WORDS = words();

  private record Rewriting(Pattern pattern, String by) {
    String of(String text) {
      return pattern.matcher(text).replaceAll(by).strip().replaceAll("\\s+", " ");
    }
  }

  private LineHints() {
  }

  private static Rewriting of(String pattern, String by) {
    return new Rewriting(Pattern.compile(pattern), by);
  }

  /** The words of the grammar, and those that get rewritten. */
  private static Set<String> words() {
    var words = new TreeSet<>(Set.of("take", "replace", "when", "where", "order", "this", "divides", "prime", "square",
        "even", "pow2", "into", "isprime"));
    for (Function function : Function.values())
      words.add(function.name().toLowerCase(Locale.ROOT));
    for (Rewriting rewriting : REWRITINGS)
      WORD.matcher(rewriting.pattern.pattern().replaceAll("\\\\[a-z]", " ")).results()
          .forEach(word -> words.add(word.group()));
    return words;
  }

  /**
   * A line that the author of an unreadable text may have meant; numbers at its end may be a position. Empty when there
   * is no suggestion.
   */
  public static Optional<String> of(String text, Budget budget) {
    if (text.length() > LONGEST)
      return Optional.empty();
    String plain = text.replace('_', ' ').strip().replaceAll("\\s+", " ");
    String small = plain.toLowerCase(Locale.ROOT);
    String lettered = CAPITAL.matcher(plain).find() ? withCapitals(plain) : small;
    return Stream.of(lettered, small).distinct().flatMap(LineHints::candidates).map(LineHints::rewritten)
        .flatMap(hint -> Stream.of(hint, completed(hint)))
        .filter(hint -> !hint.equals(text) && isLine(hint, budget)).findFirst();
  }

  /** In lower case but for capital letters that stand alone. */
  private static String withCapitals(String text) {
    return OTHER_WORD.matcher(text).replaceAll(word -> word.group().toLowerCase(Locale.ROOT));
  }

  /** A text as it stands, and without numbers at its end. */
  private static Stream<String> candidates(String text) {
    String plain = AMOUNTS.matcher(text).matches() ? text.replaceAll("(?<=\\d) (?=\\d)", ", ") : text;
    var candidates = new ArrayList<>(List.of(plain));
    for (String line = plain; line.matches(".* [0-9]+"); candidates.add(line))
      line = line.substring(0, line.lastIndexOf(' '));
    return candidates.stream();
  }

  private static boolean isLine(String text, Budget budget) {
    return LineReader.tried(text, budget).isPresent() || LetteredLine.isRead(text, budget);
  }

  private static String rewritten(String text) {
    String line = WORD.matcher(text).replaceAll(word -> spelled(word.group()));
    for (Rewriting rewriting : REWRITINGS)
      line = rewriting.of(line);
    Matcher parts = PARTS.matcher(line);
    if (parts.matches())
      return "replace " + parts.group(1) + " by " + parts.group(2);
    return BOUND.matcher(ARROW.matcher(line).matches() ? alternatives(line) : line)
        .replaceAll(letter -> letter.group().toUpperCase(Locale.ROOT));
  }

  /** The line with {@code or} for each comma outside parentheses and before the conditions. */
  private static String alternatives(String line) {
    var out = new StringBuilder();
    int depth = 0;
    int end = line.contains(" where ") ? line.indexOf(" where ") : line.length();
    for (int i = 0; i < end; i++) {
      char c = line.charAt(i);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      out.append(c == ',' && depth == 0 ? " or " : Character.toString(c));
    }
    return (out + line.substring(end)).replaceAll(" +", " ");
  }

  /** The line with the rest of the heap for the last part of a split, where each part is a letter of its own. */
  private static String completed(String line) {
    Matcher split = LETTERS.matcher(line);
    if (!split.matches())
      return line;
    String last = split.group(3);
    String rest = split.group(1) + "-" + split.group(2).replace(" ", "").replace(',', '-').replaceAll("-$", "");
    return "replace " + split.group(1) + " by " + split.group(2) + rest
        + split.group(4).replaceAll("\\b" + last + "\\b", rest);
  }

  private static String spelled(String word) {
    if (WORDS.contains(word) || word.endsWith("s") && WORDS.contains(word.substring(0, word.length() - 1)))
      return word;
    int most = word.length() < LONG_WORD ? 1 : 2;
    return WORDS.stream().filter(known -> Spelling.distance(word, known) <= most)
        .min(Comparator.<String>comparingInt(known -> Spelling.distance(word, known))
            .thenComparing(String::length, Comparator.reverseOrder()))
        .orElse(word);
  }
}
