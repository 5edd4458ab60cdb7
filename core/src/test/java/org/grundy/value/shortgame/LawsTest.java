package org.grundy.value.shortgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.value.Order;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;

/** The laws of the group of values and of its order (Conway 1976, chapter 7), over random values of many shapes. */
class LawsTest {
  private final ShortGames values = new ShortGames(Budget.unlimited());
  private final SplittableRandom random = new SplittableRandom(7);
  private final int[] some = some(400);

  private int[] some(int count) {
    var games = new RandomGames(random);
    return IntStream.range(0, count).map(i -> games.value(values, 1 + i % 4)).toArray();
  }

  private int any() {
    return some[random.nextInt(some.length)];
  }

  @Test
  void samples_areOfManyKinds() {
    assertThat(Arrays.stream(some).filter(values::isNumberUpStar).count()).isBetween(40L, 300L);
    assertThat(Arrays.stream(some).filter(g -> g >= NumberUpStars.WIDE && g < NumberUpStars.PACKED).count())
        .isGreaterThan(10);
    assertThat(Arrays.stream(some).filter(g -> g < NumberUpStars.WIDE && values.isNumberish(g)).count())
        .isGreaterThan(5);
  }

  @Test
  void addition_isAGroup() {
    for (int i = 0; i < 2000; i++) {
      int g = any();
      int h = any();
      int k = any();
      assertThat(values.plus(g, h)).isEqualTo(values.plus(h, g));
      assertThat(values.plus(values.plus(g, h), k)).isEqualTo(values.plus(g, values.plus(h, k)));
      assertThat(values.minus(g, g)).isEqualTo(ShortGames.ZERO);
      assertThat(values.plus(g, ShortGames.ZERO)).isEqualTo(g);
      assertThat(values.negative(values.plus(g, h))).isEqualTo(values.plus(values.negative(g), values.negative(h)));
      assertThat(values.negative(values.negative(g))).isEqualTo(g);
    }
  }

  @Test
  void formsOfForms_areThemselves() {
    for (int g : some)
      assertThat(values.make(values.left(g), values.right(g))).isEqualTo(g);
  }

  @Test
  void order_isPartialAndGoesWithAddition() {
    int confused = 0;
    for (int i = 0; i < 20000; i++) {
      int g = any();
      int h = any();
      int k = any();
      Order order = values.compare(g, h);
      if (order == Order.EQUAL)
        assertThat(g).isEqualTo(h);
      if (values.leq(g, h) && values.leq(h, k))
        assertThat(values.leq(g, k)).isTrue();
      assertThat(values.compare(h, g)).isEqualTo(order.reversed());
      assertThat(values.compare(values.negative(h), values.negative(g))).isEqualTo(order);
      if (i < 2000)
        assertThat(values.compare(values.plus(g, k), values.plus(h, k))).isEqualTo(order);
      confused += order == Order.CONFUSED ? 1 : 0;
    }
    assertThat(confused).isGreaterThan(2000);
  }

  @Test
  void sumsPlayed_haveTheOutcomesOfTheirForms() {
    for (int i = 0; i < 2000; i++) {
      int[] parts = IntStream.range(0, random.nextInt(6)).map(_ -> any()).toArray();
      int form = ShortGames.ZERO;
      for (int part : parts)
        form = values.plus(form, part);
      assertThat(values.outcome(parts)).isEqualTo(values.outcome(form));
      assertThat(values.wins(parts, Player.LEFT)).isEqualTo(!values.leq(form, ShortGames.ZERO));
      int h = any();
      assertThat(values.compare(parts, new int[]{h, h})).isEqualTo(values.compare(form, values.plus(h, h)));
    }
    assertThat(values.sumsDecided()).isGreaterThan(300);
  }

  /** Stops say nothing here: the ups between which the parts lie do. */
  @Test
  void allSmallSumsPlayed_haveTheOutcomesOfTheirForms() {
    var games = new RandomGames(random);
    int[] small = IntStream.range(0, 200).map(i -> games.dicotic(3 + i % 3).value(values)).toArray();
    var bounds = new UpBounds(
        new ValueComparator(new NumberUpStars(new WideSums()),
            new Store(new SharedForms(), new Meter(Budget.unlimited())),
            new Meter(Budget.unlimited())));
    assertThat(bounds.wins(new int[]{NumberUpStars.ZERO, NumberUpStars.STAR}, true)).isEqualTo(1);
    assertThat(bounds.wins(new int[]{NumberUpStars.STAR, NumberUpStars.STAR}, true)).isZero();
    for (int i = 0; i < 1500; i++) {
      int[] parts = IntStream.range(0, 3 + i % 3).map(_ -> small[random.nextInt(small.length)]).toArray();
      int form = ShortGames.ZERO;
      for (int part : parts)
        form = values.plus(form, part);
      assertThat(values.outcome(parts)).isEqualTo(values.outcome(form));
    }
    assertThat(values.sumsDecided()).isGreaterThan(100);
  }

  @Test
  void multiples_areRepeatedSums() {
    for (int i = 0; i < 200; i++) {
      int g = any();
      int sum = ShortGames.ZERO;
      for (int n = 0; n <= 5; n++) {
        assertThat(values.times(n, g)).isEqualTo(sum);
        assertThat(values.times(-n, g)).isEqualTo(values.negative(sum));
        sum = values.plus(sum, g);
      }
    }
  }

  @Test
  void options_areBelowAndAboveOrConfused() {
    for (int g : some) {
      for (int left : values.left(g))
        assertThat(values.leq(g, left)).isFalse();
      for (int right : values.right(g))
        assertThat(values.leq(right, g)).isFalse();
    }
  }
}
