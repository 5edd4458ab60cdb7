package org.grundy.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Reason;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.canonical.Form;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.ShortGames;

/**
 * The moves of a position whose canonical form is known, by the values to which they lead, the best first, and how its value
 * follows from theirs. A value is best when no other move leads to one at least as good for the mover. In a sum it is the value of the part moved in,
 * compared with other moves in that part.
 */
final class FormMoves {
  /** The most moves of a position that are listed by value. */
  private static final int MOST_MOVES = 256;
  private static final int SHOWN_ALIKE = 3;
  private static final int SHOWN_BEST = 3;
  private static final int SHOWN_OPTIONS = 12;
  private static final int SHOWN_DOMINATED = 6;
  private static final int LONGEST = 60;

  private final Solver solver;
  private final Position from;
  private final ShortGames values;
  private final int form;

  private FormMoves(Solver solver, Position from, Form form) {
    this.solver = solver;
    this.from = from;
    this.values = form.values();
    this.form = form.value();
  }

  /** The moves for an answer with a canonical form in normal play; empty for others. */
  static Optional<FormMoves> of(Solver solver, Reply.Answer answer) {
    return answer.worth() instanceof Form form && answer.question().convention() == Convention.NORMAL
        && !(answer.question().position() instanceof Position.Negative)
            ? Optional.of(new FormMoves(solver, answer.question().position(), form))
            : Optional.empty();
  }

  /** A part and its value after a move. */
  private record Led(int part, int value) {
  }

  /** A value and the moves to it. */
  private record Alike(Led led, List<Move> moves) {
    int value() {
      return led.value();
    }
  }

  /** The moves with their values, the best values first; empty when there are too many or a value is not found. */
  private Optional<List<Alike>> alike(Position at, Player mover) {
    Map<Position, Move> moves = new LinkedHashMap<>(); // what is touched in two ways is one move
    at.moves(mover, move -> {
      moves.putIfAbsent(move.to(), move);
      return moves.size() <= MOST_MOVES;
    });
    return moves.size() > MOST_MOVES ? Optional.empty() : alike(at, List.copyOf(moves.values()), mover);
  }

  private Optional<List<Alike>> alike(Position at, List<Move> moves, Player mover) {
    Map<Led, List<Move>> byValue = new LinkedHashMap<>();
    try {
      for (Move move : moves) {
        int part = at instanceof Position.Sum ? MoveText.changed(at, move.to()) : 0;
        Optional<Form> form = solver.form(at instanceof Position.Sum ? move.to().parts().get(part) : move.to());
        if (form.isEmpty() || form.get().values() != values)
          return Optional.empty();
        byValue.computeIfAbsent(new Led(part, form.get().value()), _ -> new ArrayList<>()).add(move);
      }
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      return Optional.empty();
    }
    var best = new ArrayList<Alike>();
    var others = new ArrayList<Alike>();
    byValue.forEach((value, to) -> (byValue.keySet().stream().anyMatch(other -> better(other, value, mover)) ? others
        : best).add(new Alike(value, to)));
    best.addAll(others);
    return Optional.of(best);
  }

  private boolean better(Led other, Led led, Player mover) {
    return other.part() == led.part() && other.value() != led.value()
        && (mover == Player.LEFT ? values.leq(led.value(), other.value()) : values.leq(other.value(), led.value()));
  }

  /** Of heaps, whose positions are numbers too, the value is said to be one. */
  private Phrase leads(int value) {
    return from instanceof Position.Sum || MoveText.heapChange(from, from).isPresent()
        ? Phrase.of("to value {0}", name(value)).asTechnical()
        : Phrase.of("to {0}", name(value)).asTechnical();
  }

  /** The winning moves, those to the same value together. */
  Optional<List<Report.Row>> winning(List<Move> moves, Player mover) {
    return moves.size() > MOST_MOVES ? Optional.empty()
        : alike(from, moves, mover).map(groups -> groups.stream()
            .map(group -> Report.Row.of(moves(group, group.moves().size()), leads(group.value())))
            .toList());
  }

  /** The best of moves that all lose, each with its best answer. */
  Optional<List<Report.Row>> bestTries(Player mover) {
    if (from instanceof Position.Sum)
      return Optional.empty(); // the parts' values alone do not say which move is the best
    return alike(from, mover).map(groups -> {
      var rows = new ArrayList<Report.Row>();
      for (Alike group : groups) {
        boolean best = groups.stream().noneMatch(other -> better(other.led(), group.led(), mover));
        if (best && rows.size() < SHOWN_BEST)
          rows.add(Report.Row.of(moves(group, SHOWN_ALIKE), leads(group.value()),
              answer(group, mover.opponent())));
      }
      return rows;
    });
  }

  private Phrase answer(Alike group, Player opponent) {
    Optional<Integer> answer = alike(group.moves().getFirst().to(), opponent).orElse(List.of()).stream()
        .map(Alike::value)
        .filter(g -> opponent == Player.LEFT ? values.leq(ShortGames.ZERO, g) : values.leq(g, ShortGames.ZERO))
        .findFirst();
    return answer.map(g -> opponent == Player.LEFT ? Phrase.of("Left replies to {0}", name(g)).asTechnical()
        : Phrase.of("Right replies to {0}", name(g)).asTechnical()).orElse(Phrase.verbatim(""));
  }

  private Phrase moves(Alike group, int most) {
    List<Phrase> shown = new ArrayList<>();
    for (Move move : group.moves().subList(0, Math.min(most, group.moves().size())))
      shown.add(shown.isEmpty() ? MoveWords.done(from, move) : MoveWords.doneInPart(from, move));
    if (group.moves().size() > most)
      shown.add(Phrase.of("{0} more", group.moves().size() - most));
    return MoveWords.or(shown);
  }

  private Phrase name(int value) {
    return ValueText.ascii(values).of(value, LONGEST).map(Phrase::verbatim).orElseGet(
        () -> Phrase.of("a value with stops {0} and {1}", values.leftStop(value), values.rightStop(value)));
  }

  /** How the value follows from those of the options, and what it says about who wins; empty for a sum. */
  Optional<Report.Lesson> lesson() {
    if (from instanceof Position.Sum)
      return Optional.empty();
    var options = new ArrayList<Options>();
    for (Player mover : Player.values()) {
      Optional<List<Alike>> groups = alike(from, mover);
      if (groups.isEmpty())
        return Optional.empty();
      List<Led> all = groups.get().stream().map(Alike::led).toList();
      List<Led> best = all.stream().filter(led -> all.stream().noneMatch(other -> better(other, led, mover))).toList();
      options.add(new Options(mover, all, best));
    }
    boolean written = options.stream().allMatch(this::areWritten);
    if (!written && !isWritten(form))
      return Optional.empty();
    var items = new ArrayList<Reason.Item>();
    for (Options each : options)
      items.addAll(areWritten(each) ? listed(each) : List.of(counted(each)));
    items.addAll(simplified(options.getFirst(), options.getLast(), written));
    items.add(switch (values.compare(form, ShortGames.ZERO)) {
      case EQUAL -> Reason.technical("A value of 0 means that the player to move loses.");
      case GREATER -> Reason.technical("A value greater than 0 means that Left wins, whoever starts.");
      case LESS -> Reason.technical("A value less than 0 means that Right wins, whoever starts.");
      case CONFUSED -> Reason.technical("A value confused with 0 means that the player to move wins.");
    });
    return Optional.of(new Report.Lesson(Phrase.of("The value from the options").asTechnical(), new Reason(items)));
  }

  /**
   * The values to which a player can move.
   *
   * @param all  the best first
   * @param best those that no other is at least as good as
   */
  private record Options(Player mover, List<Led> all, List<Led> best) {
    int dominated() {
      return all.size() - best.size();
    }

    int[] kept() {
      return best.stream().mapToInt(Led::value).toArray();
    }
  }

  private List<Reason.Item> listed(Options options) {
    var items = new ArrayList<Reason.Item>();
    items.add(canMove(options.mover(), options.all()));
    int first = options.best().size();
    for (Led led : options.all().subList(first, Math.min(options.all().size(), first + SHOWN_DOMINATED)))
      items.add(dominated(led, options.best(), options.mover()));
    int more = options.dominated() - SHOWN_DOMINATED;
    if (more > 0)
      items.add(Reason.technical("{0} more {0:value is|values are} dominated.", more));
    return items;
  }

  /** How many values there are, where some are too long to write. */
  private static Reason.Item counted(Options options) {
    int all = options.all().size();
    int dominated = options.dominated();
    if (dominated == 0)
      return options.mover() == Player.LEFT
          ? Reason.technical("Left's options have {0} {0:value|different values}, not all short enough to write here.",
              all)
          : Reason.technical("Right's options have {0} {0:value|different values}, not all short enough to write here.",
              all);
    return options.mover() == Player.LEFT
        ? Reason
            .technical("Left's options have {0} {0:value|different values}, not all short enough to write here; {1} "
                + "{1:is|are} dominated.", all, dominated)
        : Reason
            .technical("Right's options have {0} {0:value|different values}, not all short enough to write here; {1} "
                + "{1:is|are} dominated.", all, dominated);
  }

  private boolean areWritten(Options options) {
    return options.all().stream().allMatch(led -> isWritten(led.value()));
  }

  private boolean isWritten(int value) {
    return ValueText.ascii(values).of(value, LONGEST).isPresent();
  }

  private Reason.Item canMove(Player mover, List<Led> all) {
    if (all.isEmpty())
      return mover == Player.LEFT ? Reason.technical("Left has no option.") : Reason.technical("Right has no option.");
    if (all.size() == 1)
      return mover == Player.LEFT
          ? Reason.technical("Left's options all have the value {0}.", name(all.getFirst().value()))
          : Reason.technical("Right's options all have the value {0}.", name(all.getFirst().value()));
    List<Phrase> names = new ArrayList<>(all.stream().limit(SHOWN_OPTIONS).map(led -> name(led.value())).toList());
    if (all.size() > SHOWN_OPTIONS)
      names.add(Phrase.of("{0} more", all.size() - SHOWN_OPTIONS));
    return mover == Player.LEFT ? Reason.technical("Left's options have the values {0}.", MoveWords.and(names))
        : Reason.technical("Right's options have the values {0}.", MoveWords.and(names));
  }

  private Reason.Item dominated(Led led, List<Led> best, Player mover) {
    Phrase worse = name(led.value());
    Phrase other = name(best.stream().filter(one -> better(one, led, mover)).findFirst().orElseThrow().value());
    return mover == Player.LEFT ? Reason.technical("{0} is dominated: {0} <= {1}, and Left prefers the greater value.",
        worse, other)
        : Reason.technical("{0} is dominated: {0} >= {1}, and Right prefers the lesser value.", worse, other);
  }

  /**
   * The form without dominated options, and how it becomes the canonical form.
   *
   * @param written whether the values of all options are written
   */
  private List<Reason.Item> simplified(Options lefts, Options rights, boolean written) {
    int[] left = lefts.kept();
    int[] right = rights.kept();
    var items = new ArrayList<Reason.Item>();
    if (written) {
      Phrase braces = Phrase.of("{0}", Phrase.sequence(
          List.of(Phrase.verbatim("{"), names(left), Phrase.verbatim("|"), names(right), Phrase.verbatim("}")), ""));
      items.add(lefts.dominated() + rights.dominated() > 0
          ? Reason.technical("Without dominated options, the value is {0}.", braces)
          : Reason.technical("So the value is {0}.", braces));
    }
    boolean canonical = sorted(left).equals(sorted(values.left(form))) && sorted(right).equals(
        sorted(values.right(form)));
    if (values.isNumber(form) && IntStream.concat(IntStream.of(left), IntStream.of(right)).allMatch(values::isNumber))
      items.add(simplest(left.length > 0, right.length > 0));
    else
      items.add(canonical ? Reason.technical("No option is reversible, so this is the canonical form: {0}.", name(form))
          : Reason.technical("Some options are reversible. Replacing them gives the canonical form: {0}.",
              name(form)));
    return items;
  }

  /** How a number follows from options that are numbers. */
  private Reason.Item simplest(boolean left, boolean right) {
    if (left && right)
      return Reason
          .technical("The options are numbers, and each of Left's is less than each of Right's, so the value is "
              + "the simplest number between them: {0}.", name(form));
    if (left)
      return Reason.technical("The options are numbers, so the value is the simplest number greater than Left's: {0}.",
          name(form));
    return right
        ? Reason.technical("The options are numbers, so the value is the simplest number less than Right's: {0}.",
            name(form))
        : Reason.technical("With no option at all, the value is 0.");
  }

  private Phrase names(int[] options) {
    return Phrase.sequence(IntStream.of(options).mapToObj(this::name).toList(), ",");
  }

  private static List<Integer> sorted(int[] options) {
    return IntStream.of(options).sorted().boxed().toList();
  }
}
