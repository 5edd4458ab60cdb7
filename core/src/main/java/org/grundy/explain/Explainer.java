package org.grundy.explain;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Count;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.Winning;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.canonical.CanonicalEvidence;
import org.grundy.solve.engine.Evidence;
import org.grundy.solve.engine.Question;
import org.grundy.solve.nimsum.NimSumEvidence;
import org.grundy.solve.theorem.TheoremEvidence;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.Worth;

/** Makes a report of an answer. It asks the solver that gave the answer for the replies to losing moves. */
public final class Explainer {
  /** The most moves shown unless all are requested. */
  private static final int SHOWN = 10;
  private static final int SAMPLES = 3;
  /** The most moves examined for different samples. */
  private static final int LOOKED_AT = 1000;
  /** The steps allowed for remarks on a value. */
  private static final long EXTRA_WORK = 5_000_000;

  private final Solver solver;
  private final boolean all;
  private final boolean planned;
  private final boolean taught;
  private final List<Player> starters;

  /** @param all whether to show every move, however many there are */
  public Explainer(Solver solver, boolean all) {
    this(solver, all, Depth.SHORT);
  }

  public Explainer(Solver solver, boolean all, Depth depth) {
    this(solver, all, depth, List.of(Player.values()));
  }

  /** @param starters the players who may move next: the report lists their moves and makes plans for them */
  public Explainer(Solver solver, boolean all, Depth depth, List<Player> starters) {
    this(solver, all, depth == Depth.PLAN, depth == Depth.FULL, starters);
  }

  private Explainer(Solver solver, boolean all, boolean planned, boolean taught, List<Player> starters) {
    this.solver = solver;
    this.all = all;
    this.planned = planned;
    this.taught = taught;
    this.starters = List.copyOf(starters);
  }

  /** An explainer that gives both a plan and the lessons of {@link Depth#FULL}. */
  public static Explainer ofEverything(Solver solver, List<Player> starters) {
    return new Explainer(solver, false, true, true, starters);
  }

  /**
   * The report of an answer, block by block. Replies to losing moves are searched under the solver's budget and left
   * out when it runs out.
   */
  public Report report(Reply.Answer answer) {
    Position position = answer.question().position();
    var blocks = new ArrayList<Report.Block>();
    if (answer.question().convention() == Convention.MISERE)
      blocks.add(new Report.Say(Phrase.of("Misere play: the player who moves last loses.")));
    Optional<Exhibit.Grid> squares = SquareValues.of(solver, answer.question());
    if (squares.isPresent())
      blocks.add(new Report.Shown(squares.get()));
    else if (position.pictures().stream().anyMatch(Explainer::worthSeeing))
      blocks.add(new Report.Board(position.pictures(), position.parts().stream().map(Explainer::sides).toList()));
    Map<Player, Report.Answers> plans = planned ? plans(answer) : Map.of();
    if (answer.worth().isGraded())
      blocks.addAll(new BestPlay(solver).blocks(answer));
    else
      moves(answer, plans.keySet(), blocks);
    if (!over(answer)) {
      for (Evidence evidence : answer.evidence())
        why(evidence, answer, blocks);
      if (planned && blocks.stream().noneMatch(Report.Why.class::isInstance))
        PlainReason.of(solver, answer).ifPresent(reason -> blocks.add(new Report.Why(reason)));
    }
    blocks.addAll(plans.values());
    if (taught)
      blocks.addAll(new Lessons(solver).blocks(answer));
    remarks(answer.worth(), blocks);
    sources(answer, blocks);
    Phrase headline = answer.worth().verdict().orElseGet(() -> Outcomes.words(answer.outcome()));
    return new Report(Outcomes.letter(answer.outcome()), headline, margin(answer), blocks);
  }

  /** The reasons that the evidence of an answer gives, without a list of moves; the published theorems come last. */
  public List<Report.Block> reasons(Reply.Answer answer) {
    var blocks = new ArrayList<Report.Block>();
    if (over(answer))
      return blocks;
    for (Evidence evidence : answer.evidence())
      why(evidence, answer, blocks);
    var sources = new ArrayList<Report.Block>();
    sources(answer, sources);
    sources.stream().filter(block -> block instanceof Report.Source source && !source.authors().isEmpty())
        .forEach(blocks::add);
    return blocks;
  }

  /** That every move of each player who loses by starting is answered, with some of the answers. */
  public List<Report.Block> replies(Reply.Answer answer) {
    var blocks = new ArrayList<Report.Block>();
    boolean sameForBoth = answer.question().position().impartial();
    for (Player mover : sameForBoth ? List.of(Player.LEFT) : starters)
      if (answer.outcome().startedBy(mover) == Result.win(mover.opponent()))
        blocks.add(losing(answer, mover, sameForBoth ? Optional.empty() : Optional.of(Outcomes.name(mover)),
            answer.options(mover), false));
    return blocks;
  }

  private static void sources(Reply.Answer answer, List<Report.Block> blocks) {
    for (Evidence evidence : answer.evidence())
      if (!evidence.isToldBy(answer.worth())) {
        Phrase proved = Phrase.of(evidence.equals(answer.evidence().getFirst()) ? "Proved" : "Value");
        blocks.add(source(evidence.line(proved)));
        evidence.machineProof().map(Explainer::source).ifPresent(blocks::add);
      }
  }

  /** Whether nobody can move, so that nothing needs a reason. */
  private static boolean over(Reply.Answer answer) {
    List<Player> movers = answer.question().position().impartial() ? List.of(Player.LEFT) : List.of(Player.values());
    return movers.stream().allMatch(mover -> answer.options(mover).all().equals(Count.exactly(0)));
  }

  private static Phrase sides(Position part) {
    return part instanceof Position.Single<?> single ? single.ruleset().sides().orElse(Phrase.verbatim(""))
        : Phrase.verbatim("");
  }

  /** Whether a picture is worth showing: heaps are read as numbers, everything else is seen. */
  private static boolean worthSeeing(Picture picture) {
    return picture.layout() instanceof Picture.Layout.Board || picture.layout() instanceof Picture.Layout.Graph;
  }

  private static Phrase margin(Reply.Answer answer) {
    Optional<BigInteger> heap = answer.worth().nimValue();
    if (heap.isPresent() && !answer.question().position().impartial())
      return Phrase.of("value {0}", heap.get().signum() == 0 ? "0" : heap.get().equals(BigInteger.ONE) ? "*"
          : "*" + heap.get()).asTechnical();
    return answer.worth().headline().orElseGet(() -> answer.question().convention() == Convention.MISERE
        ? Phrase.of("misere {0}", MoveWords.brief(answer.question().position().text(), SHOWN * 3))
        : Phrase.verbatim(""));
  }

  /** Adds remarks on a value, where that takes few steps. */
  private void remarks(Worth worth, List<Report.Block> blocks) {
    try {
      for (Reason.Item item : worth.remarks(solver.part(EXTRA_WORK)))
        blocks.add(switch (item) {
          case Reason.Sentence(Phrase said, _) -> new Report.Measures(said);
          case Exhibit exhibit -> new Report.Shown(exhibit);
        });
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
    }
  }

  /** @param planned the players with a plan, which already holds the answers to their moves */
  private void moves(Reply.Answer answer, Set<Player> planned, List<Report.Block> blocks) {
    if (!answer.options(Player.LEFT).asked())
      return;
    boolean sameForBoth = answer.question().position().impartial();
    for (Player mover : sameForBoth ? List.of(Player.LEFT) : starters) {
      Reply.Options options = answer.options(mover);
      Optional<Phrase> who = sameForBoth ? Optional.empty()
          : Optional.of(Outcomes.name(mover));
      if (options.all().equals(Count.exactly(0)))
        blocks.add(new Report.Say(headed(who, "No move is left", "{0}: no move")));
      else if (answer.outcome().wins(mover))
        blocks.add(winning(answer, mover, who, options));
      else
        blocks.add(losing(answer, mover, who, options, planned.contains(mover)));
    }
  }

  /** A plan for each player who may start, where it matters who does. */
  private Map<Player, Report.Answers> plans(Reply.Answer answer) {
    List<Player> different = answer.question().position().impartial() ? List.of(Player.LEFT) : starters;
    var plans = new EnumMap<Player, Report.Answers>(Player.class);
    List<Integer> hottest = SummandTable.hottestBoards(answer, solver, EXTRA_WORK);
    for (Player starter : different)
      Plan.of(solver, answer, starter, hottest).ifPresent(plan -> plans.put(starter, different.size() == 1 ? plan
          : new Report.Answers(Phrase.of("{0}: {1}", Phrase.of(starter == Player.LEFT ? "Left starts" : "Right starts"),
              plan.title()), plan.lines())));
    return plans;
  }

  /** A heading for both players or for one of them; {@code {0}} is the player, the arguments follow. */
  private static Phrase headed(Optional<Phrase> who, String english, String englishOfOne, Object... args) {
    var all = new ArrayList<Object>(List.of(args));
    all.addFirst(who.orElse(Phrase.verbatim("")));
    return new Phrase(who.isPresent() ? englishOfOne : english, all);
  }

  private Report.Block winning(Reply.Answer answer, Player mover, Optional<Phrase> who, Reply.Options options) {
    Position from = answer.question().position();
    Winning<Move> winning = options.winning();
    if (options.all().number().signum() == 0)
      return new Report.Say(headed(who, "A winning move exists, but the limits ended the search for it",
          "{0}: a winning move exists, but the limits ended the search for it"));
    if (winning.some().isEmpty())
      return new Report.Say(headed(who, "A winning move exists, but not among those examined, of {1}",
          "{0}: a winning move exists, but not among those examined, of {1}", count(options.all())));
    Phrase counted = options.all().equals(Count.exactly(1))
        ? headed(who, "The only move wins", "{0}: the only move wins")
        : headed(who, "{1:Winning move|Winning moves} ({2} of {3})",
            "{0}: {1:winning move|winning moves} ({2} of {3})", winning.count().number(), count(winning.count()),
            count(options.all()));
    Phrase title = answer.evidence().getFirst() instanceof NimSumEvidence
        ? Phrase.of("{0}: make one part's value the nim-sum of the others", counted).asTechnical() : counted;
    Optional<List<Report.Row>> byValue = FormMoves.of(solver, answer)
        .flatMap(forms -> forms.winning(winning.some(), mover));
    if (byValue.isPresent())
      return new Report.Moves(title, byValue.get());
    List<Move> shown = all || winning.some().size() <= SHOWN ? winning.some() : winning.some().subList(0, SHOWN);
    boolean byEffect = effect(answer, shown.getFirst()).isPresent();
    if (!byEffect && MoveText.heapChange(from, from).isEmpty()
        && partsValue(answer, winning.some().getFirst()).isEmpty() && shown.size() > 1) {
      List<Phrase> run = new ArrayList<>(shown.stream().map(move -> MoveWords.done(from, move)).toList());
      if (more(winning, shown).signum() > 0)
        run.add(Phrase.of("and {0} more", more(winning, shown)));
      return new Report.Run(title, run);
    }
    var rows = new ArrayList<Report.Row>();
    for (Move move : shown)
      rows.add(
          Report.Row.of(Stream.of(Optional.of(MoveWords.done(from, move)),
              effect(answer, move).or(() -> Optional.of(MoveWords.leads(from, move))), partsValue(answer, move))
              .flatMap(Optional::stream).toArray(Phrase[]::new)));
    if (more(winning, shown).signum() > 0)
      rows.add(Report.Row.of(Phrase.of("and {0} more", more(winning, shown))));
    return new Report.Moves(title, rows);
  }

  private static Optional<Phrase> effect(Reply.Answer answer, Move move) {
    return answer.evidence().getFirst() instanceof TheoremEvidence<?> by
        ? by.effect(answer.question().position(), move.to()) : Optional.empty();
  }

  /** The nim-value to which a winning move brings its part of a sum: the nim-sum of the others. */
  private static Optional<Phrase> partsValue(Reply.Answer answer, Move move) {
    return answer.evidence().getFirst() instanceof NimSumEvidence sum
        ? sum.broughtTo(move.to()).map(value -> Phrase.of("to value {0}", value).asTechnical()) : Optional.empty();
  }

  /** The number of winning moves known but not shown. */
  private static BigInteger more(Winning<Move> winning, List<Move> shown) {
    return winning.count().number().subtract(BigInteger.valueOf(shown.size()));
  }

  /** A number of moves, or a lower bound on it. */
  public static Phrase count(Count count) {
    return count instanceof Count.Exactly(var n) ? Phrase.of("{0}", n) : Phrase.of("at least {0}", count.number());
  }

  /** Some moves with their answers; all of them on request. */
  private Report.Block losing(Reply.Answer answer, Player mover, Optional<Phrase> who, Reply.Options options,
      boolean planned) {
    Question question = answer.question();
    boolean drawn = answer.outcome().startedBy(mover) == Result.DRAW;
    if (drawn)
      return new Report.Say(headed(who, "No move wins, but not every move loses",
          "{0}: no move wins, but not every move loses"));
    Optional<List<Report.Row>> tries = all || planned ? Optional.empty()
        : FormMoves.of(solver, answer).flatMap(forms -> forms.bestTries(mover));
    if (tries.isPresent())
      return new Report.Moves(options.all().equals(Count.exactly(1)) ? headed(who, "The only move loses",
          "{0}: the only move loses")
          : headed(who, "No winning move: all {1} lose. Best", "{0}: no winning move, all {1} lose. Best",
              count(options.all())),
          tries.get());
    var rows = new ArrayList<Report.Row>();
    for (Move move : planned ? List.<Move>of() : samples(question.position(), mover, options.all())) {
      var after = new Question(move.to(), question.convention());
      if (solver.solve(after) instanceof Reply.Answer reply) {
        List<Phrase> answers = Progress
            .of(solver, after, mover.opponent(), reply.options(mover.opponent()).winning().some()).stream()
            .limit(SAMPLES)
            .map(best -> MoveWords.hasPlaces(question.position(), move.to())
                ? reply(move.to(), best) : Phrase.of("leaving {0}", MoveWords.position(best.to())))
            .toList();
        Phrase made = shortly(question.position(), move);
        rows.add(answers.isEmpty() ? Report.Row.of(made)
            : Report.Row.of(made, Phrase.of("reply {0}", MoveWords.or(answers))));
      }
    }
    Phrase title = options.all().equals(Count.exactly(1))
        ? headed(who, "The only move loses", "{0}: the only move loses")
        : rows.isEmpty() || options.all().equals(Count.exactly(rows.size()))
            ? headed(who, "No winning move: all {1} lose", "{0}: no winning move, all {1} lose", count(options.all()))
        : headed(who, "No winning move: all {1} lose, for example", "{0}: no winning move, all {1} lose, for example",
            count(options.all()));
    return new Report.Moves(title, rows);
  }

  /** A move, named by where it leads for heaps, else by what is done. */
  private static Phrase shortly(Position from, Move move) {
    return from instanceof Position.Sum || MoveText.heapChange(from, move.to()).isEmpty() ? MoveWords.done(from, move)
        : Phrase.of("to {0}", MoveWords.position(move.to())).asTechnical();
  }

  private static Phrase reply(Position from, Move move) {
    return from instanceof Position.Sum || MoveText.heapChange(from, move.to()).isEmpty() ? MoveWords.done(from, move)
        : MoveWords.position(move.to());
  }

  /**
   * A few moves, those that touch different parts first; never more than are known to exist. On request all of them, as
   * far as the budget goes.
   */
  private List<Move> samples(Position position, Player mover, Count known) {
    int most = known.number().min(BigInteger.valueOf(LOOKED_AT)).intValueExact();
    var different = new LinkedHashMap<Position, Move>();
    var others = new ArrayList<Move>();
    Set<List<Integer>> touched = new HashSet<>();
    int[] looked = {0};
    position.moves(mover, move -> {
      if (!solver.charge(1))
        return false;
      boolean fresh = touched.add(move.touches().stream().map(t -> t.board() * Picture.MOST_PARTS + t.part()).toList());
      if (fresh || all)
        different.putIfAbsent(move.to(), move);
      else if (others.size() < SAMPLES)
        others.add(move);
      return all || different.size() < SAMPLES && ++looked[0] < most;
    });
    for (Move move : others)
      if (different.size() < SAMPLES)
        different.putIfAbsent(move.to(), move);
    return List.copyOf(different.values());
  }

  private void why(Evidence evidence, Reply.Answer answer, List<Report.Block> blocks) {
    evidence.why().ifPresent(reason -> blocks.add(new Report.Why(reason)));
    if (evidence.summands().size() < 2)
      return;
    var table = new SummandTable(evidence.summands());
    blocks.addAll(evidence instanceof CanonicalEvidence
        ? table.byTemperature(answer, solver, EXTRA_WORK) : table.byNimValue(answer.question().convention()));
  }

  private static Report.Source source(Evidence.Line line) {
    return new Report.Source(line.kind(), line.statement(), line.authors());
  }
}
