package org.grundy.calc;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.grundy.explain.Outcomes;
import org.grundy.phrase.Phrase;
import org.grundy.value.Outcome;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Values;
import org.grundy.value.thermal.AtomicWeights;
import org.grundy.value.thermal.Cooling;
import org.grundy.value.thermal.Followers;
import org.grundy.value.thermal.Incentives;
import org.grundy.value.thermal.Reduction;
import org.grundy.value.thermal.Thermograph;
import org.grundy.value.thermal.Thermographs;

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
    this.values = values;
    this.value = value;
    this.text = ValueText.ascii(values);
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
    add(Phrase.of("followers"), String.valueOf(followers.of(value).length));
    return List.copyOf(facts);
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
