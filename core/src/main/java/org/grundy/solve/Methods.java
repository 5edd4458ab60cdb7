package org.grundy.solve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.Position;
import org.grundy.game.Theorem;
import org.grundy.game.Worth;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.vector.VectorGame;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;

/** The methods, in the order in which a solver tries them. The last two of them answer whatever is left. */
enum Methods implements Method {
  THEOREM {
    @Override
    public Tried answer(Question question, Solver solver) {
      return question.position() instanceof Position.Single<?> single
          ? byTheorem(single, question.convention(), solver.budget())
          : Tried.not("a sum has no theorem of its own");
    }

    private <P> Tried byTheorem(Position.Single<P> single, Convention convention, Budget budget) {
      for (Theorem<P> theorem : single.ruleset().theorems()) {
        theorem.prepare(single.at(), budget);
        Optional<Worth> worth = theorem.worth(single.at(), convention);
        if (worth.isPresent())
          return Tried.done(worth.get(), new Evidence.ByTheorem<>(theorem, single.at(), convention));
      }
      return Tried.not("no theorem on {0} applies here", single.ruleset().name());
    }
  },

  NIM_SUM {
    @Override
    public Tried answer(Question question, Solver solver) {
      if (question.convention() == Convention.MISERE)
        return Tried.not("nim-values add in normal play only");
      List<Position> summands = Summands.of(question.position());
      if (summands.size() < 2)
        return Tried.not("the position is not a sum");
      if (!summands.stream().allMatch(Summands::mayHaveNimValue))
        return Tried.not("a part of the sum is partizan");
      var parts = new ArrayList<Evidence.Summand>();
      BigInteger sum = BigInteger.ZERO;
      Optional<Evidence.Summand> unknown = Optional.empty();
      for (Position summand : summands) {
        Optional<Known> known = solver.nimValueOrOutcome(summand);
        if (known.isEmpty())
          return Tried.not("the nim-value of {0} is not known", summand.text());
        var part = new Evidence.Summand(summand, known.get().worth(), known.get().evidence().getLast());
        parts.add(part);
        if (part.worth() instanceof Worth.NimValue(BigInteger value))
          sum = sum.xor(value);
        else if (unknown.isEmpty())
          unknown = Optional.of(part);
        else
          return Tried.not("the nim-value of {0} is not known", summand.text());
      }
      if (unknown.isEmpty())
        return Tried.done(new Worth.NimValue(sum), new Evidence.NimSum(parts));
      return sum.signum() == 0 ? Tried.done(unknown.get().worth(), new Evidence.NimSum(parts))
          : Tried.not("the nim-value of {0} is not known", unknown.get().position().text());
    }

    @Override
    public boolean refines() {
      return true;
    }
  },

  HEAP_TABLE {
    @Override
    public Tried answer(Question question, Solver solver) {
      if (question.convention() == Convention.MISERE)
        return Tried.not("nim-values decide normal play only");
      if (!(question.position() instanceof Position.Single<?>(HeapGame game, Heaps at)))
        return Tried.not("the position is not one heap of a heap game");
      List<BigInteger> heaps = at.list().stream().filter(size -> size.signum() > 0).toList();
      if (heaps.size() > 1)
        return Tried.not("the position is not one heap of a heap game");
      BigInteger heap = heaps.isEmpty() ? BigInteger.ZERO : heaps.getFirst();
      return solver.heapTable(game).value(heap).map(v -> Tried.done(new Worth.NimValue(v.value()), v.evidence()))
          .orElseGet(() -> Tried.not("a move of {0} does not make its heap smaller", game.name()));
    }

    @Override
    public boolean refines() {
      return true;
    }
  },

  TWO_HEAPS {
    @Override
    public Tried answer(Question question, Solver solver) {
      if (question.convention() == Convention.MISERE)
        return Tried.not("nim-values decide normal play only");
      if (!(question.position() instanceof Position.Single<?>(var game, Heaps at)))
        return Tried.not("the position is not one of heaps");
      if (at.count() != 2)
        return Tried.not("the position does not have two heaps");
      TwoHeapValues table = solver.twoHeaps(game);
      if (!table.holds(at) && !table.fits(at))
        return Tried.not("a table up to {0} is too large", question.position().text());
      if (isSmall(at) && !table.holds(at))
        return Tried.not("the heaps are small");
      return Tried.done(Worth.NimValue.of(table.value(at)), new Evidence.Table(table.cells()));
    }

    @Override
    public boolean refines() {
      return true;
    }
  },

  VECTOR_TABLE {
    @Override
    public Tried answer(Question question, Solver solver) {
      if (question.convention() == Convention.MISERE)
        return Tried.not("nim-values decide normal play only");
      if (!(question.position() instanceof Position.Single<?>(VectorGame game, Heaps at)) || game.heaps() == 0)
        return Tried.not("the position has no fixed number of heaps");
      if (!VectorTable.fits(game, at))
        return Tried.not("a table up to {0} is too large", question.position().text());
      VectorTable table = solver.vectorTable(game);
      return Tried.done(Worth.NimValue.of(table.value(at)), new Evidence.Table(table.cells()));
    }

    @Override
    public boolean refines() {
      return true;
    }
  },

  AUTOMATON {
    @Override
    public Tried answer(Question question, Solver solver) {
      if (!(question.position() instanceof Position.Single<?>(var game, Heaps at)))
        return Tried.not("the position is not one of heaps");
      if (isSmall(at))
        return Tried.not("the heaps are small");
      return solver.provedLost(game, at.count(), question.convention())
          .map(lost -> Tried.done(lost.lost(at) ? worthLost(question.convention()) : new Worth.Only(Outcome.N),
              new Evidence.Automaton(game.name(), lost, question.convention())))
          .orElseGet(() -> Tried.not("no automaton of the lost positions of {0} was proved", game.name()));
    }

    private static Worth worthLost(Convention play) {
      return play == Convention.NORMAL ? Worth.NimValue.ZERO : new Worth.Only(Outcome.P);
    }
  },

  MEX {
    @Override
    public Tried answer(Question question, Solver solver) {
      if (question.convention() == Convention.MISERE)
        return Tried.not("nim-values decide normal play only");
      if (!question.position().impartial() || question.position().loopy())
        return Tried.not("the players have different moves, or play may return");
      int sum = 0;
      for (int handle : solver.parts().bag(question.position()))
        sum ^= solver.nimbers().value(handle);
      return Tried.done(Worth.NimValue.of(sum), new Evidence.Mex(solver.parts().count()));
    }
  },

  RETROGRADE {
    @Override
    public Tried answer(Question question, Solver solver) {
      boolean returns = question.position().parts().stream().anyMatch(part -> part.loopy()
          && (question.convention() == Convention.MISERE || solver.smallNimValue(part).isEmpty()));
      if (!returns)
        return Tried.not("play cannot return to a position, or only in parts that are worth Nim heaps");
      Retrograde retrograde = solver.retrograde(question.convention());
      var outcome = retrograde.outcome(solver.parts().bag(question.position()));
      return Tried.done(new Worth.Only(outcome), new Evidence.Retrograde(retrograde.positions()));
    }
  },

  SCORES {
    @Override
    public Tried answer(Question question, Solver solver) {
      if (!question.position().scoring())
        return Tried.not("no points are counted");
      Worth.Score score = solver.scores().score(solver.parts().bag(question.position()));
      return Tried.done(score, new Evidence.Scores(solver.scores().positions()));
    }
  },

  CANONICAL {
    // Parts known to be Nim heaps count as such; the form of the whole is left to FormSum.
    @Override
    public Tried answer(Question question, Solver solver) {
      if (question.convention() == Convention.MISERE)
        return Tried.not("canonical forms decide normal play only");
      if (question.position().impartial())
        return Tried.not("both players have the same moves");
      return solver.formSum().answer(question.position());
    }
  },

  SEARCH {
    @Override
    public Tried answer(Question question, Solver solver) {
      // parts known to be Nim heaps are searched as such, the others move by move
      int nimber = 0;
      var others = new ArrayList<Position>();
      for (Position part : question.position().parts()) {
        Optional<Integer> value = question.convention() == Convention.MISERE ? Optional.empty()
            : solver.smallNimValue(part);
        if (value.isPresent())
          nimber ^= value.get();
        else
          others.add(part);
      }
      int[] bag = others.isEmpty() ? new int[0] : solver.parts().bag(Position.sum(others));
      Search search = solver.search(question.convention());
      var outcome = search.outcome(bag, nimber);
      return Tried.done(new Worth.Only(outcome), new Evidence.Search(search.visited()));
    }
  };

  /** So many moves are sooner looked at than a table of two heaps is filled or an automaton is proved. */
  private static final BigInteger SMALL = BigInteger.valueOf(4_000_000);

  static final List<Method> ALL = List.of(values());

  /** Whether there are few positions with heaps up to these, when each has as many moves as the largest heap has tokens. */
  private static boolean isSmall(Heaps at) {
    BigInteger greatest = at.list().stream().max(Comparator.naturalOrder()).orElse(BigInteger.ZERO);
    return at.list().stream().map(BigInteger.ONE::add).reduce(greatest, BigInteger::multiply).compareTo(SMALL) <= 0;
  }
}
