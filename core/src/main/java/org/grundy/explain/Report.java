package org.grundy.explain;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;

/**
 * An answer in reading order, before a language is chosen: the first line, then the moves, why, and the evidence.
 *
 * @param letter   the outcome's letter
 * @param headline the same in words
 * @param margin   the value, or how the outcome is known; may be empty
 */
public record Report(Phrase letter, Phrase headline, Phrase margin, List<Block> blocks) {
  public Report {
    blocks = List.copyOf(blocks);
  }

  /** The first line and all that follows it. */
  public List<Document.Block> all() {
    return Stream.<Document.Block>concat(Stream.of(new Headline(letter, headline, margin)), blocks.stream()).toList();
  }

  /** The first line of an answer; the margin stands at the right, and may be empty. */
  public record Headline(Phrase letter, Phrase words, Phrase margin) implements Document.Block {
  }

  /** A self-contained part of a report. */
  public sealed interface Block extends Document.Block {
  }

  /**
   * The pictures of the position.
   *
   * @param sides beside each picture: how the players' moves differ; empty where that is not said
   */
  public record Board(List<Picture> pictures, List<Phrase> sides) implements Block {
    public Board {
      pictures = List.copyOf(pictures);
      sides = List.copyOf(sides);
    }
  }

  /** Moves under a heading: the action and where it leads. */
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

  /**
   * The parts of a sum with the value of each and how it is known; the total last.
   *
   * @param nim whether the values are nim-values, and their nim-sum decides the game: not under misere play
   */
  public record Summands(List<Row> rows, boolean nim) implements Block {
    public Summands {
      rows = List.copyOf(rows);
    }

    Summands(List<Row> rows) {
      this(rows, false);
    }
  }

  /** The answers to every move, as a tree: lines below a line follow from it. */
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

  /** A lesson under a heading. */
  public record Lesson(Phrase title, Reason reason) implements Block {
  }

  /** A sentence by itself. */
  public record Say(Phrase phrase) implements Block {
  }

  /** A measurement of a value, on one line. */
  public record Measures(Phrase phrase) implements Block {
  }

  /** A picture of the position's value. */
  public record Shown(Exhibit exhibit) implements Block {
  }

  /** One line of evidence: its kind, its text, its source (may be empty). */
  public record Source(Phrase kind, Phrase statement, String authors) implements Block {
  }
}
