package org.grundy.word.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConditionTest {
  private static final List<String> NAMES = List.of("a", "b", "c");
  private static final List<String> RELATIONS = List.of("<", "<=", "=", "!=", ">", ">=");

  private static Condition parse(String text) {
    return Condition.parse(text, NAMES);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = """
      a<=b+c                      ; a<=b+c
      a<=b+c & b<=a+c & c>2a      ; 2a<c & a<=b+c & b<=a+c
      c > 2*a                     ; 2a<c
      a>0                         ; a>0
      a >= 1                      ; a>0
      a < b < c                   ; a<b & b<c
      a = b = c                   ; a=b & b=c
      b = a                       ; a=b
      4 != 2a                     ; a!=2
      2a <= 5                     ; a<=2
      2a + 4b < 5                 ; a+2b<=2
      -a + 3 - b <= 0             ; a+b>=3
      a < b + 2                   ; a<=b+1
      a + 1 <= b                  ; a<b
      a + a - 3a < 7              ; a+6>=0
      a<=b & b>=a                 ; a<=b
      a<=b & 0<1                  ; a<=b
      0 = 0                       ; 0=0
      1 < 0                       ; 0!=0
      2a = 1                      ; 0!=0
      2a != 1                     ; 0=0
      """)
  void text_isPrintedCanonicallyAndReadBack(String text, String canonical) {
    assertThat(parse(text)).hasToString(canonical).isEqualTo(parse(canonical));
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = """
      a<=q         ; column 4: expected a variable (a, b or c) or a number, found 'q'
      a<=ab        ; column 4: expected a variable (a, b or c) or a number, found 'ab'
      a<=a'        ; column 4: expected a variable (a, b or c) or a number, found 'a''
      a<           ; column 3: expected a variable (a, b or c) or a number, found nothing
      ''           ; column 1: expected a variable (a, b or c) or a number, found nothing
      a<b &        ; column 6: expected a variable (a, b or c) or a number, found nothing
      a<b & & b<c  ; column 7: expected a variable (a, b or c) or a number, found '&'
      a + b        ; column 6: expected +, - or a relation (< <= = != > >=), found nothing
      a b          ; column 3: expected +, - or a relation (< <= = != > >=), found 'b'
      a*2<b        ; column 2: expected +, - or a relation (< <= = != > >=), found '*'
      a<b c        ; column 5: expected +, -, a relation, & or the end, found 'c'
      a<2 3        ; column 5: expected +, -, a relation, & or the end, found 3
      a<2*3        ; column 5: expected a variable (a, b or c), found 3
      a<1234567890123456; column 3: expected a number of at most 15 digits, found 1234567890123456
      """)
  void badText_isPointedAt(String text, String sentence) {
    assertThatThrownBy(() -> parse(text)).isInstanceOf(BadInput.class).hasMessage(sentence);
  }

  @Test
  void badText_namesTheVariablesThereAre() {
    assertThatThrownBy(() -> Condition.parse("x=1", List.of("n"))).isInstanceOf(BadInput.class)
        .hasMessage("column 1: expected a variable (n) or a number, found 'x'");
    assertThatThrownBy(() -> Condition.parse("x=1", List.of())).isInstanceOf(BadInput.class)
        .hasMessage("column 1: expected a number, found 'x'");
  }

  @Test
  void numbersThatAddUpTooFar_areRefused() {
    String text = "0<" + "999999999999999+".repeat(9300) + "a";
    assertThatThrownBy(() -> parse(text)).isInstanceOf(BadInput.class)
        .hasMessageMatching("column \\d+: expected smaller numbers before this point, found '\\+'");
  }

  @Test
  void namesWithPrimes_areOneVariableEach() {
    Condition exception = Condition.parse("x'<z' & z'<y'", List.of("x'", "y'", "z'"));
    assertThat(exception.holds(1, 4, 2)).isTrue();
    assertThat(exception.holds(1, 2, 4)).isFalse();
    assertThat(exception).hasToString("x'<z' & z'<y'");
  }

  @Test
  void permuted_followsTheVariables() {
    Condition condition = parse("a<=b+c & c>2a");
    assertThat(condition.permuted(1, 2, 0)).isEqualTo(parse("b<=c+a & a>2b"));
    assertThat(parse("a<=b+c").permuted(0, 2, 1)).isEqualTo(parse("a<=b+c"));
    assertThat(condition.renamed(List.of("x", "y"), 0, 1, 1))
        .isEqualTo(Condition.parse("x<=2y & y>2x", List.of("x", "y")));
  }

  @Test
  void holds_isExactForLongNumbers() {
    Condition condition = parse("3a<b+c");
    long most = Long.MAX_VALUE;
    assertThat(condition.holds(most / 2, most, most)).isTrue();
    assertThat(condition.holds(most, most, most)).isFalse();
    BigInteger huge = BigInteger.TEN.pow(100);
    assertThat(condition.holds(huge, huge, huge.shiftLeft(1).add(BigInteger.ONE))).isTrue();
    assertThat(condition.holds(huge, huge, huge.shiftLeft(1))).isFalse();
  }

  @Test
  void wrongCountOfNumbers_isRefused() {
    assertThatThrownBy(() -> parse("a<b").holds(1, 2)).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("expected 3 variables [a, b, c], found 2");
  }

  @Test
  void randomConditions_agreeWithAPlainEvaluator() {
    var random = new Random(1);
    for (int i = 0; i < 3000; i++) {
      String text = randomText(random);
      Condition condition = parse(text);
      assertThat(parse(condition.toString())).as(text).isEqualTo(condition);
      for (int j = 0; j < 20; j++) {
        long[] values = random.longs(3, -9, 10).toArray();
        boolean plain = evaluate(text, values);
        assertThat(condition.holds(values)).as(text).isEqualTo(plain);
        assertThat(condition.holds(BigInteger.valueOf(values[0]), BigInteger.valueOf(values[1]),
            BigInteger.valueOf(values[2]))).as(text).isEqualTo(plain);
      }
    }
  }

  private static String randomText(Random random) {
    var text = new StringBuilder();
    for (int chains = random.nextInt(1, 4); chains > 0; chains--) {
      for (int relations = random.nextInt(1, 4); relations > 0; relations--)
        text.append(randomSum(random)).append(' ').append(RELATIONS.get(random.nextInt(6))).append(' ');
      text.append(randomSum(random)).append(chains > 1 ? " & " : "");
    }
    return text.toString();
  }

  private static String randomSum(Random random) {
    var text = new StringBuilder(random.nextInt(4) == 0 ? "-" : "");
    for (int terms = random.nextInt(1, 4); terms > 0; terms--) {
      String variable = NAMES.get(random.nextInt(3));
      int number = random.nextInt(13);
      text.append(switch (random.nextInt(4)) {
        case 0 -> variable;
        case 1 -> number + variable;
        case 2 -> number + "*" + variable;
        default -> "" + number;
      }).append(terms == 1 ? "" : random.nextBoolean() ? "+" : "-");
    }
    return text.toString();
  }

  /** Cuts the text up instead of reading it. */
  private static boolean evaluate(String text, long[] values) {
    for (String chain : text.split(" & ")) {
      String[] parts = chain.split(" ");
      for (int i = 1; i < parts.length; i += 2) {
        long left = evaluateSum(parts[i - 1], values);
        long right = evaluateSum(parts[i + 1], values);
        boolean holds = switch (parts[i]) {
          case "<" -> left < right;
          case "<=" -> left <= right;
          case "=" -> left == right;
          case "!=" -> left != right;
          case ">" -> left > right;
          default -> left >= right;
        };
        if (!holds)
          return false;
      }
    }
    return true;
  }

  private static long evaluateSum(String text, long[] values) {
    long sum = 0;
    for (String term : text.split("(?=[+-])")) {
      String factor = term.replaceAll("[-+*abc]", "");
      long product = (term.startsWith("-") ? -1 : 1) * (factor.isEmpty() ? 1 : Long.parseLong(factor));
      char last = term.charAt(term.length() - 1);
      sum += last >= 'a' ? product * values[last - 'a'] : product;
    }
    return sum;
  }
}
