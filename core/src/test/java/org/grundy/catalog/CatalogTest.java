package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.regex.Pattern;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.rules.LineReader;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Spelling;
import org.grundy.value.Convention;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CatalogTest {
  private static final Catalog CATALOG = Catalog.standard();

  @Test
  void emptyName_isToldWhatIsExpected() {
    assertThatThrownBy(() -> CATALOG.ruleset("")).hasMessage("expected a game, such as kayles");
  }

  @Test
  void names_areUnique_andFoundInAnyCase() {
    assertThat(Games.ALL.stream().map(Entry::name)).doesNotHaveDuplicates()
        .allMatch(name -> name.matches("[a-z0-9.:,_<=-]+"));
    assertThat(CATALOG.ruleset("WYTHOFF")).isSameAs(CATALOG.ruleset("wythoff"));
    assertThat(CATALOG.ruleset("\u6361\u77f3\u5b50").name()).isEqualTo("wythoff");
    assertThat(CATALOG.ruleset("0.3f").name()).isEqualTo("0.3F");
    assertThat(CATALOG.ruleset("0.7700").name()).isEqualTo("0.77");
  }

  @Test
  void alias_keepsItsName() {
    assertThat(CATALOG.read("kayles 5 9").position().text()).isEqualTo("kayles 5 9");
    assertThat(CATALOG.ruleset("kayles").name()).isEqualTo("kayles");
  }

  @Test
  void marienbad_isAPositionWithItsConvention() {
    var marienbad = CATALOG.read("marienbad");
    assertThat(marienbad.position().text()).isEqualTo("nim 1 3 5 7");
    assertThat(marienbad.convention()).contains(Convention.MISERE);
    assertThat(CATALOG.start("marienbad")).isEqualTo(marienbad);
    assertThat(CATALOG.read("nim 3 + marienbad").convention()).contains(Convention.MISERE);
    assertThat(CATALOG.read("nim 3").convention()).isEmpty();
  }

  @Test
  void sums_haveTheirPartsInOrder_andMinusIsTheNegative() {
    assertThat(CATALOG.read("nim 3 4 + kayles 9 - domineering ../.#").position().parts()).map(Position::text)
        .containsExactly("nim 3 4", "kayles 9", "domineering ../.#");
    assertThat(CATALOG.read("domineering ../.. - domineering ...").position().parts().getLast().text())
        .isEqualTo("domineering ././.");
    assertThat(CATALOG.read("  nim 3   +   nim 4 ").position().text()).isEqualTo("nim 3 + nim 4");
  }

  /** A line of rules is read wherever a name is, with spaces, without, and with underscores. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"take 1 or 4 5 + nim 3; take_1_or_4 5 + nim 3",
      "nim 3 + take 1 or 4 5; nim 3 + take_1_or_4 5",
      "take k where 2k <= n + 1 5 + nim 3; take_k_where_2k<=n+1 5 + nim 3",
      "(k,0) (0,k) (k,k) 3 4 + nim 2; vector:(k,0)(0,k)(k,k) 3 4 + nim 2",
      "take k where k is pow2 or k = 3 10^12; take_k_where_k_is_pow2_or_k=3 1000000000000",
      "take 2^k 10^3; take_2^k 1000", "(k,0) (0,k) (k,k) 10^2 1e3; vector:(k,0)(0,k)(k,k) 100 1000",
      "take k where k*k <= n 4.8e3 + nim 3; take_k_where_k*k<=n 4800 + nim 3",
      "(k,0)(0,k)(k,k) 3 4; vector:(k,0)(0,k)(k,k) 3 4",
      "(k,l)_where_k<2l_and_l<2k 4 5 + nim 1; take(k,l)where_k<2l_and_l<2k 4 5 + nim 1",
      "nim 1 + a >= b: (a-k*b, b) 3 4; nim 1 + when_a>=b:(a-k*b,b) 3 4",
      "*2 + take_1,p_where_p_is_prime 5; *2 + take_1,p_where_p_is_prime 5"})
  void linesOfRules_areReadInSums(String typed, String name) {
    assertThat(CATALOG.read(typed).position().text()).isEqualTo(name);
  }

  /** A line that is refused is refused for the same reason with heaps after it. */
  @ParameterizedTest
  @ValueSource(strings = {"replace n by 1 where not (n > k and n % k <= n) and k <= 1", "replace n by n+1",
      "take k where k > 3; replace n by n/k where k >= 2 and k % 3 != 2", "a >= b: (a+k, b)", "take 2^70"})
  void refusedLine_isRefusedForItsReason_withHeaps(String line) {
    String heaps = line.startsWith("a") ? " 3 4" : " 3";
    String reason = catchThrowableOfType(BadInput.class, () -> LineReader.read(line)).getMessage();
    assertThat(reason).doesNotStartWith("column");
    for (String text : List.of(line + heaps, line + " :" + heaps, line + heaps + " + kayles 3",
        "kayles 3 + " + line + heaps))
      assertThatThrownBy(() -> CATALOG.read(text)).as(text).isInstanceOf(BadInput.class).hasMessage(reason);
  }

  /** Both solve to the same part, so that a game less itself cancels. */
  @Test
  void positionsReadApart_areEqual() {
    for (Ruleset<?> ruleset : Catalog.representatives()) {
      String text = ruleset.name() + " " + ruleset.examples().getFirst();
      assertThat(CATALOG.read(text)).isEqualTo(CATALOG.read(text));
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "wythof 6 11 | no game matches 'wythof'; did you mean wythoff? All games: ./grundy games",
      "'' | expected a game and a position, such as wythoff 6 11",
      "G.; nim 3 | '''G.;'': expected a space after the name of a game, found '';'''",
      "G := {3} + nim 3 | a value has a name, such as G, only in eval; here, write the value itself",
      "qqqqq 3 | no game matches 'qqqqq'. All games: ./grundy games",
      "nim | nim: expected a position, such as nim 3 4 5",
      "marienbad 3 | marienbad is a complete position; expected nothing after it, found 3",
      "nim 3 x | heap 2: expected a whole number, 0 or more, found 'x'",
      "wythoff -1 3 | heap 1: expected a whole number, 0 or more, found -1",
      "nim 3 + | column 8: expected a position after '+', found nothing",
      "nim 3 + + nim 4 | expected a game and a position, such as wythoff 6 11",
      "0.8.8 3 | column 4: expected a digit 0-9 or A-F, or '[', found '.'"})
  void badText_isComplainedOf(String text, String complaint) {
    assertThatThrownBy(() -> CATALOG.read(text)).isInstanceOf(BadInput.class).hasMessage(complaint);
  }

  @Test
  void positionsAreNoGames() {
    assertThatThrownBy(() -> CATALOG.ruleset("marienbad")).isInstanceOf(BadInput.class)
        .hasMessage("marienbad is a position, not a game: nim 1 3 5 7");
  }

  @Test
  void ownRuleset_comesFirst() {
    Ruleset<?> own = CATALOG.ruleset("kayles");
    Catalog mine = CATALOG.with(own);
    assertThat(mine.ruleset("Kayles")).isSameAs(own);
    assertThat(mine.start("kayles").position().text()).isEqualTo("kayles " + own.examples().getFirst());
    assertThat(mine.read("nim 3 + kayles 4").position().parts()).hasSize(2);
  }

  @Test
  void spelling_countsLettersAndSwaps() {
    assertThat(Spelling.distance("wythoff", "wythoff")).isZero();
    assertThat(Spelling.distance("wyhtoff", "wythoff")).isEqualTo(1);
    assertThat(Spelling.distance("kitten", "sitting")).isEqualTo(3);
    assertThat(List.of("wythof", "wyt", "withoff", "ythoff")).allMatch(typed -> Spelling.near(typed, "wythoff"));
    assertThat(List.of("nimm", "nm")).allMatch(typed -> Spelling.near(typed, "nim"));
    assertThat(Spelling.near("kim kam", "nim")).isFalse();
  }

  /** Misere play tells a sum from its canonical form: ^* is won by Left, ^ + * by who begins. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"^+*; ^ + *", "9/8+*; 9/8 + *", "9/8 + *; 9/8 + *", "-(^+*); v + *",
      "^-(*+{1|0}); ^ + * + {0|-1}", "3 ± 1; 3 + +-1", "3±1; 3 + +-1", "+-1*; +-(1*)", "(^+*)+(1); ^ + * + 1",
      "v+1; v + 1", "5*{3|3}; 15*", "2*{1|0}; 1", "-3; -3", "--3; 3",
      "nim 3 + ^+*; nim 3 + ^ + *", "{^+*|0}; {^*|0}"})
  void values_areSumsHoweverTheyAreSpaced(String written, String parts) {
    assertThat(Catalog.standard().read(written).position().parts().stream().map(Position::text).toList())
        .isEqualTo(Catalog.standard().read(parts).position().parts().stream().map(Position::text).toList());
    assertThat(Catalog.standard().read(written).position().parts())
        .hasSize((int) Pattern.compile(" [+-] ").splitAsStream(parts).count());
  }

  private static long steps(String text) {
    Budget budget = Budget.unlimited();
    CATALOG.under(budget).read(text);
    return budget.spent().work();
  }

  /** What makes a text long to read is charged: words, values that rules are tried with, nodes of a graph. */
  @ParameterizedTest
  @ValueSource(strings = {"take 1 or 2 or 3 7", "take 1 where k*k <= 200000000000000 and k % 7 = 8 7",
      "take d where d | 999999999999989 and d < n 7", "a >= b: (a-k*b, b) 3 5", "dag:1-0,19999-1 1",
      "impartial:dag:1-0,19999-1 1", "nim 1 + take 1 or 2 or 3 7"})
  void reading_endsWithItsBudget(String text) {
    assertThatExceptionOfType(BudgetSpent.class)
        .isThrownBy(() -> CATALOG.under(Budget.ofWork(10)).read(text))
        .matches(spent -> spent.limit() == BudgetSpent.Limit.WORK);
    Budget cancelled = Budget.unlimited();
    cancelled.cancel();
    assertThatExceptionOfType(BudgetSpent.class).isThrownBy(() -> CATALOG.under(cancelled).read(text))
        .matches(spent -> spent.limit() == BudgetSpent.Limit.CANCELLED);
  }

  /** Values that are tried one after the other take minutes here. */
  @Test
  void triedValues_areChargedWhileTheyAreTried() {
    assertThatExceptionOfType(BudgetSpent.class).isThrownBy(() -> CATALOG.under(Budget.ofWork(1_000_000))
        .read("take 1 where k*k <= 200000000000000 and k % 7 = 8 7"))
        .matches(spent -> spent.spent().work() < 1_100_000);
  }

  /** A line is compiled once, however often it stands in a sum: what is added is a fraction. */
  @Test
  void lines_areReadOnce() {
    String line = "take k where k*k <= 100*n and k > 0";
    Budget alone = Budget.unlimited();
    LineReader.read(line, alone);
    long once = alone.spent().work();
    assertThat(steps(line + " 7")).isLessThan(2 * once);
    assertThat(steps("take_k_where_k*k<=100*n_and_k>0 7")).isLessThan(2 * once);
    assertThat(steps(line + " 7" + (" + " + line + " 5").repeat(9))).isLessThan(3 * once);
  }

  @Test
  void graphThatIsTyped_isOfAFewNodes() {
    assertThat(CATALOG.read("dag:1-0,19999-1 19999").position().text()).isEqualTo("dag:1-0,19999-1 19999");
    assertThatThrownBy(() -> CATALOG.read("dag:1-0,20000-1 20000"))
        .hasMessage("edge 20000-1: expected a node, 0 to 19999, found 20000");
  }
}
