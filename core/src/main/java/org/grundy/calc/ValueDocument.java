package org.grundy.calc;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Document;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.ShortGames;
import org.grundy.value.thermal.AtomicWeights;
import org.grundy.value.thermal.Cooling;
import org.grundy.value.thermal.Followers;
import org.grundy.value.thermal.Incentives;
import org.grundy.value.thermal.Reduction;
import org.grundy.value.thermal.StopCounts;
import org.grundy.value.thermal.Thermograph;
import org.grundy.value.thermal.Thermographs;
import org.grundy.value.thermal.UptimalExpansion;
import org.grundy.value.thermal.Wall;

/**
 * The value of an expression. The budget must suffice for its outcome and stops; anything else that it does not cover
 * is listed by name.
 */
public final class ValueDocument implements Document {
  private static final int FACT = 22;

  private final String expression;
  private final Calculator calculator;
  private final ShortGames values;
  private final int value;
  private final ValueText names;
  private final boolean all;
  private final List<Remark> steps;
  private Optional<BudgetSpent> spent = Optional.empty();

  /**
   * @param names how values are written for people
   * @param all   whether to report everything known about a value
   * @param steps on the way to the canonical form; if there are any, people are shown only these
   */
  public ValueDocument(String expression, Calculator calculator, int value, ValueText names, boolean all,
      List<Remark> steps) {
    this.expression = expression;
    this.calculator = calculator;
    this.values = calculator.values();
    this.value = value;
    this.names = names;
    this.all = all;
    this.steps = List.copyOf(steps);
  }

  /** The limit reached before everything requested was computed. */
  public Optional<BudgetSpent> spent() {
    return spent;
  }

  @Override
  public List<Block> blocks() {
    if (!steps.isEmpty())
      return List.of(new Remarks(steps));
    var blocks = new ArrayList<Block>(List.of(new Unbroken(name(names, value))));
    if (all) {
      var facts = new ValueFacts(values, value, names);
      spent = facts.spent();
      blocks.add(new Together(facts.list().stream().<Block>map(fact -> Headed.indented(2,
          Headed.of(Phrase.of("{0} ", fact.name()), FACT, new Unbroken(fact.said())))).toList()));
      facts.thermograph().map(QueryDocument::drawn).ifPresent(blocks::add);
    }
    return blocks;
  }

  static Phrase name(ValueText names, int value) {
    return names.of(value, ValueFields.LONGEST).map(Phrase::verbatim).orElseGet(
        () -> Phrase.of("a value too long to print ({0} characters)", ValueFields.LONGEST));
  }

  @Override
  public void fields(Fields out) {
    out.put("expression", expression);
    text(ValueText.ascii(values), value).ifPresent(text -> out.put("value", text));
    text(ValueText.latex(values), value).ifPresent(text -> out.put("latex", text));
    out.put("outcome", values.outcome(value).code()).put("leftStop", values.leftStop(value).toString())
        .put("rightStop", values.rightStop(value).toString());
    List<Field> fields = all ? everything() : basics();
    FairShares<Optional<?>> findings = FairShares.of(values, fields.stream().map(Field::content).toList());
    var leftOut = new ArrayList<String>();
    for (int i = 0; i < fields.size(); i++) {
      String name = fields.get(i).name();
      findings.results().get(i).ifPresentOrElse(found -> found.ifPresent(content -> put(out, name, content)),
          () -> leftOut.add(name));
    }
    spent = findings.spent();
    spent.ifPresent(ended -> ValueFields.limit(out.object("leftOut").list("fields", leftOut), ended));
    if (!steps.isEmpty())
      Remark.fields(out, "steps", steps);
  }

  /** A field to compute: text, a number, texts, or a thermograph; not every value has one. */
  private record Field(String name, Supplier<Optional<?>> content) {
    static Field of(String name, Supplier<?> content) {
      return new Field(name, () -> Optional.of(content.get()));
    }
  }

  private static void put(Fields out, String name, Object content) {
    switch (content) {
      case BigInteger number -> out.put(name, number);
      case List<?> texts -> out.list(name, texts);
      case Thermograph thermograph -> {
        Fields walls = out.object(name);
        wall(walls, "left", thermograph.left());
        wall(walls, "right", thermograph.right());
      }
      default -> out.put(name, content.toString());
    }
  }

  private static void wall(Fields out, String name, Wall wall) {
    out.objects(name, wall.corners(), (node, corner) -> node.put("temperature", corner.temperature().toString())
        .put("value", corner.value().toString()));
  }

  private List<Field> basics() {
    var thermographs = new Thermographs(values);
    return List.of(Field.of("mean", () -> thermographs.of(value).mean()),
        Field.of("temperature", () -> thermographs.of(value).temperature()),
        Field.of("birthday", () -> new Followers(values).birthday(value)),
        Field.of("thermograph", () -> thermographs.of(value)));
  }

  private List<Field> everything() {
    var fields = new ArrayList<>(basics());
    fields.addAll(List.of(Field.of("leftOptions", () -> texts(values.left(value))),
        Field.of("rightOptions", () -> texts(values.right(value))),
        Field.of("leftIncentives", () -> texts(new Incentives(values).left(value))),
        Field.of("rightIncentives", () -> texts(new Incentives(values).right(value))),
        new Field("reduced", () -> text(ValueText.ascii(values), new Reduction(values).of(value))),
        new Field("frozen", () -> text(ValueText.ascii(values),
            new Cooling(values, new Thermographs(values)).freeze(value))),
        new Field("atomicWeight", this::weight),
        new Field("uptimal", () -> UptimalExpansion.of(values, value).map(UptimalExpansion::text)),
        Field.of("followers", () -> new Followers(values).count(value)),
        Field.of("courses", () -> new StopCounts(values).count(value)),
        Field.of("tests", () -> calculator.passed(value))));
    return fields;
  }

  private Optional<String> weight() {
    OptionalInt weight = new AtomicWeights(values).of(value);
    return weight.isPresent() ? text(ValueText.ascii(values), weight.getAsInt()) : Optional.empty();
  }

  private static Optional<String> text(ValueText text, int value) {
    return text.of(value, ValueFields.LONGEST);
  }

  private List<String> texts(int[] of) {
    return ValueFields.names(values, of);
  }
}
