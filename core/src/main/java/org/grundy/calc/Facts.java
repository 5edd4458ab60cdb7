package org.grundy.calc;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.grundy.explain.MoveWords;
import org.grundy.explain.Outcomes;
import org.grundy.phrase.Phrase;
import org.grundy.value.Outcome;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Values;
import org.grundy.value.thermal.AtomicWeights;
import org.grundy.value.thermal.Cooling;
import org.grundy.value.thermal.Courses;
import org.grundy.value.thermal.Followers;
import org.grundy.value.thermal.Incentives;
import org.grundy.value.thermal.Reduction;
import org.grundy.value.thermal.Thermograph;
import org.grundy.value.thermal.Thermographs;
import org.grundy.value.thermal.UptimalExpansion;

/** Everything that is said of a value. The work is charged to the budget of the values. */
public final class Facts {
  /** Longer texts are not shown. */
  private static final int LONGEST = 200;

  private final Values values;
  private final int value;
  private final ValueText text;
  private final Thermographs thermographs;
  private final List<Fact> facts = new ArrayList<>();

  /** Something about a value, and its name. */
  public record Fact(Phrase name, Phrase said) {
  }

  public Facts(Values values, int value) {
    this(values, value, ValueText.ascii(values));
  }

  /** @param text how values are written in the facts */
  public Facts(Values values, int value, ValueText text) {
    this.values = values;
    this.value = value;
    this.text = text;
    this.thermographs = new Thermographs(values);
  }

  public Thermograph thermograph() {
    return thermographs.of(value);
  }

  /** The facts in the order in which they are asked for. */
  public List<Fact> list() {
    var followers = new Followers(values);
    Thermograph thermograph = thermograph();
    Outcome outcome = values.outcome(value);
    add(Phrase.of("outcome"), Phrase.of("{0}    {1}", Outcomes.letter(outcome), Outcomes.words(outcome)));
    add(Phrase.of("stops"), values.leftStop(value) + ", " + values.rightStop(value));
    add(Phrase.of("mean"), thermograph.mean().toString());
    add(Phrase.of("temperature"), thermograph.temperature().toString());
    add(Phrase.of("birthday"), followers.birthday(value).toString());
    add(Phrase.of("Left's options"), names(values.left(value)));
    add(Phrase.of("Right's options"), names(values.right(value)));
    add(Phrase.of("Left's incentives"), names(new Incentives(values).left(value)));
    add(Phrase.of("Right's incentives"), names(new Incentives(values).right(value)));
    add(Phrase.of("reduced"), name(new Reduction(values).of(value)));
    add(Phrase.of("frozen"), name(new Cooling(values, thermographs).freeze(value)));
    OptionalInt weight = new AtomicWeights(values).of(value);
    if (weight.isPresent())
      add(Phrase.of("atomic weight"), name(weight.getAsInt()));
    UptimalExpansion.of(values, value).filter(expansion -> !values.isNumber(value))
        .ifPresent(expansion -> add(Phrase.of("uptimal"), expansion.text()));
    var courses = new Courses(values);
    add(Phrase.of("followers"), followers.count(value).toString());
    add(Phrase.of("courses of play"), courses.count(value).toString());
    add(Phrase.of("tests"), tests(followers, courses));
    return List.copyOf(facts);
  }

  /** The tests that the value passes. */
  private Phrase tests(Followers followers, Courses courses) {
    var passed = new ArrayList<Phrase>();
    if (values.isNumber(value))
      passed.add(Phrase.of("number"));
    else if (values.isInfinitesimal(value))
      passed.add(Phrase.of("infinitesimal"));
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
    if (passed.isEmpty())
      passed.add(Phrase.of("none of number, numberish, all-small, even- or odd-tempered"));
    return Phrase.sequence(passed, ", ");
  }

  private void add(Phrase name, Phrase said) {
    facts.add(new Fact(name, said));
  }

  private void add(Phrase name, String said) {
    add(name, Phrase.verbatim(said));
  }

  private String name(int g) {
    return text.of(g, LONGEST).orElse("..");
  }

  private String names(int[] all) {
    return all.length == 0 ? "-" : Arrays.stream(all).mapToObj(this::name).sorted().collect(Collectors.joining("   "));
  }
}
