package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ValuesTableTest {
  private static final int SIDE = 6;

  private static ValuesTable read(String text) {
    return ValuesTable.read(text);
  }

  /** The values of heaps from 0 to 3, as many ways of writing them; a bar ends a line. */
  @ParameterizedTest
  @ValueSource(strings = {"0 1 2 0", "0,1,2,0", "[0, 1, 2, 0]", "{0, 1, 2, 0};", "0|1|2|0", "[0,|1,|2,|0]",
      "[0 1|2 0]", "0: 0|1: 1|2: 2|3: 0", "0 0|1 1|2 2|3 0", "0,0|1,1|2,2|3,0", "n,value|0,0|1,1|2,2|3,0",
      "n  G(n)|---+---|0 ; 0|1 ; 1|2 ; 2|3 ; 0", "heap,grundy_value|0,0|1,1|2,2|3,0",
      "G(0) = 0|G(1) = 1|G(2) = 2|G(3) = 0",
      "G[0] = 0, G[1] = 1, G[2] = 2, G[3] = 0", "f(3)=0|f(2)=2|f(1)=1|f(0)=0", "0 -> 0|1 -> 1|2 -> 2|3 -> 0",
      "n=0: 0|n=1: 1|n=2: 2|n=3: 0", "n = 0, g = 0|n = 1, g = 1|n = 2, g = 2|n = 3, g = 0",
      "heap of 0: 0|heap of 1: 1|heap of 2: 2|heap of 3: 0", "{0: 0, 1: 1, 2: 2, 3: 0}",
      "{0: 0,| 1: 1,| 2: 2,| 3: 0}", "[(0, 0), (1, 1), (2, 2), (3, 0)]", "(0, 0)|(1, 1)|(2, 2)|(3, 0)",
      "# computed by hand|000 0|001 1|002 2|003 0", "\uFEFF0 1 2 0"})
  void values_standInManyShapes(String text) {
    ValuesTable table = read(text.replace('|', '\n'));
    assertThat(table.fromZero()).containsExactly(0, 1, 2, 0);
    assertThat(table.words()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"L W W L", "LWWL", "lwwl", "L,W,W,L", "PNNP", "P N N P", "['L', 'W', 'W', 'L']",
      "n=0: L|n=1: W|n=2: W|n=3: L", "{0: 'L', 1: 'W', 2: 'W', 3: 'L'}", "{0: False, 1: True, 2: True, 3: False}",
      "[False, True, True, False]", "0: losing|1: winning|2: win|3: lost", "0 -> lose|1 -> win|2 -> won|3 -> loss",
      "0 => L, 1 => W, 2 => W, 3 => L", "n outcome|0 P|1 N|2 N|3 P", "n 0 L|n 1 W|n 2 W|n 3 L",
      "n=0 P|n=1 N|n=2 N|n=3 P",
      "second first first second", "win(0) = no|win(1) = yes|win(2) = yes|win(3) = no"})
  void outcomes_areOneAndZero(String text) {
    ValuesTable table = read(text.replace('|', '\n'));
    assertThat(table.fromZero()).containsExactly(0, 1, 1, 0);
    assertThat(table.words()).hasSize(2);
  }

  @Test
  void valuesFromOne_leaveOutTheEmptyHeap() {
    ValuesTable table = read("# n: value\n1: W\n2: W\n3: L\n4: W\n");
    assertThat(table.from()).isEqualTo(1);
    assertThat(table.fromZero()).containsExactly(0, 1, 1, 0, 1);
    assertThat(table.words()).containsExactly("W", "L");
    assertThat(read("True False True").words()).containsExactly("True", "False");
  }

  @Test
  void wrappedLists_goOn() {
    assertThat(read("0 1 2 0\n1 2 0 1\n2 0\n").fromZero()).containsExactly(0, 1, 2, 0, 1, 2, 0, 1, 2, 0);
    assertThat(read("[0, 1, 2, 0,\n 1, 2, 0, 1]").fromZero()).containsExactly(0, 1, 2, 0, 1, 2, 0, 1);
  }

  private static String square(String before, String between, String after) {
    return IntStream.range(0, SIDE).mapToObj(y -> before
        + IntStream.range(0, SIDE).mapToObj(x -> Integer.toString(x ^ y)).collect(Collectors.joining(between)) + after)
        .collect(Collectors.joining("\n"));
  }

  private static String pairs(String format) {
    return IntStream.range(0, SIDE * SIDE)
        .mapToObj(i -> format.formatted(i % SIDE, i / SIDE, i % SIDE ^ i / SIDE)).collect(Collectors.joining("\n"));
  }

  @Test
  void twoHeaps_areASquare_orListed() {
    long[] nim = read(square("", " ", "")).values();
    assertThat(nim).hasSize(SIDE * SIDE).startsWith(0, 1, 2, 3, 4, 5, 1, 0);
    assertThat(read(square("[", ", ", "],")).values()).isEqualTo(nim);
    assertThat(read("[" + square("[", ", ", "],") + "]").values()).isEqualTo(nim);
    assertThat(read(("[" + square("[", ", ", "],") + "]").replace("\n", " ")).values()).isEqualTo(nim);
    String columns = IntStream.range(0, SIDE).mapToObj(Integer::toString).collect(Collectors.joining(" "));
    String framed = Stream.concat(Stream.of(columns), IntStream.range(0, SIDE)
        .mapToObj(y -> y + " | " + square("", " ", "").lines().toList().get(y))).collect(Collectors.joining("\n"));
    assertThat(read(framed).values()).isEqualTo(nim);
    assertThat(read("y " + framed).values()).isEqualTo(nim);
    for (String format : new String[]{"%d %d %d", "%d,%d,%d", "(%d, %d): %d", "%d %d -> %d", "f(%d,%d) = %d",
        "x=%d, y=%d: %d", "dp[%d][%d] = %d"})
      assertThat(read(pairs(format)).values()).as(format).isEqualTo(nim);
    assertThat(read("{" + pairs("(%d, %d): %d").replace("\n", ", ") + "}").values()).isEqualTo(nim);
    assertThat(read("[" + pairs("(%d, %d, %d)").replace("\n", ", ") + "]").values()).isEqualTo(nim);
  }

  /** What is missing is taken to be the value of the heaps in the other order. */
  @Test
  void halfASquare_isEnough() {
    String half = IntStream.range(0, SIDE)
        .mapToObj(
            y -> IntStream.rangeClosed(0, y).mapToObj(x -> Integer.toString(x ^ y)).collect(Collectors.joining(" ")))
        .collect(Collectors.joining("\n"));
    assertThat(read(half).values()).isEqualTo(read(square("", " ", "")).values());
  }

  /** Nothing is read that may mean something else; a bar ends a line. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      0 1 x ~ column 5: expected a whole number, 0 or more, or a word such as W, L, P, N, found 'x'
      0|1|x ~ line 3, column 1: expected a whole number, 0 or more, or a word such as W, L, P, N, found 'x'
      0 1 -1 ~ column 5: expected a whole number, 0 or more, or a word such as W, L, P, N, found -1
      0 1 1.5 ~ column 5: expected a whole number, 0 or more, or a word such as W, L, P, N, found '1.5'
      0,1,,2 ~ column 5: expected a whole number, 0 or more, or a word such as W, L, P, N, found ','
      0 1 W ~ column 5: expected a whole number, 0 or more, found 'W'
      L|W|-|L ~ line 3, column 1: expected a whole number, 0 or more, or a word such as W, L, P, N, found '-'
      0|1|?|1 ~ line 3, column 1: expected a whole number, 0 or more, or a word such as W, L, P, N, found '?'
      L W 1 ~ column 5: expected W or L, found 1
      L W N ~ column 5: expected W or L, found 'N'
      0: L|1: N ~ line 2, column 4: expected W or L, found 'N'
      0110100 ~ column 1: expected values with spaces or commas between them, found 0110100
      01111|10111 ~ line 1, column 1: expected values with spaces or commas between them, found 01111
      losing: 0 3 6 9 ~ column 1: expected a number and its value, such as 3: W, found 'losing'
      losing = 0 3 6 9 ~ column 1: expected a number and its value, such as 3: W, found 'losing'
      L: 0 3|W: 1 2 ~ line 1, column 1: expected a number and its value, such as 3: W, found 'L'
      n 0 1 2 3|G 0 1 2 0 ~ line 2, column 1: expected a number and its value, such as 3: W, found 'G'
      losing 0 1 2 3 ~ column 1: expected a number and its value, such as 3: W, found 'losing'
      0: 1 2 3 ~ column 6: expected a number and its value, such as 3: W, found 2
      0: L W ~ column 6: expected a number and its value, such as 3: W, found 'W'
      0:|1: W ~ line 1, column 1: expected a number and its value, such as 3: W, found 0
      0 1 2|3: 4 ~ line 1, column 1: expected a number and its value, such as 3: W, found 0
      0: L|2: W ~ line 2, column 4: expected the value for n = 1 before that for n = 2
      0 0|1 1|3 1 ~ line 3, column 3: expected the value for n = 2 before that for n = 3
      5: L|6: W ~ line 1, column 4: expected values from n = 0 or n = 1 on, found n = 5
      0: L|1: W|1: L ~ line 3, column 4: second value for n = 1
      0: L|1 2: W ~ line 2, column 6: expected 1 number before each value, found 2
      0,0|1,1|2,|3,0 ~ line 3, column 1: expected 2 values, as in the first row, found 1
      0 1 2 3|0 0 1 2 3|1 1 0 3 2 ~ line 2, column 1: expected 4 values, as in the first row, found 5
      n0: L|n1: W ~ line 1, column 1: expected a whole number, 0 or more, or a word such as W, L, P, N, found 'n0'
      0 1 2 3 4|1 0 3 2 5 ~ found 2 rows of 5 values; expected a list on one line, or for two heaps as many rows as columns
      0 1 2|1 0 3|2 3 0 ~ expected a table of two heaps from 0 to 5 or more, found one from 0 to 2
      [0, 1 ~ column 1: expected a closing bracket, found nothing
      0, 1] ~ column 5: expected a whole number, 0 or more, or a word such as W, L, P, N, found ']'
      {"n": 0, "g": 1} ~ column 11: expected a whole number, 0 or more, or a word such as W, L, P, N, found 'g'
      """)
  void otherTexts_areRefused(String text, String sentence) {
    assertThatThrownBy(() -> read(text.replace('|', '\n'))).isInstanceOf(BadInput.class).hasMessage(sentence);
  }

  @Test
  void incompleteSquares_areRefused() {
    assertThatThrownBy(() -> read(pairs("%d %d %d").replace("5 5 0", "6 6 0"))).isInstanceOf(BadInput.class)
        .hasMessage("expected a value for (6, 0), found none");
    assertThatThrownBy(() -> read(pairs("%d %d %d") + "\n5 5 0")).isInstanceOf(BadInput.class)
        .hasMessage("line 37, column 5: second value for (5, 5)");
    assertThatThrownBy(() -> read(square("", " ", "")).fromZero()).isInstanceOf(BadInput.class);
  }

  /** The first pairs of Wythoff's game, from W. A. Wythoff 1907. */
  @ParameterizedTest
  @ValueSource(strings = {"n,a,b\n0,0,0\n1,1,2\n2,3,5\n3,4,7\n4,6,10", "1\t1\t2\n2\t3\t5\n3\t4\t7\n4\t6\t10",
      "[(1, 2, 1), (2, 3, 5), (3, 4, 7), (4, 6, 10)]"})
  void numberedPairs_areLosingPositions(String text) {
    ValuesTable table = read(text);
    assertThat(table.listed()).isTrue();
    boolean both = !text.startsWith("[");
    for (int y = 0; y < 10; y++)
      for (int x = 0; x < 10; x++) {
        boolean listed = List.of("1 2", "3 5", "4 7").contains(Math.min(x, y) + " " + Math.max(x, y));
        boolean lost = both ? listed || x + y == 0 : x + y == 0 || listed && (x < y) == (x + y != 3);
        assertThat(table.values()[x + 10 * y]).as("%d %d", x, y).isEqualTo(lost ? 0 : 1);
      }
  }

  @Test
  void numberedVectors_areColumns() {
    ValuesTable table = read("n A B C\n0 0 0 0\n1 1 2 4\n2 3 6 11\n3 5 9 17\n4 7 13 24");
    assertThat(table.heaps()).isEqualTo(3);
    assertThat(table.from()).isZero();
    assertThat(table.columns()).containsExactly(new long[]{0, 1, 3, 5, 7}, new long[]{0, 2, 6, 9, 13},
        new long[]{0, 4, 11, 17, 24});
    assertThatThrownBy(table::fromZero).isInstanceOf(BadInput.class)
        .hasMessage("expected a table of single heaps, found one of several");
  }

  @Test
  void otherListsOfPositions_areRefused() {
    assertThatThrownBy(() -> read("1 1 2\n2 4 7\n3 3 5\n4 6 10")).isInstanceOf(BadInput.class)
        .hasMessage("line 3, column 1: expected losing positions in the order of their larger heaps, found 5 after 7");
    assertThatThrownBy(() -> read("1 1 1\n2 2 2\n3 3 3\n4 4 4")).isInstanceOf(BadInput.class)
        .hasMessage("expected losing positions with heaps of up to 6 or more, found them up to 4");
  }

  @Test
  void nothing_isNoValue() {
    assertThat(read(" \n").values()).isEmpty();
    assertThat(read("nothing here\n").values()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '#', value = {"0,1,2 # true", "LWWL # true", "12 # true", "[0] # true", "L # true",
      "a b # true", "/nope # false", "values.txt # false", "nope # false", "C:\\values # false",
      "my values.csv # false"})
  void names_areToldFromValues(String text, boolean values) {
    assertThat(ValuesTable.mayBe(text)).isEqualTo(values);
  }

  /** A first line that names columns with words for who wins is a heading too. */
  @Test
  void headingOfOutcomeWords_isNoValue() {
    assertThat(read("n,win\n0,0\n1,1\n2,1\n").values()).containsExactly(0, 1, 1);
    assertThat(read("N\tW\n0\tL\n1\tW\n").values()).containsExactly(0, 1);
  }

  /** Tables of ten tosses of a coin: hardly any of a thousand terms and periods says more than chance. */
  @Test
  void randomTables_seldomHaveAFormula() {
    var random = new SplittableRandom(7);
    int found = 0;
    for (int i = 0; i < 100; i++) {
      String tosses = random.ints(10, 0, 2).mapToObj(toss -> toss == 0 ? "L" : "W").collect(Collectors.joining());
      Inquiry.Answer answer = Inquiry.ofTable(read(tosses), Optional.empty()).answer(Budget.unlimited());
      found += answer.found().program(TargetLanguage.PYTHON).isPresent() ? 1 : 0;
    }
    assertThat(found).isLessThan(30);
  }

  /** Nim, as a brute force prints it. */
  @Test
  void rule_isGuessed() {
    Inquiry.Answer answer = Inquiry.ofTable(read(square("", " ", "")), Optional.empty()).answer(Budget.unlimited());
    assertThat(((PPositionConjecture) answer.found()).value().orElseThrow().term()).isEqualTo("x ^ y");
    assertThat(answer.remarks()).isEmpty();
    assertThat(answer.found().program(TargetLanguage.CPP)).isPresent();
  }

  @Test
  void smallTableOfTwoHeaps_saysWhatALargerOneMayTell() {
    String wythoff = """
        L W W W W W W
        W W L W W W W
        W L W W W W W
        W W W W W L W
        W W W W W W W
        W W W L W W W
        W W W W W W W
        """;
    Inquiry.Answer answer = Inquiry.ofTable(read(wythoff), Optional.empty()).answer(Budget.unlimited());
    assertThat(answer.remarks()).map(Object::toString).containsExactly(
        "W counts as 1, a win for the player to move; L as 0, a loss.",
        "A larger table may tell more: pairs and strips need 12 losing positions.");
  }
}
