package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.explain.Document;
import org.grundy.explain.Report;
import org.grundy.explain.Voice;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;

/** Reports as lines of text: the answer first, with the worth at the right margin, then a block after each blank line. */
public final class ReportText {
  private static final String GAP = "    ";
  /** The indentation of the second and later lines of a row. */
  private static final String NEXT = "      ";
  /** The column of a program beside the name of its language. */
  private static final int LANGUAGE = 14;
  /**
   * The longest program line shown in full; of a longer one, such as a table of thousands of values, only the beginning
   * is shown.
   */
  private static final int LONGEST = 20_000;
  private static final int SHOWN = 1_000;

  private final TextOptions options;
  private final Voice voice;
  private final Ink ink;
  private final List<String> lines = new ArrayList<>();

  private ReportText(TextOptions options) {
    this.options = options;
    this.voice = options.voice();
    this.ink = new Ink(options.colour());
  }

  /** The report as lines of text. */
  public static List<String> lines(Report report, TextOptions options) {
    var text = new ReportText(options);
    text.blocks(report.all());
    return text.lines;
  }

  /** The blocks of a document as lines of text. */
  public static List<String> lines(Document document, TextOptions options) {
    var text = new ReportText(options);
    text.blocks(document.blocks());
    return text.lines;
  }

  /** One block as lines of text. */
  static List<String> lines(Document.Block block, TextOptions options) {
    var text = new ReportText(options);
    text.blocks(List.of(block));
    return text.lines;
  }

  private void blocks(List<? extends Document.Block> blocks) {
    Optional<Picture> board = blocks.stream().filter(block -> block instanceof Report.Board)
        .map(block -> ((Report.Board) block).pictures().getFirst()).findFirst();
    for (int i = 0; i < blocks.size(); i++) {
      boolean sources = i > 0 && blocks.get(i) instanceof Report.Source && blocks.get(i - 1) instanceof Report.Source;
      if (i > 0 && !sources)
        lines.add("");
      block(blocks.get(i), board);
    }
  }

  private void headline(Report.Headline first) {
    String letter = voice.say(first.letter());
    String words = " ".repeat(Math.max(1, 4 - letter.length())) + voice.say(first.words());
    String margin = voice.say(first.margin());
    int room = options.width() - letter.length() - words.length() - margin.length();
    if (room >= 2 || margin.isEmpty()) {
      lines.add((ink.bold(letter) + words + " ".repeat(Math.max(0, room)) + margin).stripTrailing());
    } else {
      lines.add(ink.bold(letter) + words);
      lines.add(" ".repeat(4) + margin);
    }
  }

  private void block(Document.Block block, Optional<Picture> board) {
    switch (block) {
      case Report.Headline first -> headline(first);
      case Report.Block answer -> answer(answer, board);
      case Document.Together(List<Document.Block> blocks) -> {
        int width = blocks.stream().mapToInt(this::head).max().orElse(0);
        blocks.forEach(one -> block(widened(one, width), board));
      }
      case Document.Headed(Phrase head, int width, List<Document.Block> blocks) ->
        headed(padded(voice.say(head), width), blocks);
      case Document.Unbroken(Phrase phrase) -> lines.add(voice.say(phrase));
      case Document.Hanging(Phrase phrase, int by) -> lines.addAll(wrapped(voice.say(phrase), "", " ".repeat(by)));
      case Document.Sentence(Phrase phrase) -> lines.addAll(wrapped(voice.sentence(phrase), "", ""));
      case Document.NewPage(Document.Strong heading) -> block(heading, board);
      case Document.Strong(Phrase phrase) -> lines.add(ink.bold(voice.say(phrase)));
      case Document.Centred(List<Phrase> centred) -> centred.forEach(phrase -> lines.add(centred(voice.say(phrase))));
      case Document.Form(String form) -> lines.addAll(RowsText.form(form, options.width()));
      case Document.Pictured(Picture picture) -> lines.addAll(BoardText.lines(picture, options));
      case Document.Ruled table -> lines.addAll(RuledText.lines(table, options.unicode()));
      case Document.Played match -> lines.addAll(RowsText.played(match, options));
      case Document.Drawn(Exhibit exhibit) -> lines.addAll(ExhibitText.lines(exhibit, options));
      case Document.Remarks(List<Document.Remark> steps) -> lines.addAll(RowsText.steps(steps, options));
      case Document.Table table -> lines.addAll(RowsText.table(table, options));
      case Document.Note(Phrase phrase) -> lines.addAll(wrapped(voice.say(phrase), "", ""));
      case Document.Discovery finding -> {
        for (Document.Statement statement : finding.statements()) {
          lines.addAll(wrapped(voice.say(statement.text()), "", ""));
          statement.scope().ifPresent(scope -> lines.add(voice.say(scope)));
        }
        lines.addAll(wrapped(voice.say(finding.standing()), "", ""));
      }
      case Document.Hence(Phrase phrase) -> headed(voice.say("Hence") + ":  ", List.of(new Report.Say(phrase)));
      case Document.Because(List<Phrase> sentences) ->
        headed(voice.say("Why") + "   ", List.of(new Report.Say(Phrase.sequence(sentences, " "))));
      case Document.Tried tried -> tried(tried);
      case Document.Sequence(List<Document.Numbers> rows) -> lines.addAll(RowsText.sequence(rows, voice));
      case Document.HeapValues table -> lines.addAll(RowsText.values(table, voice));
      case Document.Excerpt(List<Document.Numbers> rows, int place) ->
        lines.addAll(RowsText.excerpt(rows, place, options));
      case Document.Program(String language, String program) -> program(language, program.lines().toList());
    }
  }

  /** The room that a head in a column needs; 0 when there is none. */
  private int head(Document.Block block) {
    return !(block instanceof Document.Headed(Phrase head, int width, List<Document.Block> blocks)) ? 0
        : voice.say(head).isBlank() ? blocks.stream().mapToInt(this::head).max().orElse(0)
        : width == 0 ? 0 : voice.say(head).length() + 1;
  }

  /** A block whose column of heads is at least so wide, so that blocks below each other begin in one column. */
  private Document.Block widened(Document.Block block, int least) {
    if (!(block instanceof Document.Headed(Phrase head, int width, List<Document.Block> blocks)) || least == 0)
      return block;
    return voice.say(head).isBlank()
        ? new Document.Headed(head, width, blocks.stream().map(one -> widened(one, least)).toList())
        : width == 0 ? block : new Document.Headed(head, Math.max(width, least), blocks);
  }

  private void answer(Report.Block block, Optional<Picture> board) {
    switch (block) {
      case Report.Board(List<Picture> pictures, List<Phrase> sides) -> pictures(pictures, sides);
      case Report.Shown(Exhibit exhibit) ->
        ExhibitText.lines(exhibit, options.within(Math.max(1, options.width() - 2)))
            .forEach(line -> lines.add("  " + line));
      case Report.Moves(Phrase title, List<Report.Row> rows) -> {
        lines.addAll(wrapped(voice.say(title), "", ""));
        table(rows, List.of());
      }
      case Report.Run(Phrase title, List<Phrase> moves) -> {
        lines.addAll(wrapped(voice.say(title), "", ""));
        lines.addAll(wrapped(
            String.join(", ", moves.stream().map(move -> voice.say(move).replace(' ', Paragraphs.NO_BREAK)).toList()),
            "  ", "  "));
      }
      case Report.Answers(Phrase title, List<Report.Line> tree) -> {
        lines.addAll(wrapped(voice.say(title), "", ""));
        for (Report.Line line : tree) {
          String indent = "  ".repeat(1 + line.depth());
          lines.addAll(wrapped(voice.say(line.said()), indent, indent + "  "));
        }
      }
      case Report.Summands(List<Report.Row> rows, _) -> table(rows, List.of(1));
      case Report.Why(Reason reason) -> why(reason, board);
      case Report.Lesson(Phrase title, Reason reason) -> {
        lines.addAll(wrapped(voice.say(title), "", ""));
        lesson(reason);
      }
      case Report.Measures(Phrase phrase) -> lines.addAll(wrapped(voice.say(phrase), "", ""));
      case Report.Say(Phrase phrase) -> lines.addAll(wrapped(voice.say(phrase), "", ""));
      case Report.Source source -> source(source);
    }
  }

  private String centred(String text) {
    return " ".repeat(Math.max(2, (options.width() - text.length()) / 2)) + text;
  }

  private static String padded(String head, int width) {
    return width == 0 ? head : head + " ".repeat(Math.max(head.isEmpty() ? width : 1, width - head.length()));
  }

  private void headed(String head, List<Document.Block> blocks) {
    var below = new ReportText(options.within(Math.max(1, options.width() - head.length())));
    blocks.forEach(block -> below.block(block, Optional.empty()));
    for (int i = 0; i < below.lines.size(); i++)
      lines.add(((i == 0 ? head : " ".repeat(head.length())) + below.lines.get(i)).stripTrailing());
  }

  private void tried(Document.Tried block) {
    lines.add(voice.say("Tried"));
    block.tried().forEach(one -> lines.addAll(wrapped(voice.say(one), "  ", "  ")));
    block.stopped().ifPresent(limit -> lines.addAll(wrapped(voice.say(switch (limit) {
      case TIME -> Phrase.of("Timed out before trying everything; raise {0}.", "--time");
      case MEMORY -> Phrase.of("Ran out of memory before trying everything; raise {0}.", "--memory");
      case WORK -> Phrase.of("Ran out of steps before trying everything; raise {0}.", "--nodes");
      case CANCELLED -> Phrase.of("Cancelled before trying everything.");
    }), "", "")));
  }

  /** The program stands beside the name of its language if it is a single line that fits. */
  private void program(String language, List<String> program) {
    String label = language + " ".repeat(Math.max(0, LANGUAGE - language.length()));
    if (program.size() == 1 && label.length() + program.getFirst().length() <= options.width()) {
      lines.add(label + program.getFirst());
      return;
    }
    lines.add(language);
    program.forEach(line -> lines.add("  " + (line.length() <= LONGEST ? line : line.substring(0, SHOWN) + " ..")));
    program.stream().mapToInt(String::length).filter(length -> length > LONGEST).findFirst()
        .ifPresent(length -> lines.addAll(wrapped(voice.say(
            "A line of {0} characters is cut off here; {1} prints the whole program.", length, "--json"), "  ", "  ")));
  }

  /** The sides' moves are described beside the first line of a picture, or below it if there is no room. */
  private void pictures(List<Picture> pictures, List<Phrase> sides) {
    boolean first = true;
    for (int i = 0; i < pictures.size(); i++) {
      if (pictures.get(i).parts().isEmpty())
        continue;
      if (!first)
        lines.add("  +");
      first = false;
      List<String> picture = BoardText.lines(pictures.get(i), options);
      String said = i < sides.size() ? voice.say(sides.get(i)) : "";
      int width = picture.stream().mapToInt(String::length).max().orElse(0);
      boolean fits = width + 2 + GAP.length() + said.length() <= options.width();
      for (int line = 0; line < picture.size(); line++)
        lines.add(line == 0 && fits
            ? ("  " + picture.getFirst() + " ".repeat(width - picture.getFirst().length()) + GAP + said).stripTrailing()
            : ("  " + picture.get(line)).stripTrailing());
      if (!fits)
        lines.add("  " + said);
    }
  }

  /** Rows of cells in columns; the named columns are aligned to the right. Rows that are too long are broken. */
  private void table(List<Report.Row> rows, List<Integer> right) {
    List<List<String>> cells = rows.stream().map(row -> row.cells().stream().map(voice::say).toList()).toList();
    int columns = cells.stream().mapToInt(List::size).max().orElse(0);
    int[] widths = new int[columns];
    cells.forEach(row -> IntStream.range(0, row.size() > 1 ? row.size() : 0)
        .forEach(c -> widths[c] = Math.max(widths[c], row.get(c).length())));
    boolean fits = IntStream.of(widths).sum() + 2 + GAP.length() * (columns - 1) <= options.width();
    for (List<String> row : cells) {
      if (!fits) {
        broken(row);
        continue;
      }
      var line = new StringBuilder("  ");
      for (int c = 0; c < row.size(); c++) {
        String pad = " ".repeat(Math.max(0, widths[c] - row.get(c).length()));
        line.append(right.contains(c) ? pad + row.get(c) : row.get(c) + pad).append(GAP);
      }
      lines.add(line.toString().stripTrailing());
    }
  }

  /** A row in lines with as many whole cells as fit. */
  private void broken(List<String> row) {
    String indent = "  ";
    String line = row.getFirst();
    for (String cell : row.subList(1, row.size()).stream().filter(cell -> !cell.isEmpty()).toList())
      if (indent.length() + line.length() + GAP.length() + cell.length() <= options.width()) {
        line += GAP + cell;
      } else {
        lines.addAll(wrapped(line, indent, NEXT));
        indent = NEXT;
        line = cell;
      }
    lines.addAll(wrapped(line, indent, NEXT));
  }

  private void why(Reason reason, Optional<Picture> board) {
    String word = voice.say("Why") + "   ";
    String indent = " ".repeat(word.length());
    String first = word;
    for (Reason.Item item : reason.items()) {
      List<String> made = switch (item) {
        case Reason.Sentence(Phrase phrase, _) -> wrapped(voice.say(phrase), indent, indent).stream()
            .map(line -> line.substring(indent.length())).toList();
        case Exhibit exhibit -> exhibit(exhibit, board, options.within(options.width() - indent.length()));
      };
      for (String line : made) {
        lines.add((first + line).stripTrailing());
        first = indent;
      }
    }
  }

  /** Each sentence a paragraph, the exhibits between them. */
  private void lesson(Reason reason) {
    for (Reason.Item item : reason.items())
      lines.addAll(switch (item) {
        case Reason.Sentence(Phrase phrase, _) -> wrapped(voice.say(phrase), "  ", "  ");
        case Exhibit exhibit -> ExhibitText.lines(exhibit, options.within(options.width() - 2)).stream()
            .map(line -> ("  " + line).stripTrailing()).toList();
      });
  }

  private static List<String> exhibit(Exhibit exhibit, Optional<Picture> board, TextOptions options) {
    return board.map(picture -> ExhibitText.lines(exhibit, picture, options))
        .orElseGet(() -> ExhibitText.lines(exhibit, options));
  }

  private void source(Report.Source source) {
    String kind = voice.say(source.kind()) + "  ";
    List<String> statement = wrapped(voice.say(source.statement()), kind, " ".repeat(kind.length()));
    String last = statement.getLast();
    int room = options.width() - last.length() - source.authors().length();
    statement.subList(0, statement.size() - 1).forEach(line -> lines.add(ink.dim(line)));
    if (room >= 2 || source.authors().isEmpty()) {
      lines.add(ink.dim((last + " ".repeat(Math.clamp(room, 0, GAP.length())) + source.authors()).stripTrailing()));
    } else {
      lines.add(ink.dim(last));
      lines.add(ink.dim(" ".repeat(kind.length()) + source.authors()));
    }
  }

  private List<String> wrapped(String text, String first, String then) {
    return Paragraphs.lines(text, first, then, options.width());
  }
}
