package org.grundy.word.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.word.automaton.Machine;
import org.grundy.word.automaton.Symbols;
import org.grundy.word.numeration.ContinuedFraction;
import org.grundy.word.numeration.DigitSystem;
import org.grundy.word.numeration.Phases;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PhaseFollowerTest {
  private static final int STATES = 5;

  static Stream<DigitSystem> systems() {
    return Stream.of(DigitSystem.BINARY, DigitSystem.TRIBONACCI, DigitSystem.pell(),
        DigitSystem.ostrowski(ContinuedFraction.parse("[0; 3, (1, 2)]")),
        DigitSystem.ostrowski(ContinuedFraction.parse("[0; 4, 2, (3)]")),
        DigitSystem.ostrowski(ContinuedFraction.parse("[0; 1, 2, (2, 1, 4)]")));
  }

  /** Transitions drawn at random, different in each phase. */
  private record Drawn(int[] start, int[][][] next, boolean[] accepting) implements PhaseFollower.Placed {
    static Drawn of(DigitSystem system, int inputs, Random random) {
      int phases = system.phases().count();
      var next = new int[phases][STATES][inputs];
      for (int[][] rows : next)
        for (int[] row : rows)
          Arrays.setAll(row, _ -> random.nextInt(-2, STATES));
      var accepting = new boolean[STATES];
      for (int state = 0; state < STATES; state++)
        accepting[state] = random.nextBoolean();
      return new Drawn(random.ints(phases, 0, STATES).toArray(), next, accepting);
    }

    @Override
    public int start(int phase) {
      return start[phase];
    }

    @Override
    public int next(int state, int input, int phase) {
      return next[phase][state][input];
    }

    @Override
    public boolean accepts(int state) {
      return accepting[state];
    }
  }

  /** A string of known length has known places, so the machine can be run directly. */
  private static boolean direct(DigitSystem system, Drawn machine, List<Integer> symbols) {
    Phases phases = system.phases();
    int state = machine.start(phases.of(symbols.size()));
    for (int i = 0; i < symbols.size() && state >= 0; i++)
      state = machine.next(state, symbols.get(i), phases.of(symbols.size() - 1 - i));
    return state >= 0 ? machine.accepts(state) : state == Machine.ALL;
  }

  private static boolean followed(PhaseFollower follower, List<Integer> symbols) {
    int state = follower.start();
    for (int i = 0; i < symbols.size() && state >= 0; i++)
      state = follower.next(state, symbols.get(i));
    return state >= 0 ? follower.accepts(state) : state == Machine.ALL;
  }

  @ParameterizedTest
  @MethodSource("systems")
  void strings_areAcceptedAsTheirPlacesSay(DigitSystem system) {
    var random = new Random(system.digits());
    int inputs = Symbols.count(system.digits(), 2);
    for (int trial = 0; trial < 20; trial++) {
      Drawn machine = Drawn.of(system, inputs, random);
      var follower = new PhaseFollower(system, 2, IntStream.range(0, inputs).toArray(), machine, Budget.unlimited());
      for (int pair = 0; pair < 200; pair++) {
        List<Integer> symbols = symbols(system, random.nextInt(400), random.nextInt(400));
        assertThat(followed(follower, symbols)).as("%s in %s", symbols, system)
            .isEqualTo(direct(system, machine, symbols));
      }
    }
  }

  private static List<Integer> symbols(DigitSystem system, int x, int y) {
    int[] one = system.digitsOf(BigInteger.valueOf(x));
    int[] other = system.digitsOf(BigInteger.valueOf(y));
    int length = Math.max(one.length, other.length);
    var symbols = new ArrayList<Integer>();
    for (int place = length; place > 0; place--)
      symbols.add((place > one.length ? 0 : one[one.length - place])
          + system.digits() * (place > other.length ? 0 : other[other.length - place]));
    return symbols;
  }
}
