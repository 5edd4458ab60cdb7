package org.grundy.explain;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Fields;
import org.grundy.reason.Verdict;

/**
 * The answer of a command, before a language or format is chosen. The printer asks either for the blocks or for the
 * fields, so only those are computed.
 */
public interface Document {
  /** The blocks for people, in reading order. Text has a blank line between two blocks. */
  List<Block> blocks();

  /** For programs. */
  void fields(Fields out);

  /** A sentence on one line, and what programs get instead. */
  static Document of(Phrase sentence, Consumer<Fields> fields) {
    return of(() -> List.of(new Unbroken(sentence)), fields);
  }

  static Document of(Supplier<List<Block>> blocks, Consumer<Fields> fields) {
    return new Document() {
      @Override
      public List<Block> blocks() {
        return blocks.get();
      }

      @Override
      public void fields(Fields out) {
        fields.accept(out);
      }
    };
  }

  /** A piece of a document. */
  sealed interface Block
      permits
      Report.Headline,
      Report.Block,
      Together,
      Headed,
      Unbroken,
      Hanging,
      Sentence,
      Centred,
      Form,
      Strong,
      NewPage,
      Pictured,
      Drawn,
      Table,
      Ruled,
      Remarks,
      Played,
      Note,
      Discovery,
      Hence,
      Because,
      Tried,
      Sequence,
      HeapValues,
      Excerpt,
      Program {
  }

  /** The blocks that hold no others, in their order. */
  static Stream<Block> leaves(List<Block> blocks) {
    return blocks.stream().flatMap(block -> switch (block) {
      case Together(List<Block> inner) -> leaves(inner);
      case Headed(Phrase _, int _, List<Block> inner) -> leaves(inner);
      default -> Stream.of(block);
    });
  }

  /** Blocks without blank lines between them. */
  record Together(List<Block> blocks) implements Block {
    public Together {
      blocks = List.copyOf(blocks);
    }
  }

  /**
   * Blocks one below another to the right of a head, such as {@code Found:  }; a head of spaces indents them.
   *
   * @param width the least width of the head; a wider head is followed by one space, or by none if this is 0
   */
  record Headed(Phrase head, int width, List<Block> blocks) implements Block {
    public Headed {
      blocks = List.copyOf(blocks);
    }

    public static Headed of(Phrase head, Block... blocks) {
      return new Headed(head, 0, List.of(blocks));
    }

    /** In a column. */
    public static Headed of(Phrase head, int width, Block... blocks) {
      return new Headed(head, width, List.of(blocks));
    }

    public static Headed indented(int width, Block... blocks) {
      return new Headed(Phrase.verbatim(""), width, List.of(blocks));
    }

    /** A paragraph. */
    public static Headed say(Phrase head, Phrase phrase) {
      return of(head, new Report.Say(phrase));
    }
  }

  /** A line that is never broken, however long. */
  record Unbroken(Phrase phrase) implements Block {
  }

  /** A paragraph whose lines but the first are indented. */
  record Hanging(Phrase phrase, int by) implements Block {
  }

  /** A paragraph of a sentence, to which a capital and a full stop are added. */
  record Sentence(Phrase phrase) implements Block {
  }

  /** Lines that are never broken, each in the middle. */
  record Centred(List<Phrase> lines) implements Block {
    public Centred {
      lines = List.copyOf(lines);
    }
  }

  /** A form of a value, which may be long; its lines end after commas and bars. */
  record Form(String text) implements Block {
  }

  /** A line in bold type where there is any. */
  record Strong(Phrase phrase) implements Block {
  }

  /** The same, at the top of a new page where there are pages. */
  record NewPage(Strong heading) implements Block {
  }

  /** What stands in a cell that a reader fills in. */
  String BLANK = "_";

  /**
   * Rows of cells in columns.
   *
   * @param indent before the first column
   * @param gap    between two columns
   * @param align  where cells stand in their columns
   */
  record Table(List<Cells> rows, int indent, int gap, Align align) implements Block {
    public Table {
      rows = List.copyOf(rows);
    }
  }

  /** Where the cells of a table stand in their columns. */
  enum Align {
    LEFT,
    RIGHT,
    /** In the middle; those of the first column at the left. */
    CENTRED
  }

  /** A row of a table, and the paragraphs below it, indented past the first column. */
  record Cells(List<Phrase> cells, List<Phrase> below) {
    public Cells {
      cells = List.copyOf(cells);
      below = List.copyOf(below);
    }
  }

  /**
   * A table with a line between the names of the rows and the cells.
   *
   * @param upwards whether the first row is the lowest, with the names of the columns below it
   */
  record Ruled(List<String> columns, List<String> rows, List<List<String>> cells, boolean upwards) implements Block {
    public Ruled {
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
      cells = List.copyOf(cells);
    }
  }

  /**
   * The values of heaps 0, 1, 2, .. in rows.
   *
   * @param columns the values in a row
   * @param marked  the heaps whose values are in brackets
   * @param after   what is said behind the last row, if anything
   */
  record HeapValues(int columns, List<BigInteger> values, Set<Integer> marked, Optional<Phrase> after)
      implements
        Block {
    public HeapValues {
      values = List.copyOf(values);
      marked = Set.copyOf(marked);
    }

    /** The width of a value with its brackets and a space before it. */
    public static int width(List<BigInteger> values) {
      return Math.max(4, 3 + values.stream().mapToInt(value -> value.toString().length()).max().orElse(1));
    }

    /** A value, in brackets if it is marked. */
    public String cell(int heap) {
      return marked.contains(heap) ? "[" + values.get(heap) + "]" : values.get(heap).toString();
    }
  }

  /** A position, at the left margin. */
  record Pictured(Picture picture) implements Block {
  }

  /** A picture, at the left margin. */
  record Drawn(Exhibit exhibit) implements Block {
  }

  /** The steps from one form to another, or answers to moves. */
  record Remarks(List<Remark> remarks) implements Block {
    public Remarks {
      remarks = List.copyOf(remarks);
    }
  }

  /** A form or a move, possibly empty, and a comment on it. */
  record Remark(Phrase about, Phrase said) {
    public static void fields(Fields out, String name, List<Remark> remarks) {
      out.objects(name, remarks,
          (node, remark) -> node.put("about", remark.about()).put("said", remark.said()));
    }
  }

  /**
   * A match move by move.
   *
   * @param measure what the positions are measured by
   */
  record Played(Phrase measure, List<Turn> turns) implements Block {
    public Played {
      turns = List.copyOf(turns);
    }
  }

  /** A position of a match, its measure, and what is to be said of the move that led there. */
  record Turn(Phrase position, Phrase measured, Phrase said) {
  }

  /** A remark on what was found. */
  record Note(Phrase phrase) implements Block {
  }

  /**
   * A finding and its standing.
   *
   * @param theorem the published theorem, when that is the proof
   */
  record Discovery(List<Statement> statements, Verdict<?> verdict, Optional<Citation> theorem) implements Block {
    public Discovery {
      statements = List.copyOf(statements);
    }

    /** The standing in a few words. */
    public Phrase standing() {
      return switch (verdict) {
        case Verdict.Proved<?> proved -> theorem.map(by -> Phrase.of("proved: theorem, {0}", by.authors()))
            .orElseGet(() -> Phrase.of("proved: {0}", proved.how()));
        case Verdict.Checked<?>(Phrase bound, var _) -> Phrase.of("checked for {0}, not proved", bound);
        case Verdict.Refuted<?> _, Verdict.GaveUp<?> _ ->
          throw new IllegalArgumentException("a form that is found holds");
      };
    }
  }

  /**
   * A statement of a finding.
   *
   * @param scope the numbers for which it holds, where not all
   */
  record Statement(Phrase text, Optional<Phrase> scope) {
  }

  /** A consequence of a finding. */
  record Hence(Phrase phrase) implements Block {
  }

  /** The reasons for findings, as sentences of one paragraph. */
  record Because(List<Phrase> sentences) implements Block {
    public Because {
      sentences = List.copyOf(sentences);
    }
  }

  /** The searches made, and what ended them. */
  record Tried(List<Phrase> tried, Optional<BudgetSpent.Limit> stopped) implements Block {
    public Tried {
      tried = List.copyOf(tried);
    }
  }

  /** Rows of numbers, aligned by place. */
  record Sequence(List<Numbers> rows) implements Block {
    public Sequence {
      rows = List.copyOf(rows);
    }
  }

  /** As many numbers of each row around a place as there is room for. */
  record Excerpt(List<Numbers> rows, int place) implements Block {
    public Excerpt {
      rows = List.copyOf(rows);
    }
  }

  /** A row of numbers with its name. */
  record Numbers(Phrase name, List<String> numbers) {
    public Numbers {
      numbers = List.copyOf(numbers);
    }

    /** @param number the one for each n from {@code first} to {@code last} */
    public static Numbers of(Phrase name, int first, int last, IntFunction<?> number) {
      return new Numbers(name,
          IntStream.rangeClosed(first, last).mapToObj(n -> String.valueOf(number.apply(n))).toList());
    }
  }

  /** A program in a language. */
  record Program(String language, String text) implements Block {
  }
}
