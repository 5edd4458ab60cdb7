package org.grundy.calc;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Outcomes;
import org.grundy.phrase.Phrase;
import org.grundy.value.Outcome;
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

/** Everything reported about a value. The work is charged to the budget of the values. */
public final class ValueFacts {
  /** The longest text shown. */
  private static final int LONGEST = 200;

  private final ShortGames values;
  private final int value;
  private final ValueText text;
  private final ValueText plain;
  private final Thermographs thermographs;
  private final List<Fact> facts = new ArrayList<>();
  private final Optional<BudgetSpent> spent;

  /**
   * A fact about a value, with its name.
   *
   * @param plain the same with values as they are typed
   */
  public record Fact(Phrase name, Phrase said, Phrase plain) {
  }

  /** A fact to compute; not every value has one. */
  private record Asked(Phrase name, Function<Phrase, Optional<Fact>> answer) {
    Optional<Fact> finding() {
      return answer.apply(name);
    }
  }

  public ValueFacts(ShortGames values, int value) {
    this(values, value, ValueText.ascii(values));
  }

  /** @param text writes values in the facts */
  public ValueFacts(ShortGames values, int value, ValueText text) {
    this.values = values;
    this.value = value;
    this.text = text;
    this.plain = ValueText.ascii(values);
    this.thermographs = new Thermographs(values);
    List<Asked> all = all();
    FairShares<Optional<Fact>> findings = FairShares.of(values,
        all.stream().<Supplier<Optional<Fact>>>map(asked -> asked::finding).toList());
    this.spent = findings.spent();
    for (int i = 0; i < all.size(); i++) {
      Phrase name = all.get(i).name();
      findings.results().get(i).orElseGet(() -> Optional.of(said(name, Phrase.of("not computed"))))
          .ifPresent(facts::add);
    }
  }

  /** The thermograph, if the budget covered it. */
  public Optional<Thermograph> thermograph() {
    return thermographs.known(value);
  }

  /** The facts in the order requested. Facts that the budget did not cover are listed as not computed. */
  public List<Fact> list() {
    return List.copyOf(facts);
  }

  /** The limit reached before all facts were computed. */
  public Optional<BudgetSpent> spent() {
    return spent;
  }

  private static Asked asked(Phrase name, Supplier<Phrase> answer) {
    return new Asked(name, named -> Optional.of(said(named, answer.get())));
  }

  private static Fact said(Phrase name, Phrase said) {
    return new Fact(name, said, said);
  }

  /** A fact that is a value, or several. */
  private Asked valued(Phrase name, Supplier<int[]> answer) {
    return new Asked(name, named -> Optional.of(written(named, answer.get())));
  }

  private Fact written(Phrase name, int... of) {
    return new Fact(name, written(text, of), written(plain, of));
  }

  private static Phrase written(ValueText writer, int... of) {
    if (of.length == 0)
      return Phrase.verbatim("-");
    List<String> brief = Arrays.stream(of).mapToObj(g -> writer.of(g, LONGEST)).flatMap(Optional::stream).sorted()
        .toList();
    int longer = of.length - brief.size();
    Phrase listed = Phrase.verbatim(String.join(", ", brief));
    if (longer == 0)
      return listed;
    return brief.isEmpty() ? Phrase.of("{0} {0:value|values} too long to write", longer)
        : Phrase.of("{0}; {1} {1:more is|more are} too long to write", listed, longer);
  }

  private List<Asked> all() {
    var followers = new Followers(values);
    var courses = new StopCounts(values);
    return List.of(asked(Phrase.of("outcome"), this::outcome),
        asked(Phrase.of("stops"), () -> Phrase.verbatim(values.leftStop(value) + ", " + values.rightStop(value))),
        asked(Phrase.of("mean"), () -> Phrase.verbatim(thermographs.of(value).mean().toString())),
        asked(Phrase.of("temperature"), () -> Phrase.verbatim(thermographs.of(value).temperature().toString())),
        asked(Phrase.of("birthday"), () -> Phrase.verbatim(followers.birthday(value).toString())),
        valued(Phrase.of("Left's options"), () -> values.left(value)),
        valued(Phrase.of("Right's options"), () -> values.right(value)),
        valued(Phrase.of("Left's incentives"), () -> new Incentives(values).left(value)),
        valued(Phrase.of("Right's incentives"), () -> new Incentives(values).right(value)),
        valued(Phrase.of("reduced"), () -> new int[]{new Reduction(values).of(value)}),
        valued(Phrase.of("frozen"), () -> new int[]{new Cooling(values, thermographs).freeze(value)}),
        new Asked(Phrase.of("atomic weight"), this::weight), new Asked(Phrase.of("uptimal"), this::uptimal),
        asked(Phrase.of("positions reachable"), () -> Phrase.verbatim(followers.count(value).toString())),
        asked(Phrase.of("lines of play"), () -> Phrase.verbatim(courses.count(value).toString())),
        asked(Phrase.of("kind"), () -> tests(followers, courses)));
  }

  private Phrase outcome() {
    Outcome outcome = values.outcome(value);
    return Phrase.of("{0}    {1}", Outcomes.letter(outcome), Outcomes.words(outcome));
  }

  private Optional<Fact> weight(Phrase name) {
    OptionalInt weight = new AtomicWeights(values).of(value);
    return weight.isPresent() ? Optional.of(written(name, weight.getAsInt())) : Optional.empty();
  }

  private Optional<Fact> uptimal(Phrase name) {
    return UptimalExpansion.of(values, value).filter(_ -> !values.isNumber(value))
        .map(expansion -> said(name, Phrase.verbatim(expansion.text())));
  }

  /** The tests that the value passes. */
  private Phrase tests(Followers followers, StopCounts courses) {
    var passed = new ArrayList<Phrase>();
    if (values.isNumber(value))
      passed.add(Phrase.of("number"));
    else if (values.isInfinitesimal(value))
      passed.add(Phrase.of("infinitesimal"));
    else if (values.leftStop(value).compareTo(values.rightStop(value)) > 0)
      passed.add(Phrase.of("hot"));
    if (values.isNumberish(value))
      passed.add(Phrase.of("numberish"));
    if (values.asNimber(value).isPresent())
      passed.add(Phrase.of("nimber"));
    if (followers.isAllSmall(value))
      passed.add(Phrase.of("all-small"));
    if (courses.evenTempered(value))
      passed.add(Phrase.of("even-tempered"));
    if (courses.oddTempered(value))
      passed.add(Phrase.of("odd-tempered"));
    return Phrase.sequence(passed, ", ");
  }
}
