package org.grundy.solve.engine;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Position;
import org.grundy.game.Winning;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.reason.Reason;
import org.grundy.value.Player;
import org.grundy.value.Worth;

/**
 * What an answer rests on: a tree, since a sum rests on its summands. Evidence brings its own words and fields, so that
 * whoever prints it need not know its kind.
 */
public interface Evidence {
  /** Its kind, by which a program that reads JSON tells it from the others. */
  String kind();

  /** How the value of a summand is known, in a word or two. */
  Phrase briefly();

  /**
   * The evidence in one line. A theorem, a proof and a search are never called alike.
   *
   * @param proved what to call a computation: "Proved" for the outcome, "Value" for what is said of the value besides
   */
  Line line(Phrase proved);

  /** Whether the worth, as it is shown, says as much, so that no line is wanted. */
  default boolean isToldBy(@SuppressWarnings("unused") Worth worth) {
    return false;
  }

  /** The fields of its kind, for programs. */
  void fields(Fields out);

  /** That a machine proved it too, and how to have it proved again. */
  default Optional<Line> machineProof() {
    return Optional.empty();
  }

  /** The parts of a sum on which it rests; none when it does not rest on parts. */
  default List<Summand> summands() {
    return List.of();
  }

  /** Why, as a reader may follow it. */
  default Optional<Reason> why() {
    return Optional.empty();
  }

  /**
   * Where {@code mover}'s winning moves lead, as far as the evidence tells that by itself.
   *
   * @param position the one for which this is the evidence
   */
  default Optional<Winning<Position>> winning(Position position, Player mover) {
    return Optional.empty();
  }

  /**
   * What it rests on, in a line.
   *
   * @param kind    such as "Theorem" or "Proved"
   * @param authors may be empty
   */
  record Line(Phrase kind, Phrase statement, String authors) {
    /** A line that names a published result. */
    public static Line theorem(Phrase statement, String authors) {
      return new Line(Phrase.of("Theorem"), statement, authors);
    }
  }
}
