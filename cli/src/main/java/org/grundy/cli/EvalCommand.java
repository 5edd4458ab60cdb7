package org.grundy.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.grundy.calc.Calculator;
import org.grundy.calc.ComparisonDocument;
import org.grundy.calc.FormReduction;
import org.grundy.calc.QueryDocument;
import org.grundy.calc.QueryResult;
import org.grundy.calc.TabledDocument;
import org.grundy.calc.ValueDocument;
import org.grundy.calc.ValueFields;
import org.grundy.draw.ReportLatex;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Document;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.ShortGames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Evaluates an expression, or decides whether a comparison holds. */
@Command(name = "eval", description = "Compute the canonical form of an expression, or decide a comparison.",
    footer = {"", "Examples:", "  ./grundy eval '{0,*|*}' --steps", "  ./grundy eval 'domineering 2x3' --all",
        "  ./grundy eval '{3|1} + +-1 - ^3*2'", "  ./grundy eval '^ > ^<2>' --why",
        "  ./grundy eval 'Cool({5||2|0}, 1/2)'      or '{5||2|0}.Cool(1/2)'",
        "  ./grundy eval 'IsAllSmall(^)'            exit status 1 if false",
        "  printf '^ + *\\n3.{2|1}\\n' | ./grundy eval -     one per line",
        "  ./grundy eval - --format csv < expressions.txt", "",
        "Functions of one game:",
        "  Mean Temperature LeftStop RightStop Birthday AtomicWeight Reduced Freeze",
        "  Companion FollowerCount StopCount Tiny Miny",
        "Functions of a game and a second argument:",
        "  Cool(G,t) Heat(G,t) Overheat(G,s,t) Norton(G,U) Ordinal(G,H) or G:H",
        "  Conjunctive(G,H) Selective(G,H) Pow(G,n) PowTo(G,n)",
        "Functions of numbers or nimbers:",
        "  NimProduct(a,b) NimInverse(a) Mex(a,b,..)",
        "Facts about one game:",
        "  Outcome Thermograph LeftOptions RightOptions LeftIncentives",
        "  RightIncentives Incentives Followers UptimalExpansion",
        "Tests:",
        "  IsZero IsNumber IsInteger IsEven IsOdd IsNumberish IsInfinitesimal",
        "  IsNimber IsAllSmall IsAtomic IsUptimal IsEvenTempered IsOddTempered",
        "  IsIdempotent"})
final class EvalCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private SharedOptions shared = new RowOptions();

  @Parameters(paramLabel = "EXPRESSION", arity = "1..*",
      description = "Values, sums, functions, G >= H, or a position; - reads many, one per line. G := {3|1}; gives a value a name.") private List<String> words = new ArrayList<>();

  @Option(names = "--all",
      description = "Show everything: outcome, stops, temperature, thermograph, ...") private boolean all;

  @Option(names = "--steps",
      description = "Show each step to the canonical form: dominated and reversible options.") private boolean steps;

  @Option(names = "--why",
      description = "Explain a comparison: Left's reply to each of Right's moves.") private boolean why;

  @Mixin private TableOption table = new TableOption();

  @Option(names = "--latex",
      description = "Print the value, the steps or the thermograph as LaTeX for your document.") private boolean latex;

  EvalCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    table.read(shared, console);
    if (rows())
      checkRows();
    String text = SharedOptions.position(words);
    return text.equals("-") ? batch() : evaluate(text, text, true);
  }

  /** Whether values are printed as rows. */
  private boolean rows() {
    return shared.format().ofRows();
  }

  /** Refuses what has no place in a row, and prints the header. */
  private void checkRows() {
    for (String option : Stream.of(all ? "--all" : "", steps ? "--steps" : "", why ? "--why" : "",
        latex ? "--latex" : "").filter(given -> !given.isEmpty()).toList())
      throw BadInput.because("{0} does not work with {1}", option, "--format " + shared.format().word());
    new ValueRows(console, shared.format()).header();
  }

  /** Evaluates each line with the names of those before, continues after a bad one, and returns the worst status. */
  private int batch() throws IOException {
    shared.refuseLatex("-");
    var lines = console.lines();
    int worst = Exit.ANSWERED;
    int number = 0;
    String names = "";
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      if (!line.isBlank()) {
        int status = line(names, line.strip(), number);
        worst = Math.max(worst, status);
        if (status == Exit.ANSWERED && Calculator.isDefinition(line))
          names += line.strip() + "; ";
      }
    }
    table.used().ifPresent(sentence -> console.err().println(shared.voice().say(sentence)));
    return worst;
  }

  private int line(String names, String line, int number) {
    try {
      return evaluate(names + line, line, false);
    } catch (BadInput bad) {
      return shared.badLine(console, number, bad);
    }
  }

  /**
   * Evaluates an expression.
   *
   * @param line  the expression without the names defined on other lines
   * @param alone whether there are no other lines
   */
  private int evaluate(String text, String line, boolean alone) {
    Budget budget = shared.budget(console);
    var calculator = new Calculator(shared.catalog(console), budget, table.tables());
    try {
      int status = told(calculator.defining(text), calculator);
      if (!alone)
        table.count(!calculator.consulted().isEmpty());
      else if (!shared.json()) {
        if (calculator.consulted().isEmpty())
          table.unused().ifPresent(sentence -> console.err().println(shared.voice().say(sentence)));
        if (!rows())
          shared.tellStats(console, budget);
      }
      return status;
    } catch (BudgetSpent spent) {
      if (shared.json())
        shared.printFields(console, out -> ValueFields.gaveUp(out, text, spent, calculator.valued(),
            calculator.values().stored()));
      else {
        if (rows())
          new ValueRows(console, shared.format()).open(line);
        console.err().println(notWorkedOut(spent, calculator));
      }
      return Exit.BUDGET_SPENT;
    }
  }

  private int told(String text, Calculator calculator) {
    ValueText names = names(calculator.values());
    Optional<Calculator.Compared> compared = calculator.compared(text);
    if (compared.isPresent()) {
      print(calculator, new ComparisonDocument(text, calculator.values(), compared.get(), names, why));
      return compared.get().holds() ? Exit.ANSWERED : Exit.REFUTED;
    }
    Optional<QueryResult> told = steps ? Optional.empty() : calculator.told(text);
    if (told.isPresent()) {
      print(calculator, new QueryDocument(text, calculator, told.get(), names),
          told.get() instanceof QueryResult.Walls);
      return told.get().equals(new QueryResult.YesNo(false)) ? Exit.REFUTED : Exit.ANSWERED;
    }
    List<Document.Remark> way = steps ? FormReduction.steps(calculator.values(), written(text, calculator), names)
        : List.of();
    var document = new ValueDocument(text, calculator, calculator.value(text), names, all, way);
    print(calculator, document, isMore());
    if (!shared.json())
      document.spent().ifPresent(spent -> console.err().println(notWorkedOut(spent, calculator)));
    return document.spent().isPresent() ? Exit.BUDGET_SPENT : Exit.ANSWERED;
  }

  private void print(Calculator calculator, Document document) {
    print(calculator, document, false);
  }

  /** @param drawn whether it is more than a line, so that it is a piece of a LaTeX document with {@code --latex} */
  private void print(Calculator calculator, Document document, boolean drawn) {
    var tabled = new TabledDocument(document, calculator.consulted());
    if (rows())
      new ValueRows(console, shared.format()).row(tabled);
    else if (latex && drawn && !shared.json() && shared.format() == Format.TEXT)
      ReportLatex.fragment(tabled, shared.textOptions(console)).forEach(console.out()::println);
    else
      shared.print(console, tabled);
  }

  /** Whether more than the value is printed. */
  private boolean isMore() {
    return steps || all;
  }

  /** In a document of LaTeX, values stand in sentences and tables. */
  private ValueText names(ShortGames values) {
    boolean inline = !shared.json() && (shared.format() == Format.LATEX || latex && isMore());
    return inline ? ValueText.inlineLatex(values)
        : latex ? ValueText.latex(values) : shared.unicode() ? ValueText.unicode(values) : ValueText.ascii(values);
  }

  private static Calculator.Written written(String text, Calculator calculator) {
    return calculator.written(text).orElseThrow(() -> BadInput
        .because("{0}: expected a position, a form with braces or a sum, such as {1}", "--steps", "{0,*|*}"));
  }

  private String notWorkedOut(BudgetSpent spent, Calculator calculator) {
    return shared.voice().say(Phrase.of("Not computed: {0}; {1,} {1:position|positions} evaluated, "
        + "{2,} {2:value|values} stored.", Stopped.by(spent), calculator.valued(), calculator.values().stored()));
  }
}
