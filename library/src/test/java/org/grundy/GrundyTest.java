package org.grundy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.grundy.Grundy.g;

import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.conjecture.TargetLanguage;
import org.grundy.effort.BudgetSpent;
import org.grundy.effort.Limits;
import org.grundy.game.Ruleset;
import org.grundy.game.heap.Become;
import org.grundy.game.heap.PartizanHeapGame;
import org.grundy.number.Dyadic;
import org.grundy.phrase.BadInput;
import org.grundy.reason.Verdict;
import org.grundy.value.Convention;
import org.grundy.value.Order;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;

class GrundyTest {
  private static final Value SHARED = g("{3|1||1/2|-3/2} + {5|2||1|0}");

  @Test
  void manyThreadsAddToOneValue_asOneThreadDoes() {
    List<String> expected = new ArrayList<>();
    Value alone = g("{3|1||1/2|-3/2} + {5|2||1|0}");
    for (int i = 1; i < 2000; i++)
      expected.add(alone.plus(alone.times(i % 7)).minus(g("{" + i % 5 + "|-1}")).text());
    List<String> found = IntStream.range(1, 2000).parallel()
        .mapToObj(i -> SHARED.plus(SHARED.times(i % 7)).minus(g("{" + i % 5 + "|-1}")).text()).toList();
    assertThat(found).isEqualTo(expected);
  }

  @Test
  void valuesOfDifferentOwners_areCalculatedWithFromManyThreads() throws Exception {
    List<Value> values = List.of(g("{3|1}"), g("{2||1|-1}"), g("^^*"), g("3/8"), g("domineering 2x3"), g("*5"));
    List<Callable<Boolean>> tasks = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      Value a = values.get(i % values.size());
      Value b = values.get(i * 5 / 3 % values.size());
      tasks.add(() -> a.plus(b).equals(b.plus(a)) && a.plus(b).minus(b).equals(a)
          && a.plus(b).hashCode() == b.plus(a).hashCode() && a.plus(b).compare(b.plus(a)) == Order.EQUAL);
    }
    try (var threads = Executors.newFixedThreadPool(8)) {
      for (var done : threads.invokeAll(tasks))
        assertThat(done.get()).isTrue();
    }
  }

  @Test
  void equality_isThatOfGames_andAgreesWithTheOrderAndTheHashCode() {
    List<String> texts = List.of("0", "{-1|1}", "1", "{0|}", "{0|2}", "*", "{0|0}", "^", "{0|*}", "{0,*|*}", "1/2",
        "{0|1}", "{3|1}", "2 + +-1", "{3|1||-1}", "1000", "999 + 1", "*40", "*8 + *32", "^40", "^39 + ^", "1/1024",
        "{2||1|-1}", "{2||1|-1} + * + *", "{0||0|-2}", "Tiny(2)", "{3|1,{4|0}}", "{3|{4|0},1}");
    for (String a : texts)
      for (String b : texts) {
        Value left = g(a);
        Value right = g(b);
        boolean same = left.compare(right) == Order.EQUAL;
        assertThat(left.equals(right)).as("%s = %s", a, b).isEqualTo(same);
        if (same)
          assertThat(left.hashCode()).as("%s = %s", a, b).isEqualTo(right.hashCode());
      }
    assertThat(Set.copyOf(texts.stream().map(Grundy::g).collect(HashSet::new, Set::add, Set::addAll))).hasSize(13);
    assertThat(g("1")).isNotEqualTo("1");
  }

  @Test
  void gameAndPosition_mayBeTwoTexts() {
    assertThat(Grundy.solve("domineering", "3x4").toJson()).isEqualTo(Grundy.solve("domineering 3x4").toJson());
    assertThat(Grundy.solve("nim", "3 4 5").outcome()).isEqualTo(Outcome.N);
  }

  @Test
  void limits_endACall_andValuesKeepThem() {
    Limits few = Limits.none().withSteps(200);
    assertThatThrownBy(() -> Grundy.within(few, () -> Grundy.solve("domineering 5x5"))).isInstanceOf(BudgetSpent.class);
    Value made = Grundy.within(few, () -> g("{3|1||1/2|-3/2}"));
    assertThatThrownBy(() -> made.plus(g("{5|2||1|0}")).times(1000)).isInstanceOf(BudgetSpent.class);
    assertThat(made.plus(g("1"))).isEqualTo(g("{4|2||3/2|-1/2}"));
    Limits soon = Limits.standard().withTime(Duration.ofMillis(50));
    assertThatThrownBy(() -> Grundy.within(soon, () -> Grundy.solve("clobber 6x6"))).isInstanceOf(BudgetSpent.class);
  }

  @Test
  void smallStacks_suffice() throws InterruptedException {
    var failure = new AtomicReference<Throwable>();
    var thread = new Thread(null, () -> {
      Value chain = g("0");
      Value star = g("*");
      Value up = g("{0||0|-2}").ask("PowTo(1000)");
      assertThat(up.compare(up.plus(star))).isEqualTo(Order.CONFUSED);
      assertThat(up.minus(up)).isEqualTo(chain);
      assertThat(up.hashCode()).isEqualTo(g("{0||0|-2}").ask("PowTo(1000)").hashCode());
      assertThat(up.text()).isNotEmpty();
      assertThat(up.thermograph().text()).isNotEmpty();
      assertThat(g("(".repeat(150) + "1" + ")".repeat(150))).isEqualTo(g("1"));
      assertThat(Grundy.solve("domineering 4x4").outcome()).isEqualTo(Outcome.N);
    }, "small", 256 << 10);
    thread.setUncaughtExceptionHandler((_, e) -> failure.set(e));
    thread.start();
    thread.join();
    assertThat(failure.get()).isNull();
  }

  @Test
  void interruption_endsACall_andIsKept() throws InterruptedException {
    var ended = new AtomicReference<Object>();
    var thread = new Thread(() -> {
      try {
        Grundy.within(Limits.none(), () -> Grundy.solve("clobber 7x7"));
      } catch (BudgetSpent spent) {
        ended.set(spent.limit() + " " + Thread.currentThread().isInterrupted());
      }
    });
    thread.start();
    Thread.sleep(200);
    thread.interrupt();
    thread.join(10_000);
    assertThat(ended.get()).isEqualTo("CANCELLED true");
  }

  @Test
  void questions_areAskedOfValues() {
    Value board = g("domineering 2x3");
    assertThat(board.ask("Cool(1)")).isEqualTo(g("{1|1/2}"));
    assertThat(board.ask("Cool(1).Mean")).hasToString("3/4");
    assertThat(board.is("IsNumber")).isFalse();
    assertThat(g("3/4").is("IsNumber")).isTrue();
    assertThat(board.leftStop()).isEqualTo(Dyadic.of(2));
    assertThat(board.rightStop()).isEqualTo(Dyadic.of(-1, 1));
    assertThat(board.options(Player.RIGHT)).containsExactly(g("-1/2"));
    assertThatThrownBy(() -> board.ask("Foo")).isInstanceOf(BadInput.class)
        .hasMessageStartingWith("column 2: there is no function 'Foo' with 1 argument");
    assertThatThrownBy(() -> board.is("Mean")).isInstanceOf(BadInput.class)
        .hasMessageStartingWith("expected a test, such as IsNumber, found 'Mean'");
    assertThatThrownBy(() -> board.ask("Cool(1")).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> board.ask("Mean + 1")).isInstanceOf(BadInput.class)
        .hasMessageStartingWith("expected a function, such as Cool(1/2), found 'Mean + 1'");
  }

  /** Left takes 1 or 4 tokens, Right 2 or 3, from a ruleset made here and from a file; the forms by their options. */
  @Test
  void ownPartizanGames_haveValues() {
    Ruleset<?> file = Grundy.game(Path.of("../docs/examples/UnequalTake.java"));
    var values = new ArrayList<Value>();
    for (int heap = 0; heap <= 12; heap++) {
      Value value = g(new UnequalTake(), Integer.toString(heap));
      values.add(value);
      assertThat(g(file, Integer.toString(heap))).isEqualTo(value);
      assertThat(value).isEqualTo(g("{" + joined(values, heap, 1, 4) + "|" + joined(values, heap, 2, 3) + "}"));
    }
    assertThat(g(file, "5 7")).isEqualTo(values.get(5).plus(values.get(7)));
    assertThat(g(Grundy.position("domineering 2x3"))).isEqualTo(g("{2|-1/2}"));
    assertThatThrownBy(() -> g(file, "x")).isInstanceOf(BadInput.class);
  }

  private static String joined(List<Value> values, int heap, int... amounts) {
    return Arrays.stream(amounts).filter(amount -> amount <= heap).mapToObj(amount -> values.get(heap - amount).text())
        .collect(Collectors.joining(","));
  }

  private static final class UnequalTake implements PartizanHeapGame {
    @Override
    public String name() {
      return "unequal";
    }

    @Override
    public void from(long heap, Player mover, Become out) {
      for (long amount : mover == Player.LEFT ? List.of(1L, 4L) : List.of(2L, 3L))
        if (amount <= heap)
          out.heap(heap - amount);
    }
  }

  @Test
  void answers_areJsonToo() {
    assertThat(Grundy.solve("wythoff 6 11").toJson()).startsWith("{\"schema\":1,").contains("\"outcome\":\"N\"");
    assertThat(g("{3|1}").toJson()).startsWith("{\"schema\":1,").contains("\"value\":\"{3|1}\"", "\"mean\":\"2\"");
    assertThat(Grundy.conjecture("take 1 or 4").toJson()).startsWith("{\"schema\":1,").contains("static long");
    assertThat(Grundy.conjecture("wythoff").toJson()).startsWith("{\"schema\":1,");
  }

  @Test
  void capitalLetters_standForNumbersAndSets() {
    Form numbers = Grundy.conjecture("take k where k <= K");
    assertThat(numbers.text()).contains("G(n, K) = n % (K + 1)");
    assertThat(numbers.letters().orElseThrow().verdict()).isInstanceOf(Verdict.Proved.class);
    assertThat(numbers.program(TargetLanguage.PYTHON).orElseThrow()).contains("return n % (K + 1)");
    assertThat(numbers.values()).isEmpty();
    Form sets = Grundy.conjecture("take k where k in S");
    assertThat(sets.program(TargetLanguage.JAVA).orElseThrow()).contains("static long g(long size, ");
    assertThat(sets.toJson()).contains("\"set\":\"S\"", "plainPrograms");
    assertThat(Grundy.conjecture("take k where k <= K", Convention.MISERE).program(TargetLanguage.JAVA))
        .isPresent();
    assertThatThrownBy(() -> Grundy.conjecture("take at most K")).isInstanceOf(BadInput.class)
        .hasMessage("column 6: expected a lowercase letter or a function, found 'at'; did you mean "
            + "'take k where k <= K'?");
  }

  @Test
  void conjectures_areMadeUnderMiserePlay() {
    assertThat(Grundy.conjecture("take 1, 3 or 4", Convention.MISERE).text()).contains("as in Nim, with G(n)");
  }

  @Test
  void statements_areDecided() {
    Grundy.Proof proved = Grundy.prove("A n (n >= 1 => a(n+1) > a(n))");
    assertThat(proved.holds()).isTrue();
    assertThat(proved.example()).isEmpty();
    assertThat(proved.toString()).startsWith("TRUE");
    Grundy.Proof refuted = Grundy.prove("A n (n >= 1 => a(n+1) = a(n) + 2)");
    assertThat(refuted.holds()).isFalse();
    assertThat(refuted.example()).containsExactly(Map.entry("n", BigInteger.TWO));
    assertThat(refuted).hasToString("FALSE   least counterexample n = 2:   a(2) = 3, a(3) = 4");
    assertThat(refuted.toJson()).startsWith("{\"schema\":1,").contains("\"verdict\":\"refuted\"");
    assertThatThrownBy(() -> Grundy.prove("x > 1")).isInstanceOf(BadInput.class)
        .hasMessage("expected a statement without free variables, found 'x'");
    assertThatThrownBy(() -> Grundy.prove("domineering 4x4")).isInstanceOf(BadInput.class)
        .hasMessageEndingWith("found a position; to solve it: solve(\"domineering 4x4\")");
    assertThatThrownBy(() -> Grundy.prove("A n (")).isInstanceOf(BadInput.class);
  }

  @Test
  void losingPositionsOfGames_areProved() {
    Grundy.Proof wythoff = Grundy.prove("wythoff");
    assertThat(wythoff.holds()).isTrue();
    assertThat(wythoff.toString()).startsWith("Claim  the P-positions of wythoff are the pairs (a_n, b_n)");
    assertThat(wythoff.toJson()).contains("\"gameProof\":{\"game\":\"wythoff\"", "\"verdict\":\"proved\"");
    assertThat(Grundy.prove("(1,2) (2,1)").holds()).isTrue();
    assertThat(Grundy.prove(Grundy.game("fibonacci-nim")).holds()).isTrue();
    assertThat(Grundy.prove("F5").holds()).isTrue();
    assertThat(Grundy.prove("F6").example()).isNotEmpty();
    assertThat(Grundy.prove(Grundy.game("nim"), 3).holds()).isTrue();
    assertThatThrownBy(() -> Grundy.prove("nim")).hasMessage(
        "nim takes any number of heaps; say how many, for example prove(game(\"nim\"), 3)");
    assertThatThrownBy(() -> Grundy.prove(Grundy.game("nim"), 7)).hasMessage(
        "heaps: expected a whole number from 1 to 6, found 7");
    assertThatThrownBy(() -> Grundy.prove("kayles")).isInstanceOf(BadInput.class)
        .hasMessageStartingWith("the moves of kayles are not amounts taken from heaps");
    assertThatThrownBy(() -> Grundy.prove("wythof")).isInstanceOf(BadInput.class).hasMessageContaining("wythoff");
  }

  @Test
  void solutions_haveTheValueAndTheWinningMoves() {
    assertThat(Grundy.solve("nim 3 4 5").nimValue()).contains(BigInteger.TWO);
    assertThat(Grundy.solve("nim 3 4 5").winning(Player.LEFT)).containsExactly(Grundy.position("nim 1 4 5"));
    assertThat(Grundy.solve("nim 1 2 3").winning(Player.RIGHT)).isEmpty();
    assertThat(Grundy.solve("domineering 2x2").nimValue()).isEmpty();
    assertThat(Grundy.solve("domineering 2x2").winning(Player.LEFT)).hasSize(2);
  }

  @Test
  void limits_areNamedInASentence() {
    assertThatThrownBy(() -> Grundy.within(Limits.standard().withTime(Duration.ofMillis(50)),
        () -> Grundy.g("domineering 8x8"))).isInstanceOf(BudgetSpent.class)
        .hasMessageMatching("timed out after [\\d,]+ steps in \\d+\\.\\d\\d s");
  }

  @Test
  void conventions_areChosen() {
    assertThat(Grundy.solve("nim 1 1 1").outcome()).isEqualTo(Outcome.N);
    assertThat(Grundy.solve("nim 1 1 1", Convention.MISERE).outcome()).isEqualTo(Outcome.P);
    assertThat(Grundy.solve(Grundy.game("nim"), "1 1 1", Convention.MISERE).outcome()).isEqualTo(Outcome.P);
    assertThat(Grundy.solve("marienbad").outcome()).isEqualTo(Grundy.solve("marienbad", Convention.MISERE).outcome());
  }

  @Test
  void options_areListedOnce() {
    assertThat(Grundy.options("kayles 9")).hasSize(9);
    assertThat(Grundy.options("nim 3 3")).hasSize(6);
    assertThatThrownBy(() -> Grundy.options("domineering 2x2")).isInstanceOf(BadInput.class)
        .hasMessageContaining("the players have different moves");
  }

  /** Guy and Smith 1956. */
  @Test
  void period_isThatOfTheValues() {
    assertThat(Grundy.period("kayles")).hasValueSatisfying(law -> {
      assertThat(law.from()).isEqualTo(71);
      assertThat(law.period()).isEqualTo(12);
      assertThat(law.gain()).isZero();
    });
    assertThat(Grundy.period("0.16")).isEmpty();
  }

  @Test
  void svg_isAPictureOfThePosition() {
    assertThat(Grundy.svg("domineering 2x3")).startsWith("<svg").contains("domineering .../...").endsWith("</svg>\n");
  }

  @Test
  void positions_areListsOfHeaps() {
    assertThat(Grundy.positions("wythoff", 4)).hasToString("[[0, 0], [1, 2], [3, 5], [4, 7]]")
        .isEqualTo(Grundy.positions(Grundy.game("wythoff"), 4));
    assertThat(Grundy.positions("take 1 or 2", 3)).isEqualTo(List.of(List.of(0L), List.of(3L), List.of(6L)));
    assertThat(Grundy.positions("wythoff", 0)).isEmpty();
  }

  @Test
  void negativeCounts_areBadInput() {
    assertThatThrownBy(() -> Grundy.values("kayles", -1)).isInstanceOf(BadInput.class)
        .hasMessage("to: expected a whole number, 0 or more, found -1");
    assertThatThrownBy(() -> Grundy.positions("wythoff", -4)).isInstanceOf(BadInput.class)
        .hasMessage("count: expected a whole number, 0 or more, found -4");
  }
}
