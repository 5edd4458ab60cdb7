package org.grundy.explain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * The winner's plan, in words that need no theory: a move, an answer to every move of the other player, and so on to
 * the end, as a tree. For heaps it says what is left, for boards what is played. Where the rest falls into pairs of
 * equal parts, it says so, and that copying answers everything. A long tree is cut off, the last levels first, and says
 * so.
 *
 * <p>Every answer is a winning move that the solver found. Loopy games and games won by points have no plan of this
 * kind.
 */
final class Plan {
  /** The text for no heap at all. */
  private static final String NO_HEAP = ".";
  /** A place by its coordinates; in a list it needs parentheses. */
  private static final Pattern SQUARE = Pattern.compile("\\b[0-9]+,[0-9]+\\b");
  private static final int MOST_LINES = 24;
  /** The most groups of answers that are named even where all answers are images of the moves. */
  private static final int FEW_GROUPS = 2;
  /** The most moves of a position examined, and the most answers to a move. */
  private static final int MOST_MOVES = 48;
  /** The most positions with the same answer that are named; a larger group is called all others, if it is that. */
  private static final int NAMED = 6;
  /** The steps after which no further position is expanded. */
  private static final long MOST_WORK = 1 << 20;

  private final Solver solver;
  private final Convention convention;
  private final Player winner;
  private final boolean heaps;
  /** Whether the pieces of a position have no places of their own. */
  private final boolean unordered;
  /** Whether the plan names positions, not moves. */
  private final boolean named;
  /** Whether the parts are heaps of something, so that a move leaves some. */
  private final boolean counted;
  private final Queue<Lost> waiting = new ArrayDeque<>();
  private final Set<Position> explained = new HashSet<>();
  private final long allowed;
  private long spent;
  private int lines;
  private boolean cut;
  private boolean copied;
  /** Whether an answer leads to several boards, which are not followed. */
  private boolean asked;

  private Plan(Solver solver, Reply.Answer answer, Player winner) {
    Position position = answer.question().position();
    this.solver = solver;
    this.convention = answer.question().convention();
    this.winner = winner;
    boolean single = position instanceof Position.Single<?>;
    this.heaps = single && MoveText.heapChange(position, position).isPresent();
    boolean drawn = single && isDrawn(position);
    boolean brief = single && !drawn && MoveWords.isShort(position);
    this.unordered = heaps || single && !drawn && !brief && !placesStay(position);
    this.named = unordered || brief;
    this.counted = heaps && position.rulesets().allMatch(Ruleset::counts);
    this.spent = answer.spent().work();
    this.allowed = spent + MOST_WORK;
  }

  /** Whether the squares of a board say more than the numbers with which its positions are written. */
  private static boolean isDrawn(Position position) {
    return MoveWords.isShort(position) && !SQUARE.matcher(position.written()).find()
        && position.pictures().stream().allMatch(picture -> picture.layout() instanceof Picture.Layout.Board
            && picture.parts().stream().noneMatch(Picture.Part.Cut.class::isInstance));
  }

  /** Whether the places keep their names after the first moves. Cakes that are cut are better told by their sizes. */
  private static boolean placesStay(Position position) {
    return position.pictures().stream().flatMap(picture -> picture.parts().stream())
        .noneMatch(Picture.Part.Cut.class::isInstance)
        && Stream.of(Player.values()).allMatch(
            mover -> position.moves(mover, move -> MoveWords.places(move.to()).equals(MoveWords.places(position))));
  }

  /** A line with the lines that follow from it. */
  private record Branch(Phrase said, List<Branch> then) {
    Branch(Phrase said) {
      this(said, new ArrayList<>());
    }
  }

  /** A position with the loser to move; its lines go into {@code into}. */
  private record Lost(Position at, List<Branch> into) {
  }

  /**
   * The answer to a move. For heaps it is known by what it leaves; on a board the same move may answer several.
   *
   * @param to   the position it leaves, with heaps unordered; empty on boards
   * @param done the name of the answer
   * @param last whether play ends with it
   */
  private record Aim(Optional<Position> to, Phrase done, boolean last) {
  }

  /**
   * A plan for the winner when {@code starter} starts; empty where there is no plan of this kind.
   *
   * @param boards of a sum on which the plan begins, if a winning move is there
   */
  static Optional<Report.Answers> of(Solver solver, Reply.Answer answer, Player starter, List<Integer> boards) {
    Position position = answer.question().position();
    Result result = answer.outcome().startedBy(starter);
    if (position.loopy() || position.rulesets().anyMatch(ruleset -> ruleset instanceof Scoring)
        || result == Result.DRAW)
      return Optional.empty();
    boolean wins = answer.outcome().wins(starter);
    var plan = new Plan(solver, answer, wins ? starter : starter.opponent());
    return wins ? plan.withMove(position, answer.options(starter).winning().some(), boards)
        : plan.withAnswers(position);
  }

  private Optional<Report.Answers> withMove(Position position, List<Move> winning, List<Integer> boards) {
    List<Move> there = winning.stream()
        .filter(move -> !boards.isEmpty() && boards.contains(MoveText.changed(position, move.to()))).toList();
    Optional<Move> first = few(there.isEmpty() ? winning : there).stream()
        .min(Comparator.comparingInt(move -> settled(move.to())));
    if (first.isEmpty())
      return Optional.empty();
    Move move = first.get();
    Phrase done = MoveWords.done(position, move);
    Phrase title = named && !splits(position, move)
        ? Phrase.of("How to win: {0}, which leaves {1}", done, name(same(move.to())))
        : Phrase.of("How to win: {0}", done);
    var branches = new ArrayList<Branch>();
    if (ends(move.to()))
      branches.add(new Branch(Phrase.of("The other player has no move then.")));
    else
      grow(move.to(), branches);
    return Optional.of(new Report.Answers(title, flat(branches)));
  }

  private Optional<Report.Answers> withAnswers(Position position) {
    var branches = new ArrayList<Branch>();
    if (!ends(position))
      grow(position, branches);
    return branches.isEmpty() ? Optional.empty()
        : Optional.of(new Report.Answers(Phrase.of("Every move has a reply"), flat(branches)));
  }

  private List<Report.Line> flat(List<Branch> branches) {
    var flat = new ArrayList<Report.Line>();
    flatten(branches, 0, flat);
    if (cut)
      flat.add(new Report.Line(0, Phrase.of("and so on: the rest is too long to list")));
    else if (asked)
      flat.add(
          new Report.Line(0, Phrase.of("Then ask again: the same strategy works on what is left.")));
    return flat;
  }

  private static void flatten(List<Branch> branches, int depth, List<Report.Line> into) {
    for (Branch branch : branches) {
      into.add(new Report.Line(depth, branch.said()));
      flatten(branch.then(), depth + 1, into);
    }
  }

  /** Explains a losing position and those that the answers lead to, the nearest first, as far as there is room. */
  private void grow(Position lost, List<Branch> into) {
    explained.add(same(lost));
    waiting.add(new Lost(lost, into));
    while (!waiting.isEmpty())
      if (lines < MOST_LINES && spent < allowed) {
        Lost next = waiting.remove();
        if (convention == Convention.NORMAL && solver.cancels(next.at()))
          add(next.into(), new Branch(copying()));
        else
          answers(next);
      } else {
        waiting.clear();
        cut = true;
      }
  }

  private Phrase copying() {
    if (copied)
      return Phrase.of("Matching pairs again: mirror every move.");
    copied = true;
    return Phrase
        .of("That leaves matching pairs: mirror every move and you move last.");
  }

  private void add(List<Branch> into, Branch branch) {
    into.add(branch);
    lines++;
  }

  /** Moves with the same answer, each with the position that it leads to. */
  private record Group(Aim aim, Map<Move, Position> moves) {
  }

  /**
   * Adds a line for each group of moves with the same answer. Answers to many moves come first, except that the answer
   * to the most moves comes last where it covers all other moves.
   */
  private void answers(Lost lost) {
    List<Move> replies = replies(lost.at());
    boolean all = replies.size() <= MOST_MOVES;
    Map<Move, Map<Aim, Position>> open = new LinkedHashMap<>();
    Map<Move, List<Move>> answered = new LinkedHashMap<>();
    var ends = new ArrayList<Move>();
    for (Move move : few(replies)) {
      if (!(solver.solve(new Question(move.to(), convention)) instanceof Reply.Answer reply)) {
        all = false;
        continue;
      }
      spent = reply.spent().work();
      Map<Aim, Position> aims = new LinkedHashMap<>();
      List<Move> winning = few(reply.options(winner).winning().some());
      winning.forEach(best -> aims.putIfAbsent(aim(move, best), same(best.to())));
      answered.put(move, winning);
      if (!aims.isEmpty())
        open.put(move, aims);
      else if (move.to().moves(winner, _ -> false))
        ends.add(move);
      else
        all = false;
    }
    if (!ends.isEmpty())
      add(lost.into(), new Branch(Phrase.of("After {0} there is no move: the other player has moved last.",
          said(lost.at(), ends))));
    List<Group> groups = groups(open);
    if (all && !named && groups.size() > FEW_GROUPS) {
      Optional<BoardSymmetry> symmetry = BoardSymmetry.of(lost.at(), answered);
      if (symmetry.isPresent()) {
        add(lost.into(), new Branch(symmetry.get().answer()));
        asked = true;
        return;
      }
    }
    say(lost, replies.size(), groups, all);
  }

  /** @param all whether the groups are all moves that have an answer */
  private void say(Lost lost, int replies, List<Group> groups, boolean all) {
    boolean fits = lines + groups.size() <= MOST_LINES;
    boolean rest = all && fits && !groups.isEmpty() && groups.getFirst().moves().size() > NAMED;
    if (rest)
      groups.add(groups.removeFirst());
    int shown = fits ? groups.size() : MOST_LINES - lines;
    for (int i = 0; i < shown; i++) {
      Group group = groups.get(i);
      var branch = new Branch(rest && i == shown - 1 ? rest(group.aim(), replies == group.moves().size())
          : line(said(lost.at(), List.copyOf(group.moves().keySet())), group.aim()));
      add(lost.into(), branch);
      if (!group.aim().last())
        follow(Set.copyOf(group.moves().values()), branch);
    }
    cut |= !all || !fits;
  }

  /**
   * All moves that have an answer, grouped, the largest groups first; at most one group more than there is room for.
   */
  private List<Group> groups(Map<Move, Map<Aim, Position>> answered) {
    var open = new LinkedHashMap<>(answered);
    var groups = new ArrayList<Group>();
    while (!open.isEmpty() && groups.size() <= MOST_LINES) {
      Aim aim = best(open);
      var served = new LinkedHashMap<Move, Position>();
      open.forEach((move, aims) -> Optional.ofNullable(aims.get(aim)).ifPresent(to -> served.put(move, to)));
      open.keySet().removeAll(served.keySet());
      groups.add(new Group(aim, served));
    }
    return groups;
  }

  /** Continues from the position that an answer leads to; several boards are left as separate questions. */
  private void follow(Set<Position> answered, Branch branch) {
    if (answered.size() > 1)
      asked = true;
    else
      answered.stream().filter(explained::add).forEach(lost -> waiting.add(new Lost(lost, branch.then())));
  }

  /** The loser's moves with different names; when there are too many, one more than are examined. */
  private List<Move> replies(Position lost) {
    Map<Object, Move> replies = new LinkedHashMap<>();
    lost.moves(winner.opponent(), move -> {
      replies.putIfAbsent(named ? same(move.to()) : MoveWords.done(lost, move), move);
      return replies.size() <= MOST_MOVES;
    });
    return List.copyOf(replies.values());
  }

  private static List<Move> few(List<Move> moves) {
    return moves.subList(0, Math.min(MOST_MOVES, moves.size()));
  }

  private Aim aim(Move move, Move best) {
    Position to = same(best.to());
    return named ? new Aim(Optional.of(to), name(to), ends(to))
        : new Aim(Optional.empty(), MoveWords.done(move.to(), best), ends(to));
  }

  /** The answer that serves the most moves; among equals, one after which the rest is short. */
  private Aim best(Map<Move, Map<Aim, Position>> open) {
    Map<Aim, List<Position>> served = new LinkedHashMap<>();
    open.values()
        .forEach(aims -> aims.forEach((aim, to) -> served.computeIfAbsent(aim, _ -> new ArrayList<>()).add(to)));
    int most = served.values().stream().mapToInt(List::size).max().orElseThrow();
    return served.entrySet().stream().filter(entry -> entry.getValue().size() == most)
        .min(Comparator.comparingInt(entry -> entry.getValue().stream().filter(to -> !explained.contains(to))
            .mapToInt(this::settled).max().orElse(0)))
        .orElseThrow().getKey();
  }

  /** 0 where play ends, 1 where copying is enough, else 2. */
  private int settled(Position lost) {
    return ends(lost) ? 0 : convention == Convention.NORMAL && solver.cancels(lost) ? 1 : 2;
  }

  /** Whether the loser cannot move and has lost by that. */
  private boolean ends(Position lost) {
    return convention == Convention.NORMAL && lost.moves(winner.opponent(), _ -> false);
  }

  /** The answer to all moves not named before, or to all moves. */
  private Phrase rest(Aim aim, boolean only) {
    Phrase answer = !named ? Phrase.of(only ? "After any move, {0}" : "After any other move, {0}", aim.done())
        : counted || unordered
            ? Phrase.of(only ? "Whatever is left, leave {0}" : "If anything else is left, leave {0}", aim.done())
        : Phrase.of(only ? "From anywhere, go to {0}" : "From anywhere else, go to {0}", aim.done());
    return ended(answer, aim);
  }

  private Phrase line(Phrase moves, Aim aim) {
    Phrase answer = !named ? Phrase.of("If {0}, then {1}", moves, aim.done())
        : counted || unordered ? Phrase.of("If {0} is left, leave {1}", moves, aim.done())
        : Phrase.of("From {0}, go to {1}", moves, aim.done());
    return ended(answer, aim);
  }

  private static Phrase ended(Phrase answer, Aim aim) {
    return aim.last() ? Phrase.of("{0}: the other player has no move then", answer) : answer;
  }

  private Phrase said(Position from, List<Move> moves) {
    List<Phrase> said = new ArrayList<>();
    for (Move move : moves.subList(0, !named || moves.size() <= NAMED ? moves.size() : NAMED - 1))
      said.add(named ? name(same(move.to())) : MoveWords.done(from, move));
    if (moves.size() > said.size())
      said.add(Phrase.of("{0} more", moves.size() - said.size()));
    return MoveWords.or(said);
  }

  private Phrase name(Position position) {
    if (heaps && position.written().equals(NO_HEAP))
      return Phrase.verbatim("0");
    return counted || !SQUARE.matcher(position.written()).find() ? MoveWords.exactly(position)
        : Phrase.verbatim(SQUARE.matcher(position.written()).replaceAll("($0)"));
  }

  /** Whether the words for a move of one heap say what is left of it. */
  private static boolean splits(Position from, Move move) {
    return MoveWords.heaps(from).size() == 1
        && MoveText.heapChange(from, move.to()).filter(MoveText.HeapChange.Becomes.class::isInstance).isPresent();
  }

  /** The position with heaps and the like unordered; for boards, where places have names, the position itself. */
  private Position same(Position position) {
    return unordered && position instanceof Position.Single<?> single ? normal(single) : position;
  }

  private static <P> Position normal(Position.Single<P> single) {
    return new Position.Single<>(single.ruleset(), single.ruleset().normal(single.at()));
  }
}
