package org.grundy.draw;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.explain.Document;
import org.grundy.explain.Language;
import org.grundy.explain.Report;
import org.grundy.explain.Voice;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;
import org.grundy.value.thermal.Thermograph;

/**
 * Documents as LaTeX that pdflatex turns into pages, with no package beyond those of every installation but TikZ, which
 * graphs need. Tables become tables with numbers and values in math mode, and sentences paragraphs; thermographs and
 * graphs are pictures, and other pictures are drawn with letters.
 */
public final class ReportLatex {
  /** The depth of the last level of a list. */
  private static final int DEEPEST = 3;
  private static final String TIKZ = "\\usepackage{tikz}";

  private final TextOptions options;
  private final Voice voice;
  private final List<String> lines = new ArrayList<>();
  /** Whether sentences are about positions, where a single arrow is a value and no variable. */
  private boolean aboutPositions;

  private ReportLatex(TextOptions options) {
    this.options = options.plain();
    this.voice = this.options.voice();
  }

  private void preamble() {
    lines.addAll(List.of("\\documentclass[11pt]{article}", "\\usepackage[utf8]{inputenc}",
        "\\usepackage[T1]{fontenc}"));
    babel(voice.language()).ifPresent(name -> lines.add("\\usepackage[" + name + ",provide=*]{babel}"));
    lines.addAll(List.of("\\setlength{\\parindent}{0pt}", "\\setlength{\\parskip}{1ex}", "\\begin{document}"));
  }

  /**
   * The name of a language for the package babel. It is loaded from the files that babel itself brings, since those of
   * single languages are often not installed.
   */
  private static Optional<String> babel(Language language) {
    return switch (language) {
      case EN -> Optional.empty();
      case ES -> Optional.of("spanish");
      case HR -> Optional.of("croatian");
      case ID -> Optional.of("indonesian");
    };
  }

  public static List<String> lines(Document document, TextOptions options) {
    var latex = new ReportLatex(options);
    latex.preamble();
    int preamble = latex.lines.size();
    latex.blocks(document.blocks());
    if (latex.drawsGraphs())
      latex.lines.add(preamble - 1, TIKZ);
    latex.lines.add("\\end{document}");
    return latex.lines;
  }

  /** What stands between the beginning and the end of the document, to put into another. */
  public static List<String> fragment(Document document, TextOptions options) {
    var latex = new ReportLatex(options);
    latex.blocks(document.blocks());
    if (latex.drawsGraphs())
      latex.lines.addFirst("% " + TIKZ);
    return latex.lines;
  }

  private boolean drawsGraphs() {
    return lines.stream().anyMatch(line -> line.startsWith("\\begin{tikzpicture}"));
  }

  /** Blocks with heads beside each other make one list; what only indents or joins blocks makes no difference. */
  private void blocks(List<Document.Block> blocks) {
    boolean list = false;
    for (Document.Block block : blocks.stream().flatMap(this::flat).toList()) {
      boolean item = block instanceof Document.Headed;
      if (item != list)
        lines.add(item ? "\\begin{description}" : "\\end{description}");
      list = item;
      block(block);
    }
    if (list)
      lines.add("\\end{description}");
  }

  private Stream<Document.Block> flat(Document.Block block) {
    return switch (block) {
      case Document.Together(List<Document.Block> blocks) -> blocks.stream().flatMap(this::flat);
      case Document.Headed(Phrase head, int _, List<Document.Block> blocks) when voice.say(head).isBlank() ->
        blocks.stream().flatMap(this::flat);
      default -> Stream.of(block);
    };
  }

  private void block(Document.Block block) {
    switch (block) {
      case Report.Headline(Phrase letter, Phrase words, Phrase margin) -> paragraph(
          "\\textbf{" + say(letter) + "}\\quad " + say(words) + "\\hfill " + say(margin));
      case Report.Block answer -> {
        aboutPositions = true;
        answer(answer);
        aboutPositions = false;
      }
      case Document.Together(List<Document.Block> blocks) -> blocks(blocks);
      case Document.Headed(Phrase head, int _, List<Document.Block> blocks) -> {
        lines.add("\\item[" + say(head).strip() + "]");
        blocks(blocks);
      }
      case Document.Unbroken(Phrase phrase) -> paragraph(say(phrase));
      case Document.Hanging(Phrase phrase, int _) -> paragraph(say(phrase));
      case Document.Note(Phrase phrase) -> paragraph(say(phrase));
      case Document.Hence(Phrase phrase) -> paragraph(emphasis(Phrase.of("Hence")) + " " + say(phrase));
      case Document.Sentence(Phrase phrase) -> paragraph(LatexText.escaped(voice.sentence(phrase)));
      case Document.Strong(Phrase phrase) -> lines.add("\\subsection*{" + say(phrase) + "}");
      case Document.NewPage(Document.Strong heading) -> {
        lines.add("\\newpage");
        block(heading);
      }
      case Document.Form(String text) -> paragraph("\\texttt{" + LatexText.escaped(text) + "}");
      case Document.Centred(List<Phrase> centred) -> {
        lines.add("\\begin{center}");
        lines.add(centred.stream().map(this::say).collect(Collectors.joining("\\\\\n")));
        lines.add("\\end{center}");
      }
      case Document.Because(List<Phrase> sentences) ->
        paragraph(emphasis(Phrase.of("Why")) + " " + say(Phrase.sequence(sentences, " ")));
      case Document.Discovery finding -> {
        for (Document.Statement statement : finding.statements())
          paragraph(say(statement.text()) + statement.scope().map(scope -> " " + say(scope)).orElse(""));
        paragraph(say(finding.standing()));
      }
      case Document.Table(List<Document.Cells> rows, int _, int _, Document.Align align) -> {
        table(rows.stream().map(row -> row.cells().stream().map(this::cell).toList()).toList(), align);
        rows.stream().flatMap(row -> row.below().stream()).forEach(below -> paragraph(say(below)));
      }
      case Document.Ruled table -> ruled(table);
      case Document.Played(Phrase measure, List<Document.Turn> turns) -> {
        var rows = new ArrayList<List<String>>(List.of(List.of("", "", say(measure), "")));
        for (Document.Turn turn : turns)
          rows.add(
              List.of(rows.size() == 1 ? "" : LatexText.math(Integer.toString(rows.size() - 1)), say(turn.position()),
                  cell(turn.measured()), say(turn.said())));
        table(rows, Document.Align.LEFT);
      }
      case Document.Remarks(List<Document.Remark> remarks) -> table(
          remarks.stream().map(remark -> List.of(say(remark.about()), say(remark.said()))).toList(),
          Document.Align.LEFT);
      case Document.Sequence(List<Document.Numbers> rows) -> numbers(rows);
      case Document.HeapValues table -> values(table);
      case Document.Drawn(Exhibit.Walls walls) -> {
        lines.addAll(ThermographLatex.lines(Thermograph.of(walls), voice));
        lines.add("");
      }
      case Document.Pictured(Picture picture) when isGraph(picture) -> graph(picture);
      case Document.Pictured _, Document.Drawn _, Document.Tried _, Document.Excerpt _, Document.Program _ ->
        verbatim(block);
    }
  }

  private void answer(Report.Block block) {
    switch (block) {
      case Report.Say(Phrase phrase) -> paragraph(say(phrase));
      case Report.Measures(Phrase phrase) -> paragraph(say(phrase));
      case Report.Moves(Phrase title, List<Report.Row> rows) -> {
        paragraph(say(title));
        rows(rows);
      }
      case Report.Summands(List<Report.Row> rows, _) -> rows(rows);
      case Report.Run(Phrase title, List<Phrase> moves) ->
        paragraph(say(title) + "\\\\ " + moves.stream().map(this::say).collect(Collectors.joining(", ")));
      case Report.Why(Reason reason) -> reason(emphasis(Phrase.of("Why")) + " ", reason);
      case Report.Lesson(Phrase title, Reason reason) -> {
        paragraph(say(title));
        reason("", reason);
      }
      case Report.Source(Phrase kind, Phrase statement, String authors) -> paragraph(
          "\\emph{" + say(kind) + "} " + say(statement) + "\\hfill " + LatexText.escaped(authors));
      case Report.Answers(Phrase title, List<Report.Line> tree) -> {
        paragraph(say(title));
        tree(tree);
      }
      case Report.Board(List<Picture> pictures, List<Phrase> sides) when pictures.stream()
          .allMatch(ReportLatex::isGraph) -> {
        pictures.forEach(this::graph);
        sides.stream().filter(side -> !voice.say(side).isBlank()).distinct().forEach(side -> paragraph(say(side)));
      }
      case Report.Board _, Report.Shown _ -> verbatim(block);
    }
  }

  private void reason(String head, Reason reason) {
    String first = head;
    for (Reason.Item item : reason.items()) {
      switch (item) {
        case Reason.Sentence(Phrase phrase, _) -> paragraph(first + say(phrase));
        case Exhibit.Columns columns -> columns(columns);
        case Exhibit exhibit -> block(new Document.Drawn(exhibit));
      }
      first = "";
    }
  }

  /** Lists in lists; LaTeX allows four levels, and what is deeper stands in the last. */
  private void tree(List<Report.Line> tree) {
    int depth = -1;
    for (Report.Line line : tree) {
      int wanted = Math.min(line.depth(), DEEPEST);
      for (; depth < wanted; depth++)
        lines.add("\\begin{itemize}");
      for (; depth > wanted; depth--)
        lines.add("\\end{itemize}");
      lines.add("\\item " + say(line.said()));
    }
    for (; depth >= 0; depth--)
      lines.add("\\end{itemize}");
    lines.add("");
  }

  /** Digits below their weights; the total below a line. */
  private void columns(Exhibit.Columns columns) {
    int width = columns.weights().size();
    lines.add("\\begin{tabular}{lr" + "c".repeat(width) + "l}");
    lines.add(say(columns.numeration().name()) + " & & "
        + columns.weights().stream().map(LatexText::math).collect(Collectors.joining(" & ")) + " & \\\\");
    columns.rows().forEach(row -> digits(row, width));
    if (!columns.total().isEmpty())
      lines.add("\\hline");
    columns.total().forEach(row -> digits(row, width));
    lines.add("\\end{tabular}");
    lines.add("");
  }

  private void digits(Exhibit.Row row, int width) {
    int before = row.digits().length() - width;
    String digits = IntStream.range(0, width)
        .mapToObj(i -> before + i < 0 ? "" : row.digits().substring(i == 0 ? 0 : before + i, before + i + 1))
        .map(LatexText::math).collect(Collectors.joining(" & "));
    lines.add(say(row.label()) + " & " + LatexText.math(row.value()) + " & " + digits + " & " + say(row.remark())
        + "\\\\");
  }

  private void rows(List<Report.Row> rows) {
    table(rows.stream().map(row -> row.cells().stream().map(this::say).toList()).toList(), Document.Align.LEFT);
  }

  private void numbers(List<Document.Numbers> rows) {
    table(rows.stream().map(row -> Stream.concat(Stream.of(cell(row.name())), row.numbers().stream()
        .map(LatexText::math)).toList()).toList(), Document.Align.RIGHT);
  }

  private void values(Document.HeapValues table) {
    int columns = table.columns();
    lines.add("\\begin{tabular}{r|" + "r".repeat(columns) + "}");
    lines.add("$n$ & " + IntStream.range(0, columns).mapToObj(i -> "$+" + i + "$").collect(Collectors.joining(" & "))
        + "\\\\\\hline");
    for (int from = 0; from < table.values().size(); from += columns)
      lines.add(Stream
          .concat(Stream.of(Integer.toString(from)),
              IntStream.range(from, Math.min(table.values().size(), from + columns)).mapToObj(table::cell))
          .map(LatexText::math).collect(Collectors.joining(" & ")) + "\\\\");
    table.after().ifPresent(after -> lines.add(" & \\multicolumn{" + columns + "}{r}{" + say(after) + "}\\\\"));
    lines.add("\\end{tabular}");
    lines.add("");
  }

  /** LaTeX has no table without cells. */
  private void table(List<List<String>> rows, Document.Align align) {
    if (rows.isEmpty())
      return;
    int columns = rows.stream().mapToInt(List::size).max().orElse(1);
    String each = switch (align) {
      case LEFT -> "l";
      case RIGHT -> "r";
      case CENTRED -> "c";
    };
    lines.add("\\begin{tabular}{" + (align == Document.Align.CENTRED ? "l" : each) + each.repeat(columns - 1) + "}");
    rows.forEach(row -> lines.add(String.join(" & ", row) + "\\\\"));
    lines.add("\\end{tabular}");
    lines.add("");
  }

  private void ruled(Document.Ruled table) {
    var rows = new ArrayList<String>();
    for (int r = 0; r < table.rows().size(); r++)
      rows.add(row(table.rows().get(r), table.cells().get(r)));
    if (table.upwards())
      Collections.reverse(rows);
    rows.add(table.upwards() ? rows.size() : 0,
        table.upwards() ? "\\hline " + row("", table.columns()) : row("", table.columns()) + "\\hline");
    lines.add("\\begin{tabular}{r|" + (table.upwards() ? "c" : "l").repeat(table.columns().size()) + "}");
    lines.addAll(rows);
    lines.add("\\end{tabular}");
    lines.add("");
  }

  private static String row(String name, List<String> cells) {
    return Stream.concat(Stream.of(name), cells.stream()).map(cell -> LatexText.math(cell.strip()))
        .collect(Collectors.joining(" & ")) + "\\\\";
  }

  private static boolean isGraph(Picture picture) {
    return picture.layout() instanceof Picture.Layout.Graph && !picture.parts().isEmpty();
  }

  private void graph(Picture picture) {
    lines.addAll(GraphLatex.lines(picture));
    lines.add("");
  }

  private void verbatim(Document.Block block) {
    List<String> drawn = ReportText.lines(block, options);
    if (drawn.isEmpty())
      return;
    lines.add("\\begin{verbatim}");
    lines.addAll(drawn);
    lines.add("\\end{verbatim}");
  }

  private void paragraph(String text) {
    lines.add(text);
    lines.add("");
  }

  private String emphasis(Phrase word) {
    return "\\emph{" + say(word) + "}";
  }

  /** A cell of a table: a number or a value in math mode, a line to write on, else text. */
  private String cell(Phrase phrase) {
    String said = voice.say(phrase);
    return said.equals(Document.BLANK) ? "\\underline{\\hspace{2em}}"
        : LatexText.isMath(said) ? LatexText.math(said) : LatexText.escaped(said);
  }

  private String say(Phrase phrase) {
    return LatexText.escaped(voice.say(aboutPositions ? withArrows(phrase) : phrase));
  }

  private static Phrase withArrows(Phrase phrase) {
    return new Phrase(phrase.english(), phrase.args().stream().<Object>map(arg -> switch (arg) {
      case Phrase inner -> withArrows(inner);
      case String text -> LatexValue.argument(text);
      default -> arg;
    }).toList(), phrase.technical());
  }
}
