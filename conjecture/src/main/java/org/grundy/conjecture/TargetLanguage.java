package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Verdict;

/** The languages in which a closed form is written as a function {@code g} of n. */
public enum TargetLanguage {
  JAVA("Java", "static long g(long n) {", "long", true),
  CPP("C++", "long long g(long long n) {", "long long",
      true),
  PYTHON("Python", "def g(n):", "", false);

  /** The most numbers listed one by one where few of them are not 0. */
  private static final int MOST_LISTED = 64;
  /** One in so many counts as few. */
  private static final int RARE = 8;

  private final String label;
  private final String head;
  private final String type;
  private final boolean braces;

  TargetLanguage(String label, String head, String type, boolean braces) {
    this.label = label;
    this.head = head;
    this.type = type;
    this.braces = braces;
  }

  /** The name of the language. */
  public String label() {
    return label;
  }

  /** The language with a common name, in upper or lower case: {@code c++}, {@code cpp}, {@code py}. */
  public static Optional<TargetLanguage> named(String name) {
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "java" -> Optional.of(JAVA);
      case "c++", "cpp", "cxx", "cc", "g++" -> Optional.of(CPP);
      case "python", "python3", "py" -> Optional.of(PYTHON);
      default -> Optional.empty();
    };
  }

  /** A return statement. */
  String back(String value) {
    return "return " + value + (braces ? ";" : "");
  }

  /** A program, headed by a comment that says how far its rule was checked where the verdict has a limit. */
  public String limited(Verdict<?> verdict, String program) {
    return verdict instanceof Verdict.Checked<?>(Phrase bound, var within) && within.isPresent()
        ? (braces ? "// " : "# ") + "checked for " + bound + ", not proved\n" + program : program;
  }

  /** An {@code if} statement. */
  String when(String condition, String statement) {
    return braces ? "if (" + condition + ") " + statement : "if " + condition + ": " + statement;
  }

  /** A {@code while} loop around a statement. */
  String whilst(String condition, String statement) {
    return braces ? "while (" + condition + ") " + statement : "while " + condition + ": " + statement;
  }

  /** An assignment to an existing variable. */
  String set(String variable, String value) {
    return variable + " = " + value + (braces ? ";" : "");
  }

  /** A declaration of an integer variable. */
  String variable(String variable, String value) {
    return (braces ? type + " " : "") + set(variable, value);
  }

  /** The quotient, rounded down, of a number from 0. */
  String quotient(String dividend, long divisor) {
    return dividend + (braces ? " / " : " // ") + divisor;
  }

  /** A declaration of a list of numbers. */
  String list(String name, long[] numbers) {
    String inside = IntStream.range(0, numbers.length).mapToObj(i -> literal(numbers[i]))
        .collect(Collectors.joining(", "));
    return switch (this) {
      case JAVA -> "long[] " + name + " = {" + inside + "};";
      case CPP -> "static const long long " + name + "[] = {" + inside + "};";
      case PYTHON -> name + " = [" + inside + "]";
    };
  }

  private String literal(long number) {
    return this == JAVA && number != (int) number ? number + "L" : Long.toString(number);
  }

  /** A statement to be executed where {@code n} is among the numbers of such a list. */
  private String whereAmong(String list, String statement) {
    return braces ? "for (" + type + " one : " + list + ") " + when("n == one", statement)
        : when("n in " + list, statement);
  }

  /** Whether these are so many numbers, almost all of them 0 and the others 1, that it is shorter to list the places of 1. */
  private static boolean isSparse(long[] numbers) {
    return numbers.length > MOST_LISTED && LongStream.of(numbers).allMatch(number -> number == 0 || number == 1)
        && LongStream.of(numbers).sum() * RARE < numbers.length;
  }

  /** An entry of such a list; the index may be any integer expression. */
  String entry(String name, String index) {
    return this == JAVA ? name + "[(int) (" + index + ")]" : name + "[" + index + "]";
  }

  /**
   * The whole function, after its helper functions.
   *
   * @param before the values of the numbers before the form begins, 0 to {@code from - 1}
   */
  public String program(ClosedForm form, long[] before) {
    return program(form, before, "g");
  }

  /** The whole function under another name. */
  String program(ClosedForm form, long[] before, String name) {
    String head = this.head.replace("g(", name + "(");
    ClosedForm.Body body = form.body(this);
    var lines = new ArrayList<String>();
    Set<HelperFunction> helpers = new TreeSet<>(body.helpers());
    helpers.forEach(helper -> lines.add(helper.text(this)));
    List<String> inside = new ArrayList<>();
    if (before.length == 1)
      inside.add(when("n < 1", back(Long.toString(before[0]))));
    else if (isSparse(before)) {
      inside.add(list("ones", LongStream.range(0, before.length).filter(n -> before[(int) n] == 1).toArray()));
      inside.add(whereAmong("ones", back("1")));
      if (!body.lines().equals(List.of(back("0"))))
        inside.add(when("n < " + before.length, back("0")));
    } else if (before.length > 1) {
      inside.add(list("first", before));
      inside.add(when("n < " + before.length, back(entry("first", "n"))));
    }
    inside.addAll(body.lines());
    if (braces && inside.size() == 1)
      lines.add(head + " " + inside.getFirst() + " }");
    else {
      lines.add(head);
      inside.forEach(line -> lines.add((braces ? "  " : "    ") + line));
      if (braces)
        lines.add("}");
    }
    return String.join("\n", lines);
  }
}
