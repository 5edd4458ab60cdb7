package org.grundy.solve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Count;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Worth;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.vector.VectorGame;
import org.grundy.number.Dyadic;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.automatic.HeapRules;
import org.grundy.solve.automatic.ProvedLost;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.shortgame.Values;

/**
 * Answers questions about positions under a budget. A solver owns the tables of its engines, so that one that is asked
 * often answers faster; it is used by one thread at a time and holds everything until it is dropped.
 */
public final class Solver {
  /** So many steps in all go into nim-values of positions whose outcome is known already. */
  private static final long SPARE_WORK = 1 << 19;
  /** A position with more moves is not looked at for its nim-value then. */
  private static final int FEW_MOVES = 1 << 12;

  /** So many steps at most go into an automaton of lost positions. */
  private static final long PROVER_WORK = 60_000_000;

  /** Of which positions the lost ones are looked for. */
  private record Proved(Ruleset<?> game, int heaps, Convention play) {
  }

  private final Budget budget;
  private final Parts parts;
  private final Nimbers nimbers;
  private final Scores scores;
  private final Map<Convention, Search> searches = new EnumMap<>(Convention.class);
  private final Map<Convention, Retrograde> retrogrades = new EnumMap<>(Convention.class);
  private final Map<HeapGame, HeapTable> heapTables = new HashMap<>();
  private final Map<VectorGame, VectorTable> vectorTables = new HashMap<>();
  private final Map<Ruleset<?>, TwoHeapValues> twoHeaps = new HashMap<>();
  /** Empty where nothing could be proved, which is not tried again. */
  private final Map<Proved, Optional<ProvedLost>> provedLost = new HashMap<>();
  private final FormSum formSum;
  /** By the owner of the values. */
  private final IdentityHashMap<Values, CanonicalForms> formsAmong = new IdentityHashMap<>();
  private final WinningMoves winningMoves = new WinningMoves(this);
  /** Engines with tables of their own, for nim-values that can be done without. */
  private final Budget spare;
  private final Parts spareParts;
  private final Nimbers spareNimbers;

  /** A solver with empty tables; all that it is asked is charged to one budget. */
  public Solver(Budget budget) {
    this.budget = budget;
    this.parts = new Parts(budget);
    this.nimbers = new Nimbers(parts, budget);
    this.scores = new Scores(parts, budget);
    this.spare = budget.part(SPARE_WORK);
    this.spareParts = new Parts(spare);
    this.spareNimbers = new Nimbers(spareParts, spare);
    this.formSum = new FormSum(this);
  }

  /**
   * The outcome and worth of a position, the winning moves of each player, and why.
   *
   * @throws BadInput when a heap is too large for a table, or play returns in a game that does not say so
   */
  public Reply solve(Question question) {
    var tried = new ArrayList<Phrase>();
    try {
      Known known = know(question, tried, true);
      var options = new EnumMap<Player, Reply.Options>(Player.class);
      for (Player mover : Player.values())
        options.put(mover, question.position().impartial() && mover == Player.RIGHT ? options.get(Player.LEFT)
            : winningMoves.of(question, known, mover));
      return new Reply.Answer(question, known.worth(), options, known.evidence(), budget.spent());
    } catch (BudgetSpent spent) {
      return new Reply.GaveUp(question, spent, tried, reached());
    }
  }

  /** How far the tables have come, for a question that got no answer. */
  private Phrase reached() {
    long filled = heapTables.values().stream().mapToLong(HeapTable::filled).max().orElse(0);
    if (filled > 0)
      return Phrase.of("The values of heaps 0 to {0} had been computed.", filled - 1);
    if (valued() > 0)
      return Phrase.of("{0} {0:position|positions} had been given a value.", valued());
    return parts.count() == 0 ? Phrase.verbatim("")
        : Phrase.of("{0} different {0:part|parts} of positions had been met.", parts.count());
  }

  /** How many positions have been given a canonical form so far. */
  public long valued() {
    return formSum.valued() + formsAmong.values().stream().mapToLong(CanonicalForms::valued).sum();
  }

  /**
   * The outcome alone, which may cost less than an answer.
   *
   * @throws BudgetSpent when the solver's budget ends first
   */
  public Outcome decide(Question question) {
    return know(question, false).worth().outcome();
  }

  /** The same; empty when the budget ends first, for whoever can do without. */
  public Optional<Outcome> outcome(Question question) {
    try {
      return Optional.of(decide(question));
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      return Optional.empty();
    }
  }

  /**
   * The canonical form of a position under normal play, among {@code values}; empty when it has none that is known here:
   * play can return, points are counted, or a nim-value is unknown or too large.
   *
   * @throws BudgetSpent when the budget of {@code values} or the solver's ends first
   */
  public OptionalInt form(Position position, Values values) {
    CanonicalForms forms = formsAmong.computeIfAbsent(values, v -> new CanonicalForms(parts, nimbers, v));
    int sum = Values.ZERO;
    for (Position part : position.parts()) {
      if (part.scoring())
        return OptionalInt.empty();
      Optional<Dyadic> number = Summands.number(part);
      if (number.isPresent()) {
        sum = values.plus(sum, values.number(number.get()));
      } else if (Summands.mayHaveNimValue(part)) {
        Optional<Integer> nimber = smallNimValue(part).filter(size -> size < Values.NIMBERS);
        if (nimber.isEmpty())
          return OptionalInt.empty();
        sum = values.plus(sum, values.nimber(nimber.get()));
      } else if (part.loopy()) {
        return OptionalInt.empty();
      } else {
        for (int value : forms.values(parts.bag(part)))
          sum = values.plus(sum, value);
      }
    }
    return OptionalInt.of(sum);
  }

  /**
   * The canonical form of a position under normal play, among the values that this solver owns; empty when it has none that
   * is known here, or when that takes too much.
   *
   * @throws BudgetSpent when the solver's budget ends first
   */
  public Optional<Worth.Form> form(Position position) {
    return formSum.form(position);
  }

  /** What is shown of a position: the outcome, and with {@code fully} the most that can be said of its worth. */
  Known know(Question question, boolean fully) {
    return know(question, new ArrayList<>(), fully);
  }

  private Known know(Question question, List<Phrase> tried, boolean fully) {
    for (int i = 0; i < Methods.ALL.size(); i++)
      switch (Methods.ALL.get(i).answer(question, this)) {
        case Method.Tried.Not(Phrase why) -> tried.add(why);
        case Method.Tried.Done(Known known) -> {
          boolean coarse = known.worth() instanceof Worth.Only && question.position().impartial()
              && !question.position().loopy() && question.convention() == Convention.NORMAL;
          return !fully ? known : coarse ? refinedAsFarAsItGoes(known, question, i + 1)
              : question.convention() == Convention.MISERE ? known : formSum.whole(question.position(), known);
        }
      }
    throw new IllegalStateException("no method answers " + question);
  }

  /** The same as {@link #refined}; the outcome alone when the budget ends first. */
  private Known refinedAsFarAsItGoes(Known known, Question question, int from) {
    try {
      return refined(known, question, from);
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      return known;
    }
  }

  /**
   * Looks for the nim-value of a position whose outcome is known, as far as that is known to be cheap.
   *
   * @throws BudgetSpent when the solver's budget ends first
   */
  private Known refined(Known known, Question question, int from) {
    for (Method method : Methods.ALL.subList(from, Methods.ALL.size()))
      if (method.refines() && method.answer(question, this) instanceof Method.Tried.Done(Known finer)
          && finer.worth() instanceof Worth.NimValue) {
        if (!finer.worth().outcome().equals(known.worth().outcome()))
          throw new IllegalStateException(known + " contradicts " + finer);
        return known.refinedBy(finer);
      }
    return fewMoves(question.position()) ? spareMex(question.position()).map(known::refinedBy).orElse(known) : known;
  }

  private static boolean fewMoves(Position position) {
    return position.impartial() && !position.loopy()
        && Listing.described(position, Player.LEFT).filter(count -> !(count instanceof Count.Exactly)
            || count.number().compareTo(BigInteger.valueOf(FEW_MOVES)) > 0).isEmpty();
  }

  private Optional<Known> spareMex(Position position) {
    try {
      int sum = 0;
      for (int handle : spareParts.bag(position))
        sum ^= spareNimbers.value(handle);
      return Optional.of(new Known(Worth.NimValue.of(sum), new Evidence.Mex(spareParts.count())));
    } catch (BudgetSpent spent) {
      spare.forgive(spent);
      return Optional.empty();
    }
  }

  /** What is known of a summand for adding it; empty when that takes a search of its game tree that is not made here. */
  Optional<Known> nimValueOrOutcome(Position summand) {
    var question = new Question(summand, Convention.NORMAL);
    for (Method method : Methods.ALL)
      if ((method.refines() || method == Methods.THEOREM || method == Methods.MEX)
          && method.answer(question, this) instanceof Method.Tried.Done(Known known))
        return Optional.of(known.worth() instanceof Worth.Only ? refined(known, question, 1) : known);
    return Optional.empty();
  }

  /**
   * The nim-value of a position under normal play, also where the outcome alone would take less work; empty where the
   * position has none that is known.
   *
   * @throws BudgetSpent when the solver's budget ends first
   */
  public Optional<BigInteger> nimValue(Position position) {
    return nimValueOrOutcome(position).map(Known::worth)
        .flatMap(worth -> worth instanceof Worth.NimValue(BigInteger value) ? Optional.of(value) : Optional.empty());
  }

  /** The nim-value of a part, when it has one that a search can play in. */
  Optional<Integer> smallNimValue(Position part) {
    return Summands.mayHaveNimValue(part) && nimValueOrOutcome(part).map(Known::worth)
        .orElse(new Worth.Only(Outcome.N)) instanceof Worth.NimValue(BigInteger value)
        && value.bitLength() < Integer.SIZE ? Optional.of(value.intValue()) : Optional.empty();
  }

  /** How long play lasts from a position on; empty when finding out would take more than {@code mostWork} steps. */
  public Optional<Remoteness> remoteness(Question question, long mostWork) {
    Budget part = budget.part(mostWork);
    try {
      var reached = new Parts(part);
      var retrograde = new Retrograde(reached, question.convention(), part);
      retrograde.outcome(reached.bag(question.position()));
      return Optional.of(new Remoteness(reached, retrograde));
    } catch (BudgetSpent spent) {
      part.forgive(spent);
      return Optional.empty();
    }
  }

  /**
   * Whether the parts in which somebody can move are pairs, each of a part and its negative, so that every move in one is
   * copied in the other; also when there is none. Says no when the budget ends first.
   */
  public boolean cancels(Position position) {
    try {
      return parts.cancel(parts.bag(position));
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      return false;
    }
  }

  /** A part of the budget for something that can be done without. */
  public Budget part(long mostWork) {
    return budget.part(mostWork);
  }

  /** Charges steps of what is done with an answer to the solver's budget; whether it goes on. */
  public boolean charge(long steps) {
    try {
      budget.charge(steps);
      return true;
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      return false;
    }
  }

  Budget budget() {
    return budget;
  }

  Parts parts() {
    return parts;
  }

  Nimbers nimbers() {
    return nimbers;
  }

  FormSum formSum() {
    return formSum;
  }

  Scores scores() {
    return scores;
  }

  Search search(Convention convention) {
    return searches.computeIfAbsent(convention, c -> new Search(parts, nimbers, c, budget));
  }

  Retrograde retrograde(Convention convention) {
    return retrogrades.computeIfAbsent(convention, c -> new Retrograde(parts, c, budget));
  }

  /** An automaton of the lost positions of a game that is proved; empty when none is within a part of the budget. */
  Optional<ProvedLost> provedLost(Ruleset<?> game, int heaps, Convention play) {
    return provedLost.computeIfAbsent(new Proved(game, heaps, play), _ -> {
      Budget part = budget.part(PROVER_WORK);
      try {
        return HeapRules.of(game, heaps).filter(rules -> rules.heaps() == heaps)
            .flatMap(rules -> ProvedLost.of(rules, play, part));
      } catch (BudgetSpent spent) {
        part.forgive(spent);
        return Optional.empty();
      }
    });
  }

  HeapTable heapTable(HeapGame game) {
    return heapTables.computeIfAbsent(game, g -> new HeapTable(g, budget));
  }

  TwoHeapValues twoHeaps(Ruleset<?> game) {
    return twoHeaps.computeIfAbsent(game, g -> new TwoHeapValues(g, budget));
  }

  VectorTable vectorTable(VectorGame game) {
    return vectorTables.computeIfAbsent(game, g -> new VectorTable(g, budget));
  }
}
