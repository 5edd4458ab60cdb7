package org.grundy.solve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Position;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.arena.Nimbers;
import org.grundy.solve.canonical.CanonicalEngine;
import org.grundy.solve.canonical.SmallForms;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Conclusion;
import org.grundy.solve.engine.Context;
import org.grundy.solve.engine.Engine;
import org.grundy.solve.engine.Evidence;
import org.grundy.solve.engine.PlayLength;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.Resumable;
import org.grundy.solve.engine.SearchStore;
import org.grundy.solve.engine.Table;
import org.grundy.solve.mex.MexEngine;
import org.grundy.solve.nimsum.NimSumEngine;
import org.grundy.solve.outcome.OutcomeEngine;
import org.grundy.solve.prover.AutomatonEngine;
import org.grundy.solve.region.RegionNimbers;
import org.grundy.solve.region.RegionTable;
import org.grundy.solve.retrograde.Remoteness;
import org.grundy.solve.retrograde.RetrogradeEngine;
import org.grundy.solve.score.ScoreEngine;
import org.grundy.solve.search.SearchEngine;
import org.grundy.solve.table.HeapEngine;
import org.grundy.solve.table.HeapTable;
import org.grundy.solve.table.TwoHeapEngine;
import org.grundy.solve.table.VectorEngine;
import org.grundy.solve.theorem.TheoremEngine;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.Worth;
import org.grundy.value.canonical.Form;
import org.grundy.value.shortgame.ShortGames;

/**
 * Answers questions about positions under a budget: asks its engines in turn until one answers. A solver keeps its
 * engines' tables, so later questions are cheaper; the memory is freed when the solver is dropped. One thread at a
 * time.
 */
public final class Solver {
  /** For each step of a search that looks into parts. */
  private static final int STEPS_OF_WHOLE_BOARDS = 16;

  private final Budget budget;
  private final Arena arena;
  private final Nimbers nimbers;
  private final HeapEngine heaps;
  private final CanonicalEngine canonical;
  /** Asked before the engines. What they say is not refined: that may cost more than the budget. */
  private final List<Table> tables;
  /** In the order in which they are asked. The last one answers whatever is left. */
  private final List<Engine> engines;
  private final Refinement refinement;
  private final Set<Evidence> consulted = new LinkedHashSet<>();
  private final WinningMoves winningMoves = new WinningMoves(this);

  /** A solver with empty tables. All its work is charged to one budget. */
  public Solver(Budget budget) {
    this(budget, List.of());
  }

  /**
   * A solver that looks positions up before it computes anything.
   *
   * @param tables such as strong solutions
   */
  public Solver(Budget budget, List<Table> tables) {
    this(budget, tables, Optional.empty());
  }

  /**
   * The same, whose search goes on from what an earlier one has kept.
   *
   * @param store where the results of the search are kept
   */
  public Solver(Budget budget, List<Table> tables, Optional<SearchStore> store) {
    this.budget = budget;
    this.tables = List.copyOf(tables);
    this.arena = new Arena(budget);
    this.nimbers = new Nimbers(arena, regions().map(RegionNimbers::new), budget);
    var context = new SolverContext(this, arena, nimbers, store);
    this.heaps = new HeapEngine(context);
    this.canonical = new CanonicalEngine(context);
    this.engines = List.of(
        new TheoremEngine(context),
        new NimSumEngine(context),
        heaps,
        new TwoHeapEngine(context),
        new VectorEngine(context),
        new AutomatonEngine(context),
        new MexEngine(context),
        new RetrogradeEngine(context),
        new ScoreEngine(context),
        new InTurns(canonical, OutcomeEngine.ofWholeBoards(context).orElse(searchOfParts(context)), 4, 2,
            budget.workLeft() == Long.MAX_VALUE));
    this.refinement = new Refinement(engines, canonical, new SpareMex(budget));
  }

  /** Boards that are large or fall apart are searched whole as well, which takes far less time for a step. */
  private static Resumable searchOfParts(Context context) {
    return new InTurns(new SearchEngine(context, new SmallForms(context)), OutcomeEngine.ofOtherBoards(context),
        STEPS_OF_WHOLE_BOARDS, 1, false);
  }

  /** The first table of values of regions. */
  Optional<RegionTable> regions() {
    return tables.stream().map(Table::regions).flatMap(Optional::stream).findFirst();
  }

  /**
   * The outcome and worth of a position, the winning moves of each player, and why.
   *
   * @throws BadInput when a heap is too large for a table, or play returns in a game that does not say so
   */
  public Reply solve(Question question) {
    var tried = new ArrayList<Phrase>();
    try {
      Conclusion known = know(question, tried, true);
      var options = new EnumMap<Player, Reply.Options>(Player.class);
      for (Player mover : Player.values())
        options.put(mover, question.position().impartial() && mover == Player.RIGHT ? options.get(Player.LEFT)
            : winningMoves.of(question, known, mover));
      return new Reply.Answer(question, known.worth(), options, known.evidence(), budget.spent());
    } catch (BudgetSpent spent) {
      return new Reply.GaveUp(question, spent, tried, reached());
    }
  }

  /** The progress of the engines with the current question, if they report any. */
  public Optional<Phrase> progress() {
    return engines.stream().map(Engine::reached).flatMap(Optional::stream).findFirst();
  }

  /** How far the engines came with a question that got no answer. */
  private Phrase reached() {
    return progress().orElseGet(() -> arena.count() == 0 ? Phrase.verbatim("")
        : Phrase.of("{0,} different {0:part was|parts were} found in positions.", arena.count()));
  }

  /** How many positions have been given a canonical form so far. */
  public long valued() {
    return canonical.valued();
  }

  /** Who wins, and why, without the winning moves and without a value that takes longer. */
  public Reply winner(Question question) {
    var tried = new ArrayList<Phrase>();
    try {
      Conclusion known = know(question, tried, false);
      var options = Map.of(Player.LEFT, Reply.Options.UNASKED, Player.RIGHT, Reply.Options.UNASKED);
      return new Reply.Answer(question, known.worth(), options, known.evidence(), budget.spent());
    } catch (BudgetSpent spent) {
      return new Reply.GaveUp(question, spent, tried, reached());
    }
  }

  /**
   * The outcome alone, which may cost less than an answer.
   *
   * @throws BudgetSpent when the solver's budget ends first
   */
  public Outcome decide(Question question) {
    return know(question, false).worth().outcome();
  }

  /**
   * The result when a player starts, which may cost less than the outcome.
   *
   * @throws BudgetSpent when the solver's budget ends first
   */
  public Result decide(Question question, Player starter) {
    return atHand(question, starter).orElseGet(() -> decide(question).startedBy(starter));
  }

  /**
   * The same if no search takes more than {@code steps} steps; else empty, and what the search found is kept.
   *
   * @throws BudgetSpent when the solver's budget ends first
   */
  Optional<Result> decide(Question question, Player starter, long steps) {
    Optional<Result> known = atHand(question, starter);
    if (known.isPresent())
      return known;
    for (Engine engine : engines) {
      Optional<Attempt> attempt = engine.attempt(question, steps);
      if (attempt.isEmpty())
        return Optional.empty();
      if (attempt.get() instanceof Attempt.Found(Conclusion found))
        return Optional.of(found.worth().outcome().startedBy(starter));
    }
    throw unanswered(question);
  }

  /** The result when a player starts, where it takes little to find it. */
  private Optional<Result> atHand(Question question, Player starter) {
    return tabled(question, starter).or(
        () -> engines.stream().map(engine -> engine.result(question, starter)).flatMap(Optional::stream).findFirst());
  }

  /**
   * The most precise worth of a position, without its winning moves.
   *
   * @throws BudgetSpent when the solver's budget ends before the outcome is known
   */
  public Worth worth(Question question) {
    return know(question, true).worth();
  }

  /** The result when {@code mover} starts; empty when the budget ends first. */
  public Optional<Result> result(Question question, Player mover) {
    return tabled(question, mover).or(() -> outcome(question).map(outcome -> outcome.startedBy(mover)));
  }

  /** The tables consulted so far to value parts of sums. */
  public List<Evidence> consulted() {
    return List.copyOf(consulted);
  }

  /** The result when {@code mover} starts, if a table has it. */
  public Optional<Result> tabled(Question question, Player mover) {
    return tables.stream().map(table -> table.result(question, mover)).flatMap(Optional::stream).findFirst();
  }

  /**
   * What a player can achieve by moving first.
   *
   * @param result  under best play
   * @param options which of the moves win
   */
  public record Chances(Result result, Reply.Options options) {
  }

  /** What {@code mover} can achieve by moving first; empty when the budget ends before the result is known. */
  public Optional<Chances> chances(Question question, Player mover) {
    Optional<Result> known = tabled(question, mover);
    if (known.isPresent())
      return Optional.of(new Chances(known.get(), winningMoves.of(question, mover)));
    return solve(question) instanceof Reply.Answer answer
        ? Optional.of(new Chances(answer.outcome().startedBy(mover), answer.options(mover))) : Optional.empty();
  }

  /** The outcome; empty when the budget ends first. */
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
  public OptionalInt form(Position position, ShortGames values) {
    return canonical.form(position, values);
  }

  /**
   * The canonical form of a position under normal play, among the values that this solver owns; empty when it has none that
   * is known here, or when that takes too much.
   *
   * @throws BudgetSpent when the solver's budget ends first
   */
  public Optional<Form> form(Position position) {
    return canonical.form(position);
  }

  /** The outcome of a position; with {@code fully}, its most precise worth. */
  Conclusion know(Question question, boolean fully) {
    return know(question, new ArrayList<>(), fully);
  }

  private Conclusion know(Question question, List<Phrase> tried, boolean fully) {
    for (Table table : tables)
      switch (table.attempt(question)) {
        case Attempt.NotApplicable(Phrase why) -> tried.add(why);
        case Attempt.Found(Conclusion found) -> {
          return found;
        }
      }
    for (int i = 0; i < engines.size(); i++)
      switch (engines.get(i).attempt(question)) {
        case Attempt.NotApplicable(Phrase why) -> tried.add(why);
        case Attempt.Found(Conclusion found) -> {
          return fully ? refinement.completed(found, question, i + 1) : found;
        }
      }
    throw unanswered(question);
  }

  private static IllegalStateException unanswered(Question question) {
    return new IllegalStateException("no engine answers " + question);
  }

  /**
   * What is known about a summand when sums are added up; empty if finding out would take a search of its game tree.
   */
  Optional<Conclusion> nimValueOrOutcome(Position summand) {
    var question = new Question(summand, Convention.NORMAL);
    for (Table table : tables)
      if (table.attempt(question) instanceof Attempt.Found(Conclusion known)
          && known.worth().nimValue().isPresent()) {
        consulted.addAll(known.evidence());
        return Optional.of(known);
      }
    for (int i = 0; i < engines.size(); i++)
      if (engines.get(i).valuesSummands()
          && engines.get(i).attempt(question) instanceof Attempt.Found(Conclusion known))
        return Optional.of(known.worth().isOnlyOutcome() ? refinement.refined(known, question, i + 1) : known);
    return Optional.empty();
  }

  /**
   * The nim-value of a position under normal play, also where the outcome alone would take less work; empty where the
   * position has none that is known.
   *
   * @throws BudgetSpent when the solver's budget ends first
   */
  public Optional<BigInteger> nimValue(Position position) {
    return nimValueOrOutcome(position).map(Conclusion::worth).flatMap(Worth::nimValue);
  }

  /**
   * How long play lasts from a position; empty when no table has it and a search would take more than {@code mostWork}
   * steps.
   */
  public Optional<PlayLength> length(Question question, long mostWork) {
    for (Table table : tables)
      if (table.result(question, Player.LEFT).isPresent() || table.result(question, Player.RIGHT).isPresent())
        return table.length(question);
    Budget part = budget.part(mostWork);
    try {
      return Optional.of(Remoteness.of(question, part));
    } catch (BudgetSpent spent) {
      part.releaseAll();
      part.forgive(spent);
      return Optional.empty();
    }
  }

  /**
   * Whether the live parts pair off, each part with its negative, so that every move can be copied in the partner. True
   * when nobody can move. False when the budget ends first.
   */
  public boolean cancels(Position position) {
    try {
      return arena.cancel(arena.bag(position));
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      return false;
    }
  }

  /** A share of the budget for optional work. */
  public Budget part(long mostWork) {
    return budget.part(mostWork);
  }

  /** Charges steps spent on an answer to the solver's budget; returns whether there is budget left. */
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

  /** The nim-values of the single heaps of a game. */
  HeapTable heapTable(HeapGame game) {
    return heaps.table(game);
  }
}
