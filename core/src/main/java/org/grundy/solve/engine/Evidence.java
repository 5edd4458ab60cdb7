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
 * The evidence for an answer. It is a tree, since the evidence for a sum includes that for its summands. Evidence
 * supplies its own words and JSON fields, so printers need not know its kind.
 */
public interface Evidence {
  /** The kind, as JSON names it. */
  String kind();

  /** The source of a summand's value, in a word or two. */
  Phrase briefly();

  /**
   * The evidence in one line. Theorems, proofs and searches are labelled differently.
   *
   * @param proved what to call a computation: "Proved" for the outcome, "Value" for further statements about the value
   */
  Line line(Phrase proved);

  /** Whether the printed worth already says as much, so no line is needed. */
  default boolean isToldBy(@SuppressWarnings("unused") Worth worth) {
    return false;
  }

  /** The fields of its kind, for programs. */
  void fields(Fields out);

  /** Says that a machine proof exists too, and how to run it again. */
  default Optional<Line> machineProof() {
    return Optional.empty();
  }

  /** The parts of a sum that the answer depends on; empty if it depends on no parts. */
  default List<Summand> summands() {
    return List.of();
  }

  /** The reason, in steps a reader can follow. */
  default Optional<Reason> why() {
    return Optional.empty();
  }

  /**
   * Where {@code mover}'s winning moves lead, if the evidence alone tells.
   *
   * @param position the one for which this is the evidence
   */
  default Optional<Winning<Position>> winning(Position position, Player mover) {
    return Optional.empty();
  }

  /**
   * The evidence in a line.
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
