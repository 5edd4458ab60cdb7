package org.grundy.solve.canonical;

import org.grundy.effort.Budget;
import org.grundy.solve.key.LongIntMap;
import org.grundy.testing.Tier;
import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two threads look at the tables and add to them, step by step in every order: each call seems to happen at once. */
@Tag("interleavings")
class TablesInterleavingsTest {
  /** A table that grows goes through all its places. */
  private static final int LONGEST_LOOP = 1000;

  private static void check(Class<?> operations) {
    new ModelCheckingOptions().iterations(Tier.cases(8, 60)).invocationsPerIteration(Tier.cases(150, 2000)).threads(2)
        .actorsPerThread(3).actorsBefore(1).actorsAfter(2).loopBound(LONGEST_LOOP)
        .minimizeFailedScenario(false).check(operations);
  }

  /** A table of words with room for one more. */
  public static class Words {
    private static final int ROOM = (1 << 8) / 3;

    private final LongIntMap table = new LongIntMap(Budget.unlimited());

    public Words() {
      for (int i = 1; i < ROOM; i++)
        table.put(1000L * i, i);
    }

    @Operation
    public int get(@Param(gen = IntGen.class, conf = "1:3") int word) {
      return table.get(word);
    }

    @Operation
    public void put(@Param(gen = IntGen.class, conf = "1:3") int word,
        @Param(gen = IntGen.class, conf = "1:2") int value) {
      table.put(word, value);
    }
  }

  /** Pairs at one place of the table, of which one looks like another that is half written. */
  public static class Pairs {
    private static final long LOW = 1L << 40;
    private static final long[] HIGHS = highs();

    private final LongPairIntMap table = new LongPairIntMap(Budget.unlimited());

    private static long[] highs() {
      long[] empty = new long[LongPairIntMap.WORDS << 7];
      int home = LongPairIntMap.place(empty, LOW, 0);
      var highs = new long[3];
      long high = 0;
      for (int found = 1; found < highs.length; high++)
        if (high > 0 && LongPairIntMap.place(empty, LOW, high) == home)
          highs[found++] = high;
      return highs;
    }

    @Operation
    public int get(@Param(gen = IntGen.class, conf = "0:2") int pair) {
      return table.get(LOW, HIGHS[pair]);
    }

    @Operation
    public void put(@Param(gen = IntGen.class, conf = "0:2") int pair,
        @Param(gen = IntGen.class, conf = "1:2") int value) {
      table.put(LOW, HIGHS[pair], value);
    }
  }

  @Test
  void wordsThatGrow_areFoundOrNot() {
    check(Words.class);
  }

  @Test
  void pairsAtOnePlace_areNotTakenForEachOther() {
    check(Pairs.class);
  }
}
