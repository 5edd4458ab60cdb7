package org.grundy.solve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Count;
import org.grundy.game.Move;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.game.Theorem;
import org.grundy.game.Touch;
import org.grundy.game.Winning;
import org.grundy.solve.engine.Conclusion;
import org.grundy.solve.engine.Evidence;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.Summand;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.Worth;

/**
 * The winning moves of a position whose outcome is known: from the theorem, from the nim-values of the summands, or
 * else from the outcome of every option.
 */
final class WinningMoves {
  /** Listing stops after this many moves; the counts then say "at least". */
  private static final long LISTED = 1 << 18;
  private static final int MANY = 1 << 10;

  private final Solver solver;

  WinningMoves(Solver solver) {
    this.solver = solver;
  }

  Reply.Options of(Question question, Conclusion known, Player mover) {
    Position position = question.position();
    Optional<Count> described = Listing.described(position, mover);
    Optional<Listing> listing = described.filter(count -> !listable(count)).isPresent() ? Optional.empty()
        : Optional.of(Listing.of(position, mover, LISTED, solver.budget()));
    try {
      Count all = described.orElseGet(() -> listing.orElseThrow().count());
      return new Reply.Options(all, winning(question, known, mover, listing));
    } finally {
      listing.ifPresent(Listing::close);
    }
  }

  /** Of a position whose result for {@code mover} is known, by the results of the options. */
  Reply.Options of(Question question, Player mover) {
    try (var listing = Listing.of(question.position(), mover, LISTED, solver.budget())) {
      Result win = Result.win(mover);
      return new Reply.Options(listing.count(), filtered(listing,
          move -> solver.result(new Question(move.to(), question.convention()), mover.opponent())
              .filter(win::equals).isPresent()));
    }
  }

  private static boolean listable(Count count) {
    return count instanceof Count.Exactly(BigInteger n) && n.bitLength() < 63 && n.longValue() <= LISTED;
  }

  private Winning<Move> winning(Question question, Conclusion known, Player mover, Optional<Listing> listing) {
    boolean complete = listing.filter(Listing::complete).isPresent();
    if (!known.worth().outcome().wins(mover) && !known.worth().isGraded())
      return Winning.none();
    Evidence evidence = known.evidence().getFirst();
    Optional<Winning<Position>> shown = evidence.winning(question.position(), mover)
        .filter(winning -> winning.count() instanceof Count.Exactly || !complete);
    if (shown.isPresent())
      return moves(shown.get(), question.position(), listing);
    Optional<BigInteger> sum = known.worth().nimValue();
    if (sum.isPresent() && !evidence.summands().isEmpty() && partsTellMoves(question.position(), complete)
        && evidence.summands().stream().allMatch(summand -> summand.worth().nimValue().isPresent()))
      return ofSum(question, evidence.summands(), sum.get(), mover, listing);
    if (listing.isPresent())
      return winning(question, known.worth(), mover, listing.get());
    try (var listed = Listing.of(question.position(), mover, LISTED, solver.budget())) {
      return winning(question, known.worth(), mover, listed);
    }
  }

  /** By the worth of every option. */
  private Winning<Move> winning(Question question, Worth worth, Player mover, Listing listing) {
    return worth.isOnlyOutcome() && listing.complete()
        ? decided(listing, question.convention(), mover, worth.outcome().startedBy(mover))
        : filtered(listing, move -> wins(question, worth, mover, move));
  }

  /** The options of a complete listing with a result, by searches of all of them in turn. */
  private Winning<Move> decided(Listing listing, Convention convention, Player mover, Result result) {
    List<Move> moves = List.copyOf(listing.moves());
    List<Optional<Result>> results = new Rounds(solver)
        .decide(moves.stream().map(move -> new Question(move.to(), convention)).toList(), mover.opponent());
    List<Move> found = IntStream.range(0, moves.size()).filter(i -> results.get(i).filter(result::equals).isPresent())
        .mapToObj(moves::get).toList();
    boolean all = results.stream().allMatch(Optional::isPresent);
    return new Winning<>(found, all ? Count.exactly(found.size()) : Count.atLeast(found.size()));
  }

  /**
   * Whether moves of the summands correspond one to one to moves of the whole. On a board two of them may touch the
   * same cells, or lead to the same position, and still be two.
   */
  private static boolean partsTellMoves(Position whole, boolean listed) {
    return !listed || whole instanceof Position.Sum || whole.pictures().getFirst().layout().ofHeaps();
  }

  /**
   * The options that pass a test. When the budget ends first, those tested so far, and the count says "at least". An
   * incomplete list yields at most {@value #MANY}.
   */
  private Winning<Move> filtered(Listing listing, Predicate<Move> wins) {
    var found = new ArrayList<Move>();
    try {
      for (Move move : listing.moves())
        if (listing.complete() || found.size() < MANY) {
          solver.budget().charge(1);
          if (wins.test(move))
            found.add(move);
        }
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      return new Winning<>(found, Count.atLeast(found.size()));
    }
    return new Winning<>(found, listing.complete() ? Count.exactly(found.size()) : Count.atLeast(found.size()));
  }

  private boolean wins(Question question, Worth worth, Player mover, Move move) {
    var after = new Question(move.to(), question.convention());
    if (worth.isOnlyOutcome())
      return solver.decide(after, mover.opponent()) == worth.outcome().startedBy(mover);
    Conclusion option = solver.know(after, false);
    long gained = worth.isGraded() ? Scoring.lead(question.position(), mover, move.to()) : 0;
    return worth.keptBy(mover, gained, option.worth());
  }

  private static <P> Winning<Position> positions(Winning<P> winning, Ruleset<P> ruleset) {
    return new Winning<>(
        winning.some().stream().<Position>map(to -> new Position.Single<>(ruleset, to)).toList(), winning.count());
  }

  /** The moves that lead to some options, each with what is touched. */
  private Winning<Move> moves(Winning<Position> winning, Position from, Optional<Listing> listing) {
    Picture before = from.pictures().getFirst();
    var moves = new ArrayList<Move>();
    for (Position option : winning.some()) {
      Optional<List<Touch>> touches = listing.flatMap(l -> l.touches(option));
      if (touches.isEmpty() && !solver.charge(1L + before.parts().size()))
        break;
      moves.add(new Move(option, touches.orElseGet(() -> Listing.levels(before, option))));
    }
    return new Winning<>(moves, winning.count());
  }

  /** For each part: the moves that bring it to the nim-sum of the others. */
  private Winning<Move> ofSum(Question question, List<Summand> summands, BigInteger sum, Player mover,
      Optional<Listing> listing) {
    var whole = question.position();
    Map<List<Touch>, Move> byTouches = listing.filter(_ -> whole instanceof Position.Single)
        .map(Listing::byTouches).orElse(Map.of());
    var found = new LinkedHashMap<Position, Move>();
    Count count = Count.exactly(0);
    boolean all = true;
    for (int i = 0; i < summands.size(); i++) {
      BigInteger value = summands.get(i).worth().nimValue().orElseThrow();
      Winning<Move> part = reaching(summands.get(i).position(), value.xor(sum), mover);
      for (Move move : part.some()) {
        if (!solver.charge(1))
          return new Winning<>(List.copyOf(found.values()), Count.atLeast(found.size()));
        Move lifted = switch (whole) {
          case Position.Single<?> single -> lifted(single, summands.get(i).position(), move, listing)
              .orElseGet(() -> lifted(single, move, mover, byTouches));
          case Position.Sum(List<Position> parts) -> lifted(parts, i, move);
          case Position.Negative _ -> throw new IllegalArgumentException("the negative of a sum");
        };
        found.putIfAbsent(lifted.to(), lifted);
      }
      count = count.plus(part.count());
      all &= part.count().equals(Count.exactly(part.some().size()));
    }
    List<Move> moves = whole instanceof Position.Single<?> && listing.filter(Listing::touchedAlike).isPresent()
        ? allEqualTo(found.values(), listing.get())
        : List.copyOf(found.values());
    return new Winning<>(moves, all ? Count.exactly(moves.size()) : count);
  }

  /** All listed moves symmetric to one of these, where touches cannot tell them apart. */
  private static List<Move> allEqualTo(Collection<Move> some, Listing listing) {
    Set<Position> normal = some.stream().map(move -> normal((Position.Single<?>) move.to()))
        .collect(Collectors.toSet());
    return listing.moves().stream().filter(move -> normal.contains(normal((Position.Single<?>) move.to()))).toList();
  }

  private static <P> Position normal(Position.Single<P> single) {
    return new Position.Single<>(single.ruleset(), single.ruleset().normal(single.at()));
  }

  /** The moves of one part to positions of a nim-value. */
  private Winning<Move> reaching(Position part, BigInteger value, Player mover) {
    if (part instanceof Position.Single<?> single) {
      Optional<Winning<Move>> known = byTheorems(single, value, mover);
      if (known.isPresent())
        return known.get();
    }
    boolean[] unknown = {false};
    try (var listing = Listing.of(part, mover, LISTED, solver.budget())) {
      Winning<Move> found = filtered(listing, move -> {
        Optional<Worth> worth = solver.nimValueOrOutcome(move.to()).map(Conclusion::worth);
        unknown[0] |= !worth.map(known -> decides(known, value)).orElse(false);
        return worth.flatMap(Worth::nimValue).filter(value::equals).isPresent();
      });
      return unknown[0] ? new Winning<>(found.some(), Count.atLeast(found.some().size())) : found;
    }
  }

  /** Whether a position's worth settles whether it has this nim-value. */
  private static boolean decides(Worth worth, BigInteger value) {
    return worth.nimValue().isPresent() || (value.signum() == 0) != worth.outcome().equals(Outcome.P);
  }

  private <P> Optional<Winning<Move>> byTheorems(Position.Single<P> single, BigInteger value, Player mover) {
    for (Theorem<P> theorem : single.ruleset().theorems()) {
      theorem.prepare(single.at(), solver.budget());
      Optional<Winning<P>> reaching = theorem.reaching(single.at(), mover, value);
      if (reaching.isPresent()) {
        Optional<Listing> listing = listingFor(single, reaching.get(), mover);
        try {
          return Optional.of(moves(positions(reaching.get(), single.ruleset()), single, listing));
        } finally {
          listing.ifPresent(Listing::close);
        }
      }
    }
    return Optional.empty();
  }

  /** The moves listed, where what is touched cannot be told from the heaps before and after. */
  private <P> Optional<Listing> listingFor(Position.Single<P> single, Winning<P> reaching, Player mover) {
    Picture before = single.pictures().getFirst();
    boolean told = reaching.some().stream()
        .noneMatch(to -> Listing.levels(before, new Position.Single<>(single.ruleset(), to)).isEmpty());
    return told ? Optional.empty() : Optional.of(Listing.of(single, mover, LISTED, solver.budget()));
  }

  /** A move of summand {@code index} of a sum as a move of the whole. */
  private static Move lifted(List<Position> parts, int index, Move move) {
    var changed = new ArrayList<>(parts);
    changed.set(index, move.to());
    return new Move(Position.sum(changed),
        move.touches().stream().map(t -> new Touch(index, t.part(), t.level())).toList());
  }

  /** A move of a summand as a move of the whole that the ruleset knows. */
  @SuppressWarnings("unchecked") // a summand is of the ruleset of the whole
  private static <P> Optional<Move> lifted(Position.Single<P> whole, Position summand, Move move,
      Optional<Listing> listing) {
    if (!(summand instanceof Position.Single<?> part) || !(move.to() instanceof Position.Single<?> option))
      return Optional.empty();
    return whole.ruleset().lifted(whole.at(), (P) part.at(), (P) option.at())
        .map(to -> new Position.Single<>(whole.ruleset(), to))
        .map(to -> new Move(to,
            listing.flatMap(l -> l.touches(to)).orElseGet(() -> Listing.levels(whole.pictures().getFirst(), to))));
  }

  /** The same by what is touched. */
  private Move lifted(Position.Single<?> whole, Move move, Player mover, Map<List<Touch>, Move> byTouches) {
    Move listed = byTouches.get(move.touches());
    return listed != null ? listed : Listing.ended(whole.touched(mover, move.touches(), solver.budget()))
        .map(to -> new Move(to, move.touches()))
        .orElseThrow(() -> new IllegalStateException("a summand's move " + move + " is none of " + whole.text()));
  }
}
