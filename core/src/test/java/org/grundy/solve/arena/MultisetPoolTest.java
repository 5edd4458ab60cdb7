package org.grundy.solve.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.junit.jupiter.api.Test;

class MultisetPoolTest {
  @Test
  void numbers_areThoseOfAMap() {
    var random = new Random(1);
    var bags = new MultisetPool(Budget.unlimited());
    Map<List<Integer>, Integer> known = new HashMap<>();
    var inOrder = new ArrayList<List<Integer>>();
    for (int i = 0; i < 20_000; i++) {
      int[] bag = random.ints(random.nextInt(5), 0, 9).sorted().toArray();
      List<Integer> list = IntStream.of(bag).boxed().toList();
      int expected = known.computeIfAbsent(list, _ -> known.size());
      if (expected == inOrder.size())
        inOrder.add(list);
      assertThat(bags.number(bag)).isEqualTo(expected);
    }
    assertThat(bags.count()).isEqualTo(known.size());
    for (int n = 0; n < bags.count(); n++)
      assertThat(IntStream.of(bags.bag(n)).boxed()).isEqualTo(inOrder.get(n));
  }

  @Test
  void longBags_fit() {
    var bags = new MultisetPool(Budget.unlimited());
    int[] bag = IntStream.range(0, 5000).toArray();
    assertThat(bags.number(bag)).isZero();
    assertThat(bags.number(new int[0])).isEqualTo(1);
    assertThat(bags.bag(0)).isEqualTo(bag);
    assertThat(bags.bag(1)).isEmpty();
  }

  @Test
  void replaced_putsTheOptionInThePlaceOfOneElement() {
    assertThat(MultisetPool.replaced(new int[]{2, 5, 5, 9}, 1, new int[]{1, 7})).isEqualTo(new int[]{1, 2, 5, 7, 9});
    assertThat(MultisetPool.replaced(new int[]{4}, 0, new int[0])).isEmpty();
    int[] bag = {3, 3};
    assertThat(MultisetPool.replaced(bag, 0, new int[]{8})).isEqualTo(new int[]{3, 8});
    assertThat(Arrays.stream(bag)).as("unchanged").containsExactly(3, 3);
  }
}
