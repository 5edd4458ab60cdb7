package org.grundy.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.canonical.Form;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.ShortGames;

/**
 * The moves of a position whose canonical form is known, by the values to which they lead, the best first. A value is
 * best when no other move leads to one at least as good for the mover. In a sum it is the value of the part moved in,
 * compared with other moves in that part.
 */
final class FormMoves {
  /** The most moves of a position that are listed by value. */
  private static final int MOST_MOVES = 256;
  private static final int SHOWN_ALIKE = 3;
  private static final int SHOWN_BEST = 3;
  private static final int LONGEST = 60;

  private final Solver solver;
  private final Position from;
  private final ShortGames values;

  private FormMoves(Solver solver, Position from, ShortGames values) {
    this.solver = solver;
    this.from = from;
    this.values = values;
  }

  /** The moves for an answer with a canonical form in normal play; empty for others. */
  static Optional<FormMoves> of(Solver solver, Reply.Answer answer) {
    return answer.worth() instanceof Form form && answer.question().convention() == Convention.NORMAL
        && !(answer.question().position() instanceof Position.Negative)
            ? Optional.of(new FormMoves(solver, answer.question().position(), form.values()))
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
}
