package org.grundy.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.explain.AnswerDocument;
import org.grundy.explain.Depth;
import org.grundy.explain.Document;
import org.grundy.explain.Explainer;
import org.grundy.explain.Language;
import org.grundy.explain.Report;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.testing.LatexCheck;
import org.grundy.value.Convention;
import org.grundy.value.shortgame.ShortGames;
import org.grundy.value.thermal.Thermographs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReportLatexTest {
  private static List<String> latex(Document document, Language language) {
    return ReportLatex.lines(document, TextOptions.of(Voice.of(language)));
  }

  private static List<String> body(Document.Block... blocks) {
    List<String> all = latex(Document.of(() -> List.of(blocks), _ -> {
    }), Language.EN);
    return all.subList(all.indexOf("\\begin{document}") + 1, all.size() - 1).stream().filter(line -> !line.isEmpty())
        .toList();
  }

  private static void assertWellFormed(List<String> lines) {
    assertThat(LatexCheck.complaints(lines)).isEmpty();
  }

  /** The check itself sees what would stop LaTeX. */
  @ParameterizedTest
  @ValueSource(strings = {"\\foo", "50% of it", "a_b", "{open", "x}", "$x", "\\(x", "\\begin{tabular}{ll}",
      "\\end{center}",
      "a & b", "\\begin{align}", "first \\\\ [second]", "\\item[a [b] c] d", "\u2264", "\\leq", "\\(\\textbf{x}\\)"})
  void faults_areFound(String fault) {
    assertThat(LatexCheck.complaints(List.of("\\documentclass[11pt]{article}", "\\begin{document}",
        "\\(x \\leq 2\\), \\emph{so} $y$ \\&", "\\end{document}"))).isEmpty();
    assertThat(LatexCheck.complaints(List.of("\\documentclass[11pt]{article}", "\\begin{document}", fault,
        "\\end{document}"))).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"wythoff 6 11", "nim 3 4 5", "domineering 3x3", "kayles 9 + nim 3", "front-or-back 3 9 1",
      "clobber 2x3", "hackenbush 0-1b,1-2r", "queens 3,4"})
  void answers_areWellFormed(String text) {
    var solver = new Solver(Budget.unlimited());
    var question = new Question(Catalog.standard().read(text).position(), Convention.NORMAL);
    for (Depth depth : Depth.values())
      for (Language language : Language.values()) {
        var reply = solver.solve(question).answer();
        assertWellFormed(latex(new AnswerDocument(reply, () -> new Explainer(solver, true, depth).report(reply),
            AnswerDocument.Detail.STANDARD), language));
      }
  }

  @Test
  void text_printsAsItStands() {
    assertThat(LatexText.escaped("50% of {a_b} & #1 < $2^3\\~ --time x-y [z]"))
        .isEqualTo("50\\% of \\{a\\_b\\} \\& \\#1 $<$ \\$2\\textasciicircum{}3\\textbackslash{}"
            + "\\textasciitilde{} -{}-time x-y {[}z{]}");
  }

  /** The walls of {3|1} begin at 4 and 0, at temperature -1, and meet above 2, at 1. */
  @Test
  void thermographs_arePictures() {
    var values = new ShortGames(Budget.unlimited());
    int hot = values.make(new int[]{values.integer(3)}, new int[]{values.integer(1)});
    List<String> drawn = body(new Document.Drawn(new Thermographs(values).of(hot).exhibit(Phrase.verbatim(""))));
    assertThat(drawn).startsWith("\\setlength{\\unitlength}{1mm}", "\\begin{picture}(94,66)(-14,-8)",
        "\\put(0.00,25.00){\\line(1,0){80}}").endsWith("\\put(40.00,50.00){\\line(0,1){8.00}}",
            "\\put(42.00,54.00){\\makebox(0,0)[l]{mast at 2}}", "\\end{picture}")
        .contains("\\qbezier(0.00,0.00)(20.00,25.00)(40.00,50.00)", "\\qbezier(80.00,0.00)(60.00,25.00)(40.00,50.00)",
            "\\put(60.00,-2.00){\\makebox(0,0)[t]{$1$}}", "\\put(-2.00,50.00){\\makebox(0,0)[r]{$1$}}");
    int upright = values.make(new int[]{values.integer(1)},
        new int[]{values.make(new int[]{ShortGames.ZERO}, new int[]{values.integer(-2)})});
    assertThat(body(new Document.Drawn(new Thermographs(values).of(upright).exhibit(Phrase.verbatim("")))))
        .as("the right wall of {1||0|-2}, over 0").contains("\\qbezier(80.00,0.00)(80.00,25.00)(80.00,50.00)");
    for (int value : new int[]{hot, upright, values.integer(7), values.nimber(3), values.make(new int[]{hot},
        new int[]{values.negative(hot)})})
      assertWellFormed(latex(Document.of(() -> List.of(new Document.Drawn(new Thermographs(values).of(value)
          .exhibit(Phrase.verbatim("")))), _ -> {
          }), Language.HR));
  }

  /** What follows from a line stands in a list below it, as deep as LaTeX goes, and digits stand in columns. */
  @Test
  void plansAndColumns_areTypeset() {
    var plan = new Report.Answers(Phrase.verbatim("plan"), Stream.of(0, 1, 2, 3, 4, 0)
        .map(depth -> new Report.Line(depth, Phrase.verbatim("d" + depth))).toList());
    String open = "\\begin{itemize}";
    String close = "\\end{itemize}";
    assertThat(body(plan)).containsExactly("plan", open, "\\item d0", open, "\\item d1", open, "\\item d2", open,
        "\\item d3", "\\item d4", close, close, close, "\\item d0", close);
    var solver = new Solver(Budget.unlimited());
    var reply = solver.solve(new Question(Catalog.standard().read("nim 3 4 5").position(), Convention.NORMAL)).answer();
    assertThat(latex(new AnswerDocument(reply, () -> new Explainer(solver, false, Depth.PLAN).report(reply),
        AnswerDocument.Detail.STANDARD), Language.EN)).contains("heap 2 & $4$ & $1$ & $0$ & $0$ & \\\\")
        .noneMatch(line -> line.contains("verbatim"));
  }

  @Test
  void heads_makeOneList() {
    var one = Document.Headed.of(Phrase.verbatim("a"), new Document.Unbroken(Phrase.verbatim("first")));
    var two = Document.Headed.indented(2,
        Document.Headed.of(Phrase.verbatim("b"), new Report.Say(Phrase.verbatim("second"))));
    assertThat(body(one, two)).containsExactly("\\begin{description}", "\\item[a]", "first", "\\item[b]", "second",
        "\\end{description}");
  }

  @Test
  void tables_haveTheirNames() {
    var rows = List.of(List.of("(0)", "1"), List.of("1", "(0)"));
    assertThat(body(new Document.Ruled(List.of("0", "1"), List.of("0", "1"), rows, true))).containsExactly(
        "\\begin{tabular}{r|cc}", "$1$ & $1$ & $(0)$\\\\", "$0$ & $(0)$ & $1$\\\\", "\\hline  & $0$ & $1$\\\\",
        "\\end{tabular}");
    assertThat(body(new Document.Ruled(List.of("0", "1"), List.of("0", "1"), rows, false))).containsExactly(
        "\\begin{tabular}{r|ll}", " & $0$ & $1$\\\\\\hline", "$0$ & $(0)$ & $1$\\\\", "$1$ & $1$ & $(0)$\\\\",
        "\\end{tabular}");
    var cells = new ArrayList<Document.Cells>();
    cells.add(new Document.Cells(List.of(Phrase.verbatim("x"), Phrase.verbatim("y")), List.of(Phrase.of("below"))));
    assertThat(body(new Document.Table(cells, 0, 1, Document.Align.CENTRED))).containsExactly("\\begin{tabular}{lc}",
        "$x$ & $y$\\\\", "\\end{tabular}", "below");
  }

  @Test
  void heapValues_areATable_inMathMode() {
    var values = Stream.of(0, 1, 2, 3, 1).map(BigInteger::valueOf).toList();
    assertThat(body(new Document.HeapValues(3, values, Set.of(3), Optional.of(Phrase.of("repeats forever")))))
        .containsExactly("\\begin{tabular}{r|rrr}", "$n$ & $+0$ & $+1$ & $+2$\\\\\\hline",
            "$0$ & $0$ & $1$ & $2$\\\\", "$3$ & $[3]$ & $1$\\\\",
            " & \\multicolumn{3}{r}{repeats forever}\\\\", "\\end{tabular}");
  }

  @ParameterizedTest
  @CsvSource(quoteCharacter = '"', value = {"-1/2, $-1/2$", "*2, ${\\ast}2$", "^3*, ${\\uparrow}3{\\ast}$",
      "v[2], ${\\downarrow}^{[2]}$", "vv, ${\\Downarrow}$", "+-1, ${\\pm}1$", "Tiny(2), ${+}_{2}$",
      "2+Tiny(2), $2{+}_{2}$",
      "{2|-1}, $\\{2\\mid -1\\}$", "{3||2|1}, $\\{3\\mathrel{||}2\\mid 1\\}$",
      "Tiny(Tiny(2)), ${+}_{{+}_{2}}$", "{^3|∗}, $\\{{\\uparrow}3\\mid {\\ast}\\}$", "^[2], ${\\uparrow}^{[2]}$",
      "^<2>, ${\\uparrow}^{2}$", "G(n), $G(n)$", "3 4, 3 4", ".., $\\dots$",
      "heap, heap"})
  void values_areInMathMode(String value, String written) {
    assertThat(LatexText.math(value)).isEqualTo(written);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '#', value = {
      "for 71 <= n <= 156 = 2 * 71 + 12 + 2 (Guy # for $71 \\leq n \\leq 156 = 2 \\cdot 71 + 12 + 2$ (Guy",
      "G(n+12) = G(n) and i n mod 5 = 0 # $G(n+12) = G(n)$ and i $n \\bmod 5 = 0$",
      "9 xor 10 = 3 flips # $9 \\oplus 10 = 3$ flips",
      "a 7 je, a_n = 3 and 9 -> 4 + 4 # a 7 je, $a_n = 3$ and 9 $\\to$ 4 + 4",
      "x xor (x - y), which # $x \\oplus (x - y)$, which",
      "(a_n, a_n + n), a_n = floor(n*phi) # ($a_n$, $a_n + n$), $a_n = \\lfloor n \\varphi \\rfloor$",
      "b(n) = floor(sqrt(n)), and b grows # $b(n) = \\lfloor \\sqrt{n} \\rfloor$, and b grows",
      "at most b(n) = floor(root(n, 3)), and # at most $b(n) = \\lfloor \\sqrt[3]{n} \\rfloor$, and",
      "b(n) = n / 2, and 2^k-th # $b(n) = n / 2$, and $2^k$-th",
      "Let k = v2(n), and v2(d) < k # Let $k = v_2(n)$, and $v_2(d) < k$",
      "3 xor 5 xor .. = 6 # $3 \\oplus 5 \\oplus \\ldots = 6$",
      "b_n = floor(2^(sqrt(n))) # $b_n = \\lfloor 2^{\\sqrt{n}} \\rfloor$",
      "b_n = floor(2^((n+1)/2)) # $b_n = \\lfloor 2^{(n+1)/2} \\rfloor$",
      "G(n) = 1 + G(n - sqrt(max(0, n - 1)) - 1) # $G(n) = 1 + G(n - \\sqrt{\\max(0, n - 1)} - 1)$",
      "a_n = floor(n * ((-1 + sqrt(13)) / 2)) # $a_n = \\lfloor n \\cdot ((-1 + \\sqrt{13}) / 2) \\rfloor$",
      "F_(n+2) is a Fibonacci number # $F_{n+2}$ is a Fibonacci number"})
  void equations_areInMathMode(String text, String written) {
    assertThat(LatexText.escaped(text)).isEqualTo(written);
  }

  /** A part of a formula would say something else. */
  @ParameterizedTest
  @CsvSource(delimiter = '#', value = {"G(n) = 1 + [n] and # G(n) = 1 + {[}n{]} and",
      "G(n) = n & 3 # G(n) = n \\& 3", "n % 2 = 1 # n \\% 2 = 1", "x = 1.5 # x = 1.5",
      "[n] + sqrt(13) # {[}n{]} + sqrt(13)", "G(n) = n << 3 = 8 # G(n) = n $<$$<$ 3 = 8"})
  void formulasReadInPart_areText(String text, String written) {
    assertThat(LatexText.escaped(text)).isEqualTo(written);
  }

  /** Values in a sentence; what could be something else stays as it is. */
  @ParameterizedTest
  @CsvSource(delimiter = '#', value = {
      "value +-{0,{{2|0},2+Tiny(2)|Miny(2)}} # value ${\\pm}\\{0,\\{\\{2\\mid 0\\},2{+}_{2}\\mid {-}_{2}\\}\\}$",
      "Left replies to vv*, (-1/2) or *. # Left replies to ${\\Downarrow}{\\ast}$, $(-1/2)$ or ${\\ast}$.",
      "stops 1/4, -1/4 # stops 1/4, $-1/4$", "stops 0, 0    mean 0 # stops 0, 0\\quad mean 0",
      "value v # value ${\\downarrow}$", "v je 3 * 4 # v je 3 * 4",
      "0-1b, 1-2r, 10-12 and xo/ox # 0-1b, 1-2r, 10-12 and xo/ox", "../.. at 1,2 # ../.. at 1,2"})
  void valuesInSentences_areInMathMode(String text, String written) {
    assertThat(LatexText.escaped(text)).isEqualTo(written);
  }

  /** As an argument of a sentence about a position, an arrow is a value; elsewhere it can be a variable. */
  @Test
  void arrowsInReports_areInMathMode() {
    Phrase dominated = Phrase.of("{0} is dominated: {0} >= {1}.", Phrase.verbatim("v"), Phrase.verbatim("^"));
    assertThat(body(new Report.Say(dominated))).first()
        .isEqualTo("${\\downarrow}$ is dominated: ${\\downarrow}$ $\\geq$ ${\\uparrow}$.");
    assertThat(body(new Document.Note(Phrase.of("{0} = {1}", "v", 3)))).first().isEqualTo("$v = 3$");
  }

  /** Edges have their colours and names above a ground; elsewhere nodes have numbers. */
  @Test
  void graphs_areDrawn() {
    var stalk = new Document.Pictured(
        Catalog.standard().read("hackenbush 0-1b,1-2r,1-3g").position().pictures().getFirst());
    List<String> drawn = body(stalk);
    assertThat(drawn.getFirst()).startsWith("\\begin{tikzpicture}");
    assertThat(drawn).filteredOn(line -> line.startsWith("\\draw")).hasSize(4)
        .anyMatch(line -> line.contains(",blue]")).anyMatch(line -> line.contains(",red,dashed]"))
        .anyMatch(line -> line.contains("green!50!black,dotted"));
    assertThat(drawn).filteredOn(line -> line.contains("{\\scriptsize 0-1b}")).hasSize(1);
    var cycle = new Document.Pictured(Catalog.standard().start("arc-kayles").position().pictures().getFirst());
    assertThat(body(cycle)).anyMatch(line -> line.startsWith("\\node[circle,draw"))
        .noneMatch(line -> line.contains("verbatim"));
    for (Document.Block graph : List.of(stalk, cycle)) {
      List<String> whole = latex(Document.of(() -> List.of(graph), _ -> {
      }), Language.ES);
      assertWellFormed(whole);
      assertThat(whole.indexOf("\\usepackage{tikz}")).isBetween(1, whole.indexOf("\\begin{document}") - 1);
    }
  }

  @Test
  void language_isToldToBabel() {
    Document nothing = Document.of(List::of, _ -> {
    });
    assertThat(latex(nothing, Language.EN)).noneMatch(line -> line.contains("babel"));
    assertThat(latex(nothing, Language.HR)).contains("\\usepackage[croatian,provide=*]{babel}");
  }

  /** What pdflatex cannot print is not asked of it. */
  @Test
  void pictures_areAscii() {
    var board = new Document.Pictured(Catalog.standard().read("clobber 2x2").position().pictures().getFirst());
    assertThat(ReportLatex.lines(Document.of(() -> List.of(board, new Report.Say(Phrase.of("n <= 3"))), _ -> {
    }), TextOptions.of(Voice.of(Language.EN)).withUnicode().withColour())).contains("$n \\leq 3$")
        .allMatch(line -> line.chars().allMatch(c -> c < 128 && c > 27));
  }

  @Test
  void match_isATable() {
    var turns = List.of(new Document.Turn(Phrase.verbatim("3 4"), Phrase.verbatim("7"), Phrase.of("start")),
        new Document.Turn(Phrase.verbatim("3 3"), Phrase.verbatim("0"), Phrase.of("winning")));
    assertThat(body(new Document.Played(Phrase.of("nim-sum"), turns))).containsExactly("\\begin{tabular}{llll}",
        " &  & nim-sum & \\\\", " & 3 4 & $7$ & start\\\\", "$1$ & 3 3 & $0$ & winning\\\\", "\\end{tabular}");
  }
}
