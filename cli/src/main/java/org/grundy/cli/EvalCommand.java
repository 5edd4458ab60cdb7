package org.grundy.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.grundy.calc.Calculator;
import org.grundy.calc.Difference;
import org.grundy.calc.Facts;
import org.grundy.calc.Reducing;
import org.grundy.calc.Told;
import org.grundy.draw.Paragraphs;
import org.grundy.draw.ThermographText;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Voice;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Values;
import org.grundy.value.thermal.Thermographs;
import org.grundy.wire.ValueJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** What an expression is worth, and whether a comparison holds. */
@Command(name = "eval", description = "The canonical form of an expression, or whether a comparison holds.",
    footer = {"", "Examples:", "  ./grundy eval '{0,*|*}' --steps", "  ./grundy eval 'domineering 2x3' --all",
        "  ./grundy eval '{3|1} + +-1 - ^3*2'", "  ./grundy eval '^ > ^<2>' --why",
        "  ./grundy eval 'Cool({5||2|0}, 1/2)'      or '{5||2|0}.Cool(1/2)'",
        "  ./grundy eval 'IsAllSmall(^)'            exit 1 when it is not so",
        "  printf '^ + *\\n3.{2|1}\\n' | ./grundy eval -     one a line", "",
        "Functions of G: Mean Temperature LeftStop RightStop Birthday AtomicWeight",
        "  Reduced Freeze Companion FollowerCount StopCount Tiny Miny",
        "Of G and another: Cool(G,t) Heat(G,t) Overheat(G,s,t) Norton(G,U) Ordinal(G,H)",
        "  or G:H, Conjunctive(G,H) Selective(G,H) Pow(G,n) PowTo(G,n)",
        "Of numbers or nimbers: NimProduct(a,b) NimInverse(a)",
        "Told of G: Outcome Thermograph LeftOptions RightOptions LeftIncentives",
        "  RightIncentives Incentives Followers UptimalExpansion",
        "Tests: IsZero IsNumber IsInteger IsEven IsOdd IsNumberish IsInfinitesimal",
        "  IsNimber IsAllSmall IsAtomic IsUptimal IsEvenTempered IsOddTempered",
        "  IsIdempotent"})
final class EvalCommand implements Callable<Integer> {
  /** A longer text is not printed; {@code --json} does the same. */
  private static final int LONGEST = 1 << 20;
  private static final int WIDTH = 80;
  private static final int LONGEST_NAME = 200;
  private static final long NAME_WORK = 100_000;

  private final Console console;

  @Mixin private Shared shared = new Shared();

  @Parameters(paramLabel = "EXPRESSION", arity = "1..*",
      description = "Values, sums, functions, G >= H, or a position; - reads many, one a line.") private List<String> words = new ArrayList<>();

  @Option(names = "--all", description = "Outcome, stops, temperature, thermograph and all else.") private boolean all;

  @Option(names = "--steps",
      description = "Each domination and reversal on the way to the canonical form.") private boolean steps;

  @Option(names = "--why",
      description = "Of a comparison: Left's answer to each of Right's moves.") private boolean why;

  @Option(names = "--latex", description = "The name as LaTeX.") private boolean latex;

  EvalCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    String text = Shared.position(words);
    return text.equals("-") ? batch() : evaluate(text, true);
  }

  /** Goes on after a bad line and ends with the worst status. */
  private int batch() throws IOException {
    var lines = console.lines();
    int worst = Exit.ANSWERED;
    int number = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      if (!line.isBlank())
        worst = Math.max(worst, line(line.strip(), number));
    }
    return worst;
  }

  private int line(String text, int number) {
    try {
      return evaluate(text, false);
    } catch (BadInput bad) {
      return shared.badLine(console, number, bad);
    }
  }

  private int evaluate(String text, boolean alone) {
    Budget budget = shared.budget(console);
    var calculator = new Calculator(shared.catalog(console), budget);
    try {
      Optional<Calculator.Compared> compared = calculator.compared(text);
      Optional<Told> told = compared.isPresent() || steps ? Optional.empty() : calculator.told(text);
      int status = compared.isPresent() ? compare(text, calculator, compared.get(), budget)
          : told.isPresent() ? tell(text, calculator, told.get()) : value(text, calculator);
      if (alone && shared.stats() && !shared.json())
        console.out().println("\n" + shared.spent(budget.spent()));
      return status;
    } catch (BudgetSpent spent) {
      return gaveUp(text, spent, calculator);
    }
  }

  private ValueText names(Values values) {
    return latex ? ValueText.latex(values) : shared.unicode() ? ValueText.unicode(values) : ValueText.ascii(values);
  }

  private int tell(String text, Calculator calculator, Told told) {
    if (shared.json()) {
      console.out().println(ValueJson.of(text, calculator.values(), told));
    } else {
      ValueText names = names(calculator.values());
      switch (told) {
        case Told.YesNo(boolean holds) ->
          console.out().println(shared.voice().say(holds ? Phrase.of("TRUE") : Phrase.of("FALSE")));
        case Told.Several(List<Integer> values) -> console.out().println(
            values.stream().map(value -> name(names, value)).sorted().collect(Collectors.joining(",", "{", "}")));
        case Told.Words(Phrase phrase) -> console.out().println(shared.voice().say(phrase));
        case Told.Walls(int value) -> ThermographText
            .lines(new Thermographs(calculator.values()).of(value), shared.voice()).forEach(console.out()::println);
      }
    }
    return told.equals(new Told.YesNo(false)) ? Exit.REFUTED : Exit.ANSWERED;
  }

  private String name(ValueText names, int value) {
    return names.of(value, LONGEST).orElseGet(
        () -> shared.voice().say(Phrase.of("a value whose text is longer than {0} characters", LONGEST)));
  }

  private int gaveUp(String text, BudgetSpent spent, Calculator calculator) {
    if (shared.json())
      console.out().println(ValueJson.gaveUp(text, spent, calculator.valued(), calculator.values().stored()));
    else
      console.err().println(notWorkedOut(spent, calculator));
    return Exit.BUDGET_SPENT;
  }

  private int value(String text, Calculator calculator) {
    Values values = calculator.values();
    Voice voice = shared.voice();
    List<Reducing.Line> reduced = steps ? steps(text, calculator) : List.of();
    if (steps && !shared.json()) {
      print(reduced);
      return Exit.ANSWERED;
    }
    int value = calculator.value(text);
    if (shared.json()) {
      ObjectNode document = all ? ValueJson.everything(text, calculator, value) : ValueJson.of(text, values, value);
      if (steps)
        ValueJson.lines(document.putArray("steps"), reduced, voice);
      console.out().println(document);
      return ValueJson.complete(document) ? Exit.ANSWERED : Exit.BUDGET_SPENT;
    }
    console.out().println(name(names(values), value));
    return all ? facts(calculator, value) : Exit.ANSWERED;
  }

  private int facts(Calculator calculator, int value) {
    Voice voice = shared.voice();
    var facts = new Facts(calculator.values(), value, names(calculator.values()));
    console.out().println();
    for (Facts.Fact fact : facts.list())
      console.out().println(("  " + padded(voice.say(fact.name()), 22) + voice.say(fact.said())).stripTrailing());
    facts.thermograph().ifPresent(thermograph -> {
      console.out().println();
      ThermographText.lines(thermograph, voice).forEach(console.out()::println);
    });
    facts.spent().ifPresent(spent -> console.err().println(notWorkedOut(spent, calculator)));
    return facts.spent().isPresent() ? Exit.BUDGET_SPENT : Exit.ANSWERED;
  }

  private String notWorkedOut(BudgetSpent spent, Calculator calculator) {
    return shared.voice().say(Phrase.of("Not worked out: {0}, after {1} {1:step|steps}; {2} {2:position|positions} "
        + "valued, {3} {3:value|values} stored.", SolveCommand.limit(spent.limit()), spent.spent().work(),
        calculator.valued(), calculator.values().stored()));
  }

  private List<Reducing.Line> steps(String text, Calculator calculator) {
    Calculator.Written written = calculator.written(text).orElseThrow(() -> BadInput
        .because("{0}: expected a form with braces, such as {1}", "--steps", "{0,*|*}"));
    return Reducing.steps(calculator.values(), written, names(calculator.values()));
  }

  /** The form of a sum of terms where it takes few steps and is short, else the terms. */
  private String name(Values values, Budget budget, int[] terms) {
    ValueText text = names(values);
    try {
      int sum = values.within(budget.part(NAME_WORK), () -> {
        int total = Values.ZERO;
        for (int term : terms)
          total = values.plus(total, term);
        return total;
      });
      Optional<String> name = text.of(sum, LONGEST_NAME);
      if (name.isPresent())
        return name.get();
    } catch (BudgetSpent _) {
      // the whole budget may go on; a charge says when it may not
      budget.charge(1);
    }
    return Arrays.stream(terms).mapToObj(term -> text.of(term, LONGEST_NAME).orElse(".."))
        .collect(Collectors.joining(" + "));
  }

  private int compare(String text, Calculator calculator, Calculator.Compared compared, Budget budget) {
    Values values = calculator.values();
    var atLeast = why && !compared.sign().equals("<=") ? Optional.of(why(values, compared.left(), compared.right()))
        : Optional.<List<Reducing.Line>>empty();
    var atMost = why && !compared.sign().equals(">=") ? Optional.of(why(values, compared.right(), compared.left()))
        : Optional.<List<Reducing.Line>>empty();
    int status = compared.holds() ? Exit.ANSWERED : Exit.REFUTED;
    if (shared.json()) {
      ObjectNode document = ValueJson.of(text, compared);
      atLeast.ifPresent(lines -> ValueJson.lines(document.putArray("atLeast"), lines, shared.voice()));
      atMost.ifPresent(lines -> ValueJson.lines(document.putArray("atMost"), lines, shared.voice()));
      console.out().println(document);
      return status;
    }
    console.out().println(shared.voice().say(compared.holds() ? Phrase.of("TRUE") : Phrase.of("FALSE")) + "   "
        + name(values, budget, compared.left()) + " " + compared.order().sign() + " "
        + name(values, budget, compared.right()));
    atLeast.ifPresent(lines -> say("G >= H", lines));
    atMost.ifPresent(lines -> say("G <= H", lines));
    return status;
  }

  private List<Reducing.Line> why(Values values, int[] left, int[] right) {
    return new Difference(values, left, right, names(values)).why();
  }

  private void say(String title, List<Reducing.Line> lines) {
    console.out().println();
    console.out().println(title);
    print(lines);
  }

  private void print(List<Reducing.Line> lines) {
    Voice voice = shared.voice();
    int column = Math.max(17, lines.stream().filter(Predicate.not(line -> voice.say(line.said()).isEmpty()))
        .mapToInt(line -> voice.say(line.about()).length() + 4).filter(width -> width < WIDTH / 2).max().orElse(0));
    for (int i = 0; i < lines.size(); i++) {
      String about = voice.say(lines.get(i).about());
      String said = voice.say(lines.get(i).said());
      if (said.isEmpty() || about.startsWith("="))
        console.out().println(said.isEmpty() ? about : about + "    " + said);
      else if (about.isEmpty() && i == lines.size() - 2)
        console.out().println("  " + said);
      else
        Paragraphs.lines(said, padded("  " + about, column), " ".repeat(column), WIDTH)
            .forEach(console.out()::println);
    }
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(2, width - text.length()));
  }
}
