package org.grundy.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.grundy.calc.Calculator;
import org.grundy.calc.Difference;
import org.grundy.calc.Facts;
import org.grundy.calc.Reducing;
import org.grundy.draw.Paragraphs;
import org.grundy.draw.ThermographText;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Voice;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Values;
import org.grundy.wire.ValueJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What an expression is worth, and whether a comparison holds. */
@Command(name = "eval", description = "The canonical form of an expression, or whether a comparison holds.",
    footer = {"", "Examples:", "  ./grundy eval '{0,*|*}' --steps", "  ./grundy eval 'domineering 2x3' --all",
        "  ./grundy eval '{3|1} + +-1 - ^3*2'", "  ./grundy eval '^ > ^<2>' --why",
        "  ./grundy eval 'Cool({5||2|0}, 1/2)'"})
final class EvalCommand implements Callable<Integer> {
  /** A longer text is not printed; {@code --json} does the same. */
  private static final int LONGEST = 1 << 20;

  private final Console console;

  @Mixin private Shared shared = new Shared();

  @Parameters(paramLabel = "EXPRESSION", arity = "1..*",
      description = "Values, sums, functions, G >= H, or a position.") private List<String> words = new ArrayList<>();

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
  public Integer call() {
    String text = Shared.position(words);
    Budget budget = shared.budget(console);
    var calculator = new Calculator(shared.catalog(), budget);
    try {
      Optional<Calculator.Compared> compared = calculator.compared(text);
      int status = compared.isPresent() ? compare(text, calculator, compared.get()) : value(text, calculator);
      if (shared.stats() && !shared.json())
        console.out().println("\n" + shared.spent(budget.spent()));
      return status;
    } catch (BudgetSpent spent) {
      return gaveUp(text, spent, calculator.values());
    }
  }

  private int gaveUp(String text, BudgetSpent spent, Values values) {
    if (shared.json())
      console.out().println(ValueJson.gaveUp(text, spent));
    else
      console.err().println(
          shared.voice().say(Phrase.of("Not worked out: {0}, after {1} {1:step|steps}; {2} {2:value|values} stored.",
              SolveCommand.limit(spent.limit()), spent.spent().work(), values.stored())));
    return Exit.BUDGET_SPENT;
  }

  private int value(String text, Calculator calculator) {
    Values values = calculator.values();
    Voice voice = shared.voice();
    if (steps) {
      Calculator.Written written = calculator.written(text).orElseThrow(() -> BadInput
          .because("{0}: expected a form with braces, such as {1}", "--steps", "{0,*|*}"));
      print(Reducing.steps(values, written));
      return Exit.ANSWERED;
    }
    int value = calculator.value(text);
    if (shared.json()) {
      console.out().println(ValueJson.of(text, values, value));
      return Exit.ANSWERED;
    }
    ValueText name = latex ? ValueText.latex(values)
        : shared.unicode() ? ValueText.unicode(values) : ValueText.ascii(values);
    console.out().println(name.of(value, LONGEST).orElseGet(() -> voice.say(Phrase.of(
        "a value whose text is longer than {0} characters", LONGEST))));
    if (all) {
      var facts = new Facts(values, value);
      console.out().println();
      for (Facts.Fact fact : facts.list())
        console.out().println(("  " + padded(voice.say(fact.name()), 22) + voice.say(fact.said())).stripTrailing());
      console.out().println();
      ThermographText.lines(facts.thermograph()).forEach(console.out()::println);
    }
    return Exit.ANSWERED;
  }

  private int compare(String text, Calculator calculator, Calculator.Compared compared) {
    if (shared.json()) {
      console.out().println(ValueJson.of(text, compared));
      return compared.holds() ? Exit.ANSWERED : Exit.REFUTED;
    }
    ValueText name = ValueText.ascii(calculator.values());
    console.out().println(shared.voice().say(compared.holds() ? Phrase.of("TRUE") : Phrase.of("FALSE")) + "   "
        + name.of(compared.left()) + " " + compared.order().sign() + " " + name.of(compared.right()));
    if (why) {
      say("G >= H", new Difference(calculator.values(), compared.left(), compared.right()));
      say("G <= H", new Difference(calculator.values(), compared.right(), compared.left()));
    }
    return compared.holds() ? Exit.ANSWERED : Exit.REFUTED;
  }

  private void say(String title, Difference difference) {
    console.out().println();
    console.out().println(title);
    print(difference.why());
  }

  private void print(List<Reducing.Line> lines) {
    Voice voice = shared.voice();
    for (Reducing.Line line : lines) {
      String about = voice.say(line.about());
      String said = voice.say(line.said());
      if (said.isEmpty())
        console.out().println(about);
      else
        Paragraphs.lines(said, padded("  " + about, 20), " ".repeat(20), 80).forEach(console.out()::println);
    }
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(2, width - text.length()));
  }
}
