package org.grundy.explain;

import java.util.List;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;

/**
 * An answer in the order in which it is read, still without a language: the first line, then the moves, why, and the
 * evidence.
 *
 * @param letter   the outcome's letter
 * @param headline the same in words
 * @param margin   the worth, or how the outcome is known; may be empty
 */
public record Report(Phrase letter, Phrase headline, Phrase margin, List<Block> blocks) {
  public Report {
    blocks = List.copyOf(blocks);
  }

  /** A piece of a report that stands by itself. */
  public sealed interface Block extends Document.Block {
  }

  /**
   * What the position looks like.
   *
   * @param sides beside each picture: how the players' moves differ, without words where that is not said
   */
  public record Board(List<Picture> pictures, List<Phrase> sides) implements Block {
    public Board {
      pictures = List.copyOf(pictures);
      sides = List.copyOf(sides);
    }
  }

  /** Moves under a heading: what is done and where it leads. */
  public record Moves(Phrase title, List<Row> rows) implements Block {
    public Moves {
      rows = List.copyOf(rows);
    }
  }

  /** Moves in one paragraph under a heading. */
  public record Run(Phrase title, List<Phrase> moves) implements Block {
    public Run {
      moves = List.copyOf(moves);
    }
  }

  /** The parts of a sum with what each is worth and how that is known; the total last. */
  public record Summands(List<Row> rows) implements Block {
    public Summands {
      rows = List.copyOf(rows);
    }
  }

  /** How every move is answered, as a tree: lines below a line follow from it. */
  public record Answers(Phrase title, List<Line> lines) implements Block {
    public Answers {
      lines = List.copyOf(lines);
    }
  }

  /**
   * A line of a tree.
   *
   * @param depth 0 or more, at most one more than that of the line before
   */
  public record Line(int depth, Phrase said) {
  }

  /** Cells of a row, left to right. */
  public record Row(List<Phrase> cells) {
    public Row {
      cells = List.copyOf(cells);
    }

    static Row of(Phrase... cells) {
      return new Row(List.of(cells));
    }
  }

  public record Why(Reason reason) implements Block {
  }

  /** Something taught under a heading. */
  public record Lesson(Phrase title, Reason reason) implements Block {
  }

  /** A sentence by itself. */
  public record Say(Phrase phrase) implements Block {
  }

  /** What is measured of a value, in a line. */
  public record Measures(Phrase phrase) implements Block {
  }

  /** A picture of what the position is worth. */
  public record Shown(Exhibit exhibit) implements Block {
  }

  /** One line of evidence: what kind, what it says, whose it is (may be empty). */
  public record Source(Phrase kind, Phrase statement, String authors) implements Block {
  }
}
