package org.grundy.game.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;

/** What is told as taken is what the conditions on what is left allow, as they were typed. */
class TakeConversionTest {
  private static final List<String> RELATIONS = List.of("<", "<=", "=", "!=", ">", ">=");
  private static final int LINES = 2000;
  private static final long MOST = 12;
  /** Larger than whatever a condition names as the least or the greatest for a heap of {@link #MOST}. */
  private static final long BEYOND = 60;

  /** times * k, in a relation to heaps * n + plus. */
  private record Condition(int times, String relation, int heaps, int plus) {
    static Condition of(Random random) {
      return new Condition(1 + random.nextInt(2), RELATIONS.get(random.nextInt(RELATIONS.size())), random.nextInt(3),
          random.nextInt(5) - 2);
    }

    boolean holds(long left, long heap) {
      int sign = Long.signum(times * left - heaps * heap - plus);
      return switch (relation) {
        case "<" -> sign < 0;
        case "<=" -> sign <= 0;
        case "=" -> sign == 0;
        case "!=" -> sign != 0;
        case ">" -> sign > 0;
        default -> sign >= 0;
      };
    }

    String text() {
      return "%dk %s %dn %s %d".formatted(times, relation, heaps, plus < 0 ? "-" : "+", Math.abs(plus));
    }
  }

  @Test
  void moves_areThoseOfTheConditions_andNoneAdds() {
    var random = new Random(5);
    int read = 0;
    for (int i = 0; i < LINES; i++) {
      List<Condition> conditions = Stream.generate(() -> Condition.of(random)).limit(1L + random.nextInt(3)).toList();
      String line = "replace n by k where "
          + conditions.stream().map(Condition::text).collect(Collectors.joining(" and "));
      HeapGame game;
      try {
        game = (HeapGame) LineReader.read(line);
      } catch (BadInput _) {
        continue; // play might not end
      }
      read++;
      for (long n = 0; n <= MOST; n++) {
        long heap = n;
        List<Long> expected = LongStream.rangeClosed(0, BEYOND)
            .filter(left -> left != heap && conditions.stream().allMatch(c -> c.holds(left, heap))).boxed().toList();
        var found = new TreeSet<Long>();
        game.from(heap, sizes -> {
          found.add(sizes[0]);
          return true;
        });
        assertThat(found).as("%s at %d", line, heap).containsExactlyElementsOf(expected);
      }
    }
    assertThat(read).isGreaterThan(LINES / 4);
  }
}
