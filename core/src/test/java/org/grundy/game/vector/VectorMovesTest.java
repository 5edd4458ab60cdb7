package org.grundy.game.vector;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.game.Count;
import org.grundy.game.Heaps;
import org.grundy.word.formula.Condition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Duels of the kernel with three nested loops that read the rules anew for every candidate. */
class VectorMovesTest {
  private static final class Game extends VectorGame {
    Game(int heaps, Rule... rules) {
      super(heaps, rules);
    }

    @Override
    public String name() {
      return "test";
    }
  }

  /** Every move of three heaps, as what is taken. */
  private static Set<List<Long>> naive(List<Rule> rules, long[] heaps) {
    Set<List<Long>> moves = new HashSet<>();
    for (long a = 0; a <= heaps[0]; a++)
      for (long b = 0; b <= heaps[1]; b++)
        for (long c = 0; c <= heaps[2]; c++) {
          long[] taken = {a, b, c};
          if (rules.stream().anyMatch(rule -> allows(rule, heaps, taken)))
            moves.add(Arrays.stream(taken).boxed().toList());
        }
    return moves;
  }

  private static boolean allows(Rule rule, long[] heaps, long[] taken) {
    long[] amounts = Arrays.stream(taken).filter(t -> t > 0).toArray();
    return amounts.length == rule.arity()
        && Orders.all(amounts.length).stream().anyMatch(order -> rule.condition().holds(named(order, amounts)))
        && rule.exceptions().stream().noneMatch(exception -> barred(exception, heaps, taken));
  }

  private static boolean barred(Condition exception, long[] heaps, long[] taken) {
    for (int[] order : Orders.all(3))
      if (heaps[order[0]] <= heaps[order[1]] && heaps[order[1]] <= heaps[order[2]]) {
        long[] left = IntStream.of(order).mapToLong(i -> heaps[i] - taken[i]).toArray();
        if (exception.holds(Arrays.copyOf(left, exception.names().size())))
          return true;
      }
    return false;
  }

  private static long[] named(int[] order, long[] values) {
    return IntStream.of(order).mapToLong(i -> values[i]).toArray();
  }

  private static Rule randomRule(RandomGenerator random) {
    int arity = 1 + random.nextInt(3);
    String condition = randomCondition(random, List.of("a", "b", "c").subList(0, arity));
    Rule rule = Rule.of("R", arity, condition);
    for (int exceptions = random.nextInt(3); exceptions > 0; exceptions--)
      rule = rule.except(randomCondition(random, List.of("x'", "y'", "z'")));
    return rule;
  }

  private static String randomCondition(RandomGenerator random, List<String> names) {
    var parts = new ArrayList<String>();
    for (int count = 1 + random.nextInt(2); count > 0; count--)
      parts.add(side(random, names) + List.of("<", "<=", "=", ">", ">=", "!=").get(random.nextInt(6))
          + side(random, names));
    return String.join(" & ", parts);
  }

  private static String side(RandomGenerator random, List<String> names) {
    String name = names.get(random.nextInt(names.size()));
    return switch (random.nextInt(4)) {
      case 0 -> name;
      case 1 -> "2" + name;
      case 2 -> name + "+" + names.get(random.nextInt(names.size()));
      default -> 1 + random.nextInt(4) + "+" + name;
    };
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void moves_areThoseOfThreeLoops(long seed) {
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    for (int round = 0; round < 300; round++) {
      Rule[] rules = IntStream.range(0, 1 + random.nextInt(3)).mapToObj(_ -> randomRule(random)).toArray(Rule[]::new);
      Game game = new Game(3, rules);
      long[] heaps = random.longs(3, 0, 9).toArray();
      Set<List<Long>> expected = naive(game.moveRules(), heaps);
      String what = Arrays.toString(rules) + " at " + Arrays.toString(heaps);
      var listed = new ArrayList<List<Long>>();
      game.kernel().options(heaps, taken -> listed.add(Arrays.stream(taken).boxed().toList()));
      assertThat(listed).as(what).doesNotHaveDuplicates().hasSameElementsAs(expected);
      assertThat(game.kernel().count(Heaps.of(heaps))).as(what).isEqualTo(Count.exactly(expected.size()));
      assertThat(bigMoves(game, heaps)).as(what).doesNotHaveDuplicates().hasSameElementsAs(expected);
      assertThat(movesNamed(game, heaps)).as(what).isEqualTo(expected);
    }
  }

  private static List<List<Long>> bigMoves(Game game, long[] heaps) {
    var listed = new ArrayList<List<Long>>();
    game.kernel().bigRuns(Heaps.of(heaps).list(), (taken, heap, from, to) -> {
      for (BigInteger amount = from; amount.compareTo(to) <= 0; amount = amount.add(BigInteger.ONE)) {
        var move = new ArrayList<>(taken.stream().map(BigInteger::longValueExact).toList());
        move.set(heap, amount.longValueExact());
        listed.add(move);
      }
      return true;
    });
    return listed;
  }

  private static Set<List<Long>> movesNamed(Game game, long[] heaps) {
    Set<List<Long>> named = new HashSet<>();
    for (long a = 0; a <= heaps[0]; a++)
      for (long b = 0; b <= heaps[1]; b++)
        for (long c = 0; c <= heaps[2]; c++)
          if (game.by(Heaps.of(heaps), Heaps.of(heaps[0] - a, heaps[1] - b, heaps[2] - c)).isPresent())
            named.add(List.of(a, b, c));
    return named;
  }

  @Test
  void runs_stopWhenToldTo() {
    int[] seen = {0};
    assertThat(new Tribonacci().kernel().runs(new long[]{5, 6, 7}, (_, _, _, _) -> ++seen[0] < 10)).isFalse();
    assertThat(seen[0]).isEqualTo(10);
    assertThat(new Tribonacci().kernel().options(new long[]{5, 6, 7}, _ -> --seen[0] > 0)).isFalse();
    assertThat(seen[0]).isZero();
  }

  @Test
  void rays_areOneFreeAmount() {
    assertThat(new Nim().kernel().rays().orElseThrow()).containsExactly(false, true);
    assertThat(new Wythoff().kernel().rays().orElseThrow()).containsExactly(false, true, true);
    assertThat(new Tribonacci().kernel().rays()).isEmpty();
    assertThat(new Game(2, Rule.of("R", 1, "a<=3")).kernel().rays()).isEmpty();
    assertThat(new Game(3, Rule.of("R", 3, "a=b & b=c")).kernel().rays().orElseThrow())
        .containsExactly(false, false, false, true);
  }

  @Test
  void boxes_areCountedAtAnySize() {
    BigInteger large = BigInteger.TEN.pow(5000);
    Heaps at = Heaps.of(List.of(large, large.add(BigInteger.ONE)));
    assertThat(new Nim().kernel().count(at))
        .isEqualTo(new Count.Exactly(large.shiftLeft(1).add(BigInteger.ONE)));
    assertThat(new Wythoff().kernel().count(at))
        .isEqualTo(new Count.Exactly(large.multiply(BigInteger.valueOf(3)).add(BigInteger.ONE)));
    assertThat(new Game(2, Rule.of("R", 1, "2<=a<=4"), Rule.of("S", 2, "a=b & 2a<=9")).kernel().count(at))
        .isEqualTo(Count.exactly(3 + 3 + 4));
  }

  /** Without looking at each of the 25 million sets of 5 heaps. */
  @Test
  void amountsWithinTheSameBounds_areCountedTogether() {
    VectorMoves kernel = MooresNim.named("moores-nim:5").kernel();
    assertThat(kernel.count(Heaps.of(LongStream.generate(() -> 1).limit(80).toArray())))
        .isEqualTo(Count.exactly(80 + 3_160 + 82_160 + 1_581_580 + 24_040_016));
    assertThat(new Game(3, Rule.of("R", 3, "2<=a<=4 & 2<=b<=4 & 2<=c<=4")).kernel().count(Heaps.of(1, 3, 9, 0, 2)))
        .isEqualTo(Count.exactly(2 * 3));
  }

  @Test
  void count_ofSomeTenMillionMoves_isExact() {
    assertThat(new Tribonacci().kernel().count(Heaps.of(207, 384, 707))).isEqualTo(Count.exactly(14_269_038));
    long[] listed = {0};
    new Tribonacci().kernel().options(new long[]{207, 384, 707}, _ -> ++listed[0] > 0);
    assertThat(listed[0]).isEqualTo(14_269_038);
  }

  @Test
  void count_beyondTheLines_isAtLeastTheBoxes() {
    assertThat(new Tribonacci().kernel().count(Heaps.of(10_000, 10_000, 10_000)))
        .isEqualTo(Count.atLeast(3 * 10_000L + 3 * 10_000L * 10_000L));
  }

  /** What is taken in some move is possible; an exception bars it only at some heaps. */
  @Test
  void amounts_arePossible_exactlyWhenSomeMoveTakesThem() {
    VectorMoves moves = new Tribonacci().kernel();
    for (int a = 0; a <= 5; a++)
      for (int b = 0; b <= 5; b++)
        for (int c = 0; c <= 14; c++)
          assertThat(moves.takes(a, b, c)).as("%d %d %d", a, b, c).isEqualTo(taken(moves, a, b, c));
  }

  private static boolean taken(VectorMoves moves, int a, int b, int c) {
    for (long left = 0; left < 512; left++) {
      long x = left / 64;
      long y = left / 8 % 8;
      long z = left % 8;
      if (moves.by(Heaps.of(x + a, y + b, z + c), Heaps.of(x, y, z)).isPresent())
        return true;
    }
    return false;
  }
}
