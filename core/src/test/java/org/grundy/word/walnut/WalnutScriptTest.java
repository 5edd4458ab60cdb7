package org.grundy.word.walnut;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.Function;
import java.util.function.LongBinaryOperator;
import java.util.function.Predicate;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.DigitPattern;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.numeration.DigitSystem;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WalnutScriptTest {
  private static final Budget FREE = Budget.unlimited();
  private static final int LARGEST = 7;

  private static WalnutScript read(String script) {
    return WalnutScript.read(script, FREE);
  }

  private static boolean holds(WalnutScript script, String theorem) {
    return new Prover(FREE).decide(script.theory().theorem(theorem).orElseThrow().statement()).holds();
  }

  /** A number that may be undefined, as Walnut writes it. */
  private record Amount(String text, Function<Map<String, Long>, OptionalLong> value) {
    static Amount random(Random random, List<String> variables, int depth) {
      Amount one = depth == 0 ? leaf(random, variables) : random(random, variables, depth - 1);
      Amount other = leaf(random, variables);
      int factor = random.nextInt(1, 4);
      return switch (depth == 0 ? 0 : random.nextInt(5)) {
        case 1 -> new Amount("(" + one.text + "+" + other.text + ")", of(one, other, Long::sum));
        case 2 -> new Amount("(" + one.text + " - " + other.text + ")", of(one, other, (a, b) -> a - b));
        case 3 -> new Amount(factor + "*" + other.text, of(other, other, (a, _) -> factor * a));
        case 4 -> new Amount(one.text + "/" + factor, of(one, one, (a, _) -> a / factor));
        default -> one;
      };
    }

    private static Amount leaf(Random random, List<String> variables) {
      int constant = random.nextInt(5);
      String name = variables.get(random.nextInt(variables.size()));
      return random.nextInt(4) == 0 ? new Amount(constant + "", _ -> OptionalLong.of(constant))
          : new Amount(name, values -> OptionalLong.of(values.get(name)));
    }

    private static Function<Map<String, Long>, OptionalLong> of(Amount one, Amount other,
        LongBinaryOperator operator) {
      return values -> {
        OptionalLong a = one.value.apply(values);
        OptionalLong b = other.value.apply(values);
        if (a.isEmpty() || b.isEmpty() || operator.applyAsLong(a.getAsLong(), b.getAsLong()) < 0)
          return OptionalLong.empty();
        return OptionalLong.of(operator.applyAsLong(a.getAsLong(), b.getAsLong()));
      };
    }
  }

  /** A predicate as Walnut writes it; {@code open} reaches to the end of the brackets around it. */
  private record Formula(String text, boolean open, Predicate<Map<String, Long>> value) {
    private String closed() {
      return open ? "(" + text + ")" : text;
    }

    static Formula random(Random random, List<String> variables, int depth) {
      if (depth == 0)
        return comparison(random, variables);
      Formula one = random(random, variables, depth - 1);
      Formula other = random(random, variables, depth - 1);
      return switch (random.nextInt(8)) {
        case 0 -> new Formula("~" + one.closed(), false, one.value.negate());
        case 1 -> new Formula(one.closed() + "&" + other.closed(), true, one.value.and(other.value));
        case 2 -> new Formula("(" + one.closed() + " | " + other.closed() + ")", false, one.value.or(other.value));
        case 3 -> new Formula("(" + one.closed() + " ^ " + other.closed() + ")", false,
            values -> one.value.test(values) != other.value.test(values));
        case 4 -> new Formula(one.closed() + " => " + other.closed(), true, one.value.negate().or(other.value));
        case 5 -> new Formula(one.closed() + " <=> " + other.closed(), true,
            values -> one.value.test(values) == other.value.test(values));
        default -> quantified(random, variables, depth);
      };
    }

    private static Formula comparison(Random random, List<String> variables) {
      Amount left = Amount.random(random, variables, random.nextInt(3));
      Amount right = Amount.random(random, variables, random.nextInt(2));
      String sign = List.of("<", "<=", "=", "!=", ">", ">=").get(random.nextInt(6));
      return new Formula(left.text + sign + right.text, false, values -> {
        OptionalLong a = left.value.apply(values);
        OptionalLong b = right.value.apply(values);
        return a.isPresent() && b.isPresent() && compare(a.getAsLong(), sign, b.getAsLong());
      });
    }

    private static boolean compare(long a, String sign, long b) {
      return switch (sign) {
        case "<" -> a < b;
        case "<=" -> a <= b;
        case "=" -> a == b;
        case "!=" -> a != b;
        case ">" -> a > b;
        default -> a >= b;
      };
    }

    private static Formula quantified(Random random, List<String> variables, int depth) {
      String name = List.of("t", "u", "v").get(random.nextInt(3));
      var more = new ArrayList<>(variables);
      more.add(name);
      Formula body = random(random, more, depth - 1);
      boolean all = random.nextBoolean();
      int last = random.nextInt(4);
      String text = all ? "A" + name + " " + name + "<=" + last + " => " + body.closed()
          : "E " + name + " (" + name + " <= " + last + ") & (" + body.text + ")";
      return new Formula(text, true, values -> {
        var inner = new HashMap<>(values);
        for (long value = 0; value <= last; value++) {
          inner.put(name, value);
          if (body.value.test(inner) != all)
            return !all;
        }
        return all;
      });
    }
  }

  @RepeatedTest(150)
  void predicates_meanWhatTheyMeanInWalnut(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    Formula formula = Formula.random(random, List.of("i", "j"), random.nextInt(4));
    String system = List.of("", "?msd_3 ", "?msd_fib ", "?lsd_3 ", "?lsd_fib ").get(random.nextInt(5));
    WalnutScript script = read("def f \"" + system + "i=i & j=j & " + formula.closed() + "\":");
    assertThat(script.skipped()).as(formula.text).isEmpty();
    Statement statement = script.theory().read("f(i, j)");
    var solutions = new Prover(FREE).solutions(statement);
    for (long i = 0; i <= LARGEST; i++)
      for (long j = 0; j <= LARGEST; j++)
        assertThat(solutions.contains(List.of(BigInteger.valueOf(i), BigInteger.valueOf(j))))
            .as("%s at %d, %d", formula.text, i, j).isEqualTo(formula.value.test(Map.of("i", i, "j", j)));
  }

  @Test
  void quantifiers_reachToTheEndOfTheirBrackets() {
    WalnutScript script = read("""
        eval one "Ex x=1 & Ey y=x+1 & y=2":
        eval two "(Ex x=1) & ~Ex x<0 & x=1":
        eval three "An n>2 => Ek (k<n) & n<2*k+3":
        """);
    assertThat(script.skipped()).isEmpty();
    assertThat(List.of("one", "two", "three")).allMatch(name -> holds(script, name));
  }

  /** Parameters are in alphabetical order, macros are replaced, and a later definition replaces an earlier one. */
  @Test
  void scripts_areReadAsWalnutReadsThem() {
    WalnutScript script = read("""
        # a comment with def x "1=1":
        def less "y > x"::
        eval order "Aa,b $less(a,b) <=> a < b";
        macro both "(%0 = %1 & %1
           = %0)":
        eval macros "Ax,y #both(x+1,(y+1)) <=> x=y":
        reg power msd_2 "0*10*":
        reg twins msd_2 msd_2 "([0,0]|[1,1])*":
        eval powers "An $power(n) => (n=1 | $power(n/2))":
        eval same "Ax,y $twins(x,y) <=> x=y":
        def f "n=1":
        eval first "$f(1)":
        def f "n=2":
        eval second "$f(2) & ~$f(1)":
        eval second "$f(3)":
        """);
    assertThat(script.skipped()).isEmpty();
    assertThat(List.of("order", "macros", "powers", "same", "first", "second")).allMatch(name -> holds(script, name));
    assertThat(holds(script, "second_2")).isFalse();
    assertThat(script.theory().theorem("order").orElseThrow().title()).isEqualTo("Aa,b $less(a,b) <=> a < b");
  }

  /** The first letters are those of the OEIS: A010060, A003849, A080843, A036577, and A007814 modulo 2 with its complement. */
  @ParameterizedTest
  @CsvSource({"T, ?msd_2, 0110100110010110", "F, ?msd_fib, 0100101001001010", "TR, ?msd_trib, 0102010010201010",
      "VTM, ?msd_2, 2102012101202102", "PD, ?msd_2, 0100010101000100", "G, ?msd_2, 1011101010111011"})
  void words_haveTheirLetters(String word, String system, String letters) {
    var script = new StringBuilder("""
        morphism h "0->01, 1->00";
        promote PD h;
        morphism not "0->1, 1->0";
        image G not PD;
        """);
    for (int n = 0; n < letters.length(); n++)
      script.append("eval at").append(n).append(" \"").append(system).append(' ').append(word).append('[').append(n)
          .append("]=@").append(letters.charAt(n)).append("\":\n");
    WalnutScript read = read(script.toString());
    assertThat(read.skipped()).isEmpty();
    for (int n = 0; n < letters.length(); n++)
      assertThat(holds(read, "at" + n)).as("%s[%d]", word, n).isTrue();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', quoteCharacter = '`', value = {
      "eval t \"x=0 & x=1 | x=2\" ~ column 11: brackets must say which of & and | comes first",
      "eval t \"x=0 => x=1 => x=2\" ~ column 14: brackets must say which of => and => comes first",
      "eval t n \"n<3\" ~ to count solutions, expected one of at least two free variables, found 'n'",
      "eval t k \"n<3 & m<n\" ~ to count solutions, expected one of at least two free variables, found 'k'",
      "draw g ~ Grundy does not read this command",
      "star g f ~ star works on patterns that reg has defined; 'f' is not one",
      "alphabet g msd_3 $f ~ alphabet works on patterns that reg has defined; '$f' is not one",
      "reg p msd_2 \"0*1\": concat g p f ~ concat works on patterns that reg has defined; 'f' is not one",
      "reg p msd_2 \"0*1\": fixtrailzero g p ~ fixtrailzero needs a pattern in a numeration such as lsd_2",
      "reg p msd_2 \"0*1\": reg q msd_3 \"0*1\": concat g p q ~ expected relations of as many numbers in the same "
          + "numeration, found 'p q'",
      "reg p msd_2 \"0*1\": alphabet g msd_3 msd_3 p ~ expected the numeration of 1 number, found 'msd_3 msd_3'",
      "split g f [+] ~ no number of Grundy is below 0", "rsplit g [+] f ~ no number of Grundy is below 0",
      "leftquo g f f ~ a quotient removes digits, but Grundy reads words as numbers, whose leading zeros do not count",
      "transduce S XOR T ~ a transducer is written in a file of definitions: word S := T transduced \"...\"",
      "transduce S RUNSUM2 $f ~ a transducer is written in a file of definitions: word S := T transduced \"...\"",
      "test f ~ expected a number of at most 4 digits, found nothing",
      "test g 10 ~ there is no '$g'", "inf g ~ there is no '$g'", "reverse g $h ~ there is no '$h'",
      "reverse g U ~ there is no word 'U'", "union g f h ~ there is no '$h'",
      "union g f ~ expected relations of as many numbers in the same numeration, found 'f'",
      "def g \"?msd_fib n=1\": union h f g ~ expected relations of as many numbers in the same numeration, found 'f g'",
      "def g \"m<n\": intersect h f g ~ expected relations of as many numbers in the same numeration, found 'f g'",
      "def g \"m<n\": combine W f g ~ expected sets of numbers in the same numeration",
      "def g \"?msd_pell n=1\": combine W g ~ words whose places are written in",
      "join J T[n] F[m] ~ expected words with the same variable, such as A[n] B[n], found 'T[n] F[m]'",
      "join J T[n] F ~ expected words with the same variable, such as A[n] B[n], found 'F'",
      "join J T[n] U[n] ~ there is no word 'U'", "join J T[n] F[n] ~ expected sets of numbers in the same numeration",
      "convert C msd_6 T ~ Grundy converts words from a base to a power of it",
      "convert C msd_4 F ~ Grundy converts words from a base to a power of it",
      "convert C msd_4 $f ~ Grundy converts words from a base to a power of it",
      "morphism h \"0->01, 1->1\": image W h T ~ expected images of the same length from 1",
      "morphism h \"0->01\": image W h T ~ the letter 1 has no rule",
      "combine W f=10 ~ expected relations and letters of one digit, such as f=1, found 'f=10'",
      "ost x [0 2] ~ expected a continued fraction such as [0 3] [1 2], found '[0 2]'",
      "ost x [0 2] [0] ~ expected a continued fraction with a period of numbers from 1, such as [0; 3, (1, 2)]",
      "eval t \"?lsd_x x=0\" ~ column 2: Grundy has no numeration 'lsd_x'",
      "eval t \"Ex (x=1\" ~ column 8: expected ), found nothing",
      "eval t \"Ex x 1\" ~ column 6: expected a relation (< <= = != > >=), found 1",
      "eval t \"Ex x=\" ~ column 6: expected a number, a variable or a statement, found nothing",
      "eval t \"x=1)\" ~ column 4: expected the end, found ')'", "eval t \"$g(x)\" ~ column 1: there is no '$g'",
      "eval t \"#m(x)\" ~ column 1: there is no macro 'm'", "promote W h ~ there is no morphism 'h'",
      "image W h V ~ there is no morphism 'h'", "reg p msd_2 {0,1} \"0*\" ~ Grundy has no numeration 'msd_2 {0,1}'",
      "eval t \"An E[n]=@0\" ~ column 4: there is no word 'E'; morphism and promote make one",
      "eval t \"T[n]=@1 & ?msd_fib n=1\" ~ column 12: the numeration must stand at the beginning",
      "morphism h \"0->10\": promote W h ~ in 'word W := \"0->10\"', column 11: the first rule must replace 0",
      "morphism h \"0->01 [12]->0\" ~ expected rules for single digits, such as 0->01, 1->0, found '[12]->0'",
      "eval t \"?msd_2 Ex (?msd_fib x=1)\" ~ column 13: Grundy reads one numeration in a statement, not msd_2 and msd_fib"})
  void commandsThatCannotBeRead_areSkippedWithTheReason(String command, String reason) {
    WalnutScript script = read("def f \"n=1\":\n" + command + ":\neval last \"$f(1)\":");
    assertThat(script.skipped()).hasSize(1);
    assertThat(script.skipped().getFirst().line()).isEqualTo(2);
    assertThat(script.skipped().getFirst().why()).extracting(Object::toString).asString().startsWith(reason);
    assertThat(holds(script, "last")).isTrue();
  }

  @Test
  void questions_areAskedInTheirOrder() {
    WalnutScript script = read("""
        def even "Ek n=2*k":
        test even 5;
        eval below n "$even(i) & i<n":
        inf below;
        eval all "An $even(n)":
        """);
    assertThat(script.skipped()).isEmpty();
    assertThat(script.questions()).hasSize(4);
    assertThat(script.questions().getFirst()).isEqualTo(new WalnutScript.Solve("even", "even(n)", 5));
    assertThat(script.questions().get(1))
        .isEqualTo(new WalnutScript.Count("below", "$even(i) & i<n", "below(i, n)", "n"));
    assertThat(script.questions().get(2)).isEqualTo(new WalnutScript.Solve("below", "below(i, n)", 0));
    assertThat(script.questions().get(3).name()).isEqualTo("all");
  }

  /** What the words and relations made of others are, for small numbers and for all. */
  @Test
  void setsAndWords_areMadeOfOthers() {
    WalnutScript script = read("""
        def even "Ek n=2*k":
        reg power msd_2 "0*10*":
        def odd "~$even(n)":
        def small "?msd_fib x<3":
        reg fib msd_fib "0*10*":
        union either even power;
        intersect both even power odd;
        intersect two even power;
        combine W even=3 odd;
        combine V two;
        combine P fib=1;
        reverse even2 $even;
        morphism h "0->01, 1->10";
        promote M h;
        reverse M2 M;
        eval union "An $either(n) <=> ($even(n) | $power(n))":
        eval none "~En $both(n)":
        eval some "An $two(n) <=> ($even(n) & $power(n))":
        eval word "An (W[n]=@3 <=> $even(n)) & (W[n]=@2 <=> $odd(n))":
        eval letter "An V[n]=@1 <=> $two(n)":
        eval fibs "?msd_fib An P[n]=@1 <=> $fib(n)":
        eval same "An $even2(n) <=> $even(n)":
        eval thue "An M2[n]=T[n]":
        """);
    assertThat(script.skipped()).isEmpty();
    assertThat(script.questions()).hasSize(8).allMatch(question -> holds(script, question.name()));
  }

  /** The example of Walnut's manual: (5 + sqrt(13))/6. */
  @Test
  void numerations_areThoseOfContinuedFractions() {
    WalnutScript script = read("""
        ost numsys [0 3 1] [1 2];
        ost golden [0 2] [1];
        reg weights msd_numsys "0*10*":
        eval places "?msd_numsys $weights(1) & $weights(3) & $weights(4) & $weights(7) & $weights(18) & ~$weights(11)":
        eval fib "?msd_golden Ax x=x":
        """);
    assertThat(script.skipped()).isEmpty();
    assertThat(holds(script, "places")).isTrue();
    assertThat(script.theory().theorem("fib").orElseThrow().statement().digits())
        .isEqualTo(DigitSystem.FIBONACCI);
  }

  /** What is made of two patterns has the numbers of the pattern that joins them. */
  @RepeatedTest(60)
  void joinedPatterns_areThoseOfTheJoinedText(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    String one = pattern(random, 3);
    String other = pattern(random, 3);
    boolean reversed = random.nextBoolean();
    String system = reversed ? "lsd_2" : "msd_2";
    WalnutScript script = read("reg f " + system + " \"" + one + "\": reg g " + system + " \"" + other
        + "\": concat h f "
        + "g f: star s f: reg raw {0, 1} \"" + one + "\": alphabet t " + system
        + " $raw: fixleadzero z $f: "
        + "alphabet fib " + system.replace("2", "fib") + " f: alphabet same " + system + " $f: concat raw2 raw raw: "
        + "alphabet twice " + system + " raw2: def zeros \"$z(x)\": def again \"$same(x)\":");
    assertThat(script.skipped()).isEmpty();
    Map<String, String> expected = Map.of("f", one, "h", "(" + one + ")(" + other + ")(" + one + ")", "s",
        "(" + one + ")*", "t", one, "twice", "(" + one + ")(" + one + ")", "zeros", one, "again", one);
    expected.forEach((name, text) -> assertThat(solutions(script, name)).as("%s = %s in %s", name, text, system)
        .isEqualTo(numbers(text, DigitSystem.BINARY, reversed)));
    // a pattern alone may also match strings that are not those of numbers
    var expectedFib = new Solutions(numbers(one, DigitSystem.FIBONACCI, reversed), DigitSystem.FIBONACCI);
    var fib = new Solutions(solutions(script, "fib"), DigitSystem.FIBONACCI);
    for (int n = 0; n < 200; n++) {
      List<BigInteger> number = List.of(BigInteger.valueOf(n));
      assertThat(fib.contains(number)).as("%s at %d", one, n).isEqualTo(expectedFib.contains(number));
    }
  }

  /** Letters are compared with those that the definition gives, one after another. */
  @Test
  void wordsMadeOfWords_haveTheirLetters() {
    WalnutScript script = read("""
        morphism three "0->012, 1->220":
        image I three T;
        image J three F;
        image K three I;
        morphism two "0->0, 1->2":
        image T2 two T;
        reg power msd_2 "0*10*":
        def even "Ek n=2*k":
        combine P power=1:
        join L P[x] T2[x];
        join M T2[x] P[x];
        combine Q power=1 even=3;
        convert E msd_8 T;
        transduce S RUNSUM2 T;
        """);
    assertThat(script.skipped()).hasSize(1); // the letter 2 has no image
    int to = 300;
    String thue = script.theory().word("T").orElseThrow().prefix(to);
    String fib = script.theory().word("F").orElseThrow().prefix(to);
    int sum = 0;
    for (int n = 0; n < to; n++) {
      boolean power = Integer.bitCount(n) == 1;
      char two = thue.charAt(n) == '1' ? '2' : '0';
      sum = (sum + thue.charAt(n) - '0') % 2;
      assertThat(letter(script, "I", n)).isEqualTo((thue.charAt(n / 3) == '0' ? "012" : "220").charAt(n % 3));
      assertThat(letter(script, "J", n)).isEqualTo((fib.charAt(n / 3) == '0' ? "012" : "220").charAt(n % 3));
      assertThat(letter(script, "L", n)).isEqualTo(power ? '1' : two);
      assertThat(letter(script, "M", n)).isEqualTo(two != '0' ? two : power ? '1' : '0');
      assertThat(letter(script, "Q", n)).isEqualTo(n % 2 == 0 ? '3' : power ? '1' : '0');
      assertThat(letter(script, "E", n)).isEqualTo(thue.charAt(n));
      assertThat(letter(script, "S", n)).isEqualTo((char) ('0' + sum));
    }
    assertThat(script.theory().word("E").orElseThrow().morphism()).hasToString("0->01101001 1->10010110");
  }

  private static char letter(WalnutScript script, String word, int place) {
    return script.theory().word(word).orElseThrow().prefix(place + 1).charAt(place);
  }

  private static Dfa solutions(WalnutScript script, String relation) {
    return new Prover(FREE).solutions(script.theory().read(relation + "(x)")).dfa();
  }

  private static Dfa numbers(String pattern, DigitSystem system, boolean reversed) {
    return DigitPattern.read(pattern, system, 1, reversed ? DigitPattern.Order.LEAST_SIGNIFICANT_FIRST
        : DigitPattern.Order.MOST_SIGNIFICANT_FIRST, Phrase.of("column {0}", 1), FREE);
  }

  private static String pattern(Random random, int depth) {
    return switch (depth == 0 ? 0 : random.nextInt(4)) {
      case 1 -> "(" + pattern(random, depth - 1) + "|" + pattern(random, depth - 1) + ")";
      case 2 -> "(" + pattern(random, depth - 1) + ")*";
      case 3 -> pattern(random, depth - 1) + pattern(random, depth - 1);
      default -> Integer.toString(random.nextInt(2));
    };
  }

  @Test
  void argumentsMayHaveTheNamesOfParametersInAnotherOrder() {
    WalnutScript script = read("""
        def less "x<y":
        eval total "Ax,y $less(y,x) | x<=y":
        """);
    assertThat(script.skipped()).isEmpty();
    assertThat(holds(script, "total")).isTrue();
  }

  @Test
  void quotesWithoutEnd_areReported() {
    WalnutScript script = read("def f \"n=1\":\neval t \"$f(1)\":\neval last \"$f(2):\n");
    assertThat(script.skipped()).hasSize(1);
    assertThat(script.skipped().getFirst().line()).isEqualTo(3);
    assertThat(script.skipped().getFirst().why()).hasToString("the quotes do not end");
    assertThat(holds(script, "t")).isTrue();
  }

  /** Relations and words have names of their own in Walnut. */
  @Test
  void relations_canBeCalledAsWords() {
    WalnutScript script = read("def T \"n=1\":\neval t \"En $T(n) & T[n]=@1\":");
    assertThat(script.skipped()).isEmpty();
    assertThat(holds(script, "t")).isTrue();
  }

  @Test
  void macrosWithoutEnd_areSkipped() {
    assertThat(read("macro m \"#m(%0)+#m(%0)\":\neval t \"#m(x)=1\":").skipped()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"# comment\n\n  eval t \"1=1\":", "def f \"n=1\":", "reg p msd_2 \"0*\":", "eval f n \"n<3\"",
          "ost x [0 1] [2];\neval t \"1=1\":"})
  void scripts_areRecognized(String text) {
    assertThat(WalnutScript.begins(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "n = 2", "def even(n) := E k (n = 2k)", "word F := \"a->ab b->a\"", "digits p(n) := \"1 0*\"",
          "theorem t \"title\" := A n (n >= 0)", "def even(n) \"title\" := E k (n = 2k)"})
  void otherTexts_areNot(String text) {
    assertThat(WalnutScript.begins(text)).isFalse();
  }

  @Test
  void namesOfVariables_canBeUsedAgain() {
    WalnutScript script = read("""
        eval inner "Ax x<3 => Ex x=5":
        def both "(Ex x=1) & x=2":
        eval used "$both(2) & ~$both(1)":
        """);
    assertThat(script.skipped()).isEmpty();
    assertThat(List.of("inner", "used")).allMatch(name -> holds(script, name));
  }
}
