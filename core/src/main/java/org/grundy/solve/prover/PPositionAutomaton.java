package org.grundy.solve.prover;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.game.Count;
import org.grundy.game.Heaps;
import org.grundy.game.Winning;
import org.grundy.phrase.BadInput;
import org.grundy.value.Convention;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.automaton.Symbols;
import org.grundy.word.logic.Formula;
import org.grundy.word.logic.Predicate;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Theory;
import org.grundy.word.logic.Variable;

/**
 * The P-positions of a game of heaps as an automaton that a {@link GameProver} proved correct for heaps of all sizes,
 * and the moves to them: a second automaton reads the heaps before and after a move. A query takes time linear in the
 * digits of the heaps; counting winning moves takes that times the states of the second automaton.
 */
public final class PPositionAutomaton {
  private final Solutions lost;
  private final Solutions moves;

  private PPositionAutomaton(Solutions lost, Solutions moves) {
    this.lost = lost;
    this.moves = moves;
  }

  /**
   * What is known of a game, or guessed and proved.
   *
   * @return empty when no guess could be proved
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public static Optional<PPositionAutomaton> of(HeapRules rules, Convention play, Budget budget) {
    return lost(rules, play, budget, budget).map(lost -> of(rules, lost, budget));
  }

  /**
   * The losing positions that are known or guessed, and proved.
   *
   * @param checking charged for following the steps of the proof again
   * @return empty when no guess could be proved
   */
  static Optional<Solutions> lost(HeapRules rules, Convention play, Budget budget, Budget checking) {
    try {
      var games = new GameProver(Theory.shipped(), budget, checking);
      return play == Convention.MISERE ? games.guessMisere(rules).map(MisereProof::any)
          : games.prove(rules).filter(GameProof::proved).map(GameProof::any);
    } catch (BadInput _) {
      return Optional.empty();
    }
  }

  /** These losing positions with the moves to them. */
  static PPositionAutomaton of(HeapRules rules, Solutions lost, Budget budget) {
    return new PPositionAutomaton(lost, leading(rules, lost, new Prover(budget)));
  }

  /** The heaps before and after a move to a losing position. */
  private static Solutions leading(HeapRules rules, Solutions lost, Prover prover) {
    List<Variable> before = rules.names().stream().map(Variable::new).toList();
    List<Variable> after = rules.names().stream().map(name -> new Variable(name + "'")).toList();
    Formula formula = Formula.and(new Formula.Member(new Predicate.Given("lost", lost.dfa()), after),
        rules.move(before, after, lost.system(), prover));
    return prover.solutions(new Statement(Stream.concat(before.stream(), after.stream()).toList(), List.of(), formula,
        Optional.of(lost.system())));
  }

  /** What it takes of memory. */
  long bytes() {
    return lost.dfa().bytes() + moves.dfa().bytes();
  }

  /** The losing positions. */
  public Solutions positions() {
    return lost;
  }

  /** Whether the player to move loses. */
  public boolean lost(Heaps at) {
    return lost(at, Budget.unlimited());
  }

  boolean lost(Heaps at, Budget budget) {
    return lost.contains(at.list(), budget);
  }

  /** The moves to losing positions: how many there are, and the first of them, {@code most} at most. */
  public Winning<Heaps> winning(Heaps at, int most) {
    var walk = new Walk(at.list());
    return new Winning<>(walk.first(most), new Count.Exactly(walk.count()));
  }

  /**
   * The strings of the second automaton that begin with the given numbers; the digits of the others are searched for.
   */
  private final class Walk {
    private final Dfa dfa = moves.dfa();
    private final int heaps;
    /** The symbols of the heaps before the move, with zeros in front. */
    private final int[] given;
    /**
     * The number of symbols for the heaps after the move; a joint symbol is one of those plus this many times one
     * before.
     */
    private final int symbols;
    /** How many ways there are to accept from a place and a state on. */
    private final BigInteger[][] ways;

    Walk(List<BigInteger> before) {
      heaps = before.size();
      symbols = Symbols.count(dfa.digits(), heaps);
      List<int[]> digits = before.stream().map(moves.system()::digitsOf).toList();
      given = new int[longer() + digits.stream().mapToInt(d -> d.length).max().orElse(0)];
      for (int heap = heaps - 1; heap >= 0; heap--)
        for (int i = 0; i < given.length; i++) {
          int place = i - given.length + digits.get(heap).length;
          given[i] = given[i] * dfa.digits() + (place < 0 ? 0 : digits.get(heap)[place]);
        }
      ways = new BigInteger[given.length + 1][dfa.states()];
      for (int state = 0; state < dfa.states(); state++)
        ways[given.length][state] = dfa.accepts(state) ? BigInteger.ONE : BigInteger.ZERO;
      for (int place = given.length - 1; place >= 0; place--)
        for (int state = 0; state < dfa.states(); state++)
          ways[place][state] = sum(place, state);
    }

    private BigInteger sum(int place, int state) {
      BigInteger sum = BigInteger.ZERO;
      for (int symbol = 0; symbol < symbols; symbol++) {
        int next = next(place, state, symbol);
        if (next >= 0)
          sum = sum.add(ways[place + 1][next]);
      }
      return sum;
    }

    private int next(int place, int state, int symbol) {
      return dfa.next(state, given[place] + symbol * symbols);
    }

    /**
     * How many digits a heap may have after the move beyond those that the largest has before it: fewer than there are
     * states, since a state that came twice would give a position moves without end.
     */
    private int longer() {
      var begun = new BitSet();
      begun.set(0);
      for (int more = 0; more < dfa.states(); more++) {
        var longer = new BitSet();
        for (int state = begun.nextSetBit(0); state >= 0; state = begun.nextSetBit(state + 1))
          for (int symbol = more == 0 ? 1 : 0; symbol < symbols; symbol++)
            if (dfa.next(state, symbol * symbols) >= 0)
              longer.set(dfa.next(state, symbol * symbols));
        if (longer.isEmpty())
          return more;
        begun = longer;
      }
      throw new IllegalStateException("the automaton has moves to heaps of any size");
    }

    BigInteger count() {
      return ways[0][0];
    }

    /** The first by their digits. */
    List<Heaps> first(int most) {
      var found = new ArrayList<Heaps>();
      int[] path = new int[given.length];
      int[] states = new int[given.length + 1];
      for (int place = 0; place >= 0 && found.size() < most;)
        if (place == given.length) {
          if (dfa.accepts(states[place]))
            found.add(heaps(path));
          if (--place >= 0)
            path[place]++;
        } else {
          int next = path[place] < symbols ? next(place, states[place], path[place]) : Dfa.NONE;
          if (path[place] == symbols) {
            path[place] = 0;
            if (--place >= 0)
              path[place]++;
          } else if (next < 0 || ways[place + 1][next].signum() == 0)
            path[place]++;
          else
            states[++place] = next;
        }
      return found;
    }

    private Heaps heaps(int[] path) {
      return Heaps.of(IntStream.range(0, heaps).mapToObj(heap -> moves.system().value(
          IntStream.of(path).map(symbol -> Symbols.digit(symbol, dfa.digits(), heap)).toArray())).toList());
    }
  }
}
