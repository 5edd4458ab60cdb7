package org.grundy.calc;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Order;
import org.grundy.value.shortgame.Values;

/**
 * How a form is reduced, step by step: dominated options are dropped, reversible ones bypassed, until there are none (Conway,
 * On Numbers and Games, 1976, chapter 10). The options themselves are taken by their values.
 */
public final class Reducing {
  private final Values values;
  private final ValueText text;
  private final int value;
  private final List<Integer> left;
  private final List<Integer> right;
  private final List<Line> lines = new ArrayList<>();

  /** A form, or something about it: what it is about may be empty. */
  public record Line(Phrase about, Phrase said) {
  }

  private Reducing(Values values, Calculator.Written written) {
    this.values = values;
    this.text = ValueText.ascii(values);
    this.left = new ArrayList<>(written.left());
    this.right = new ArrayList<>(written.right());
    this.value = values.make(ints(left), ints(right));
  }

  private static int[] ints(List<Integer> options) {
    return options.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The steps from a form to its canonical one. */
  public static List<Line> steps(Values values, Calculator.Written written) {
    var reducing = new Reducing(values, written);
    reducing.run();
    return reducing.lines;
  }

  private void run() {
    boolean again = true;
    while (again) {
      form();
      boolean left = dropDominated(Player.LEFT);
      boolean right = dropDominated(Player.RIGHT);
      again = bypass(Player.LEFT) || bypass(Player.RIGHT) || left || right;
      if (!again)
        say(Phrase.verbatim(""), Phrase.of("nothing dominated, nothing reversible: the form is canonical"));
    }
    say(Phrase.verbatim("= " + text.of(value)), Phrase.verbatim(""));
  }

  private void say(Phrase about, Phrase said) {
    lines.add(new Line(about, said));
  }

  private void form() {
    say(Phrase.verbatim("{" + names(left) + "|" + names(right) + "}"), Phrase.verbatim(""));
  }

  private String names(List<Integer> options) {
    return options.stream().map(text::of).collect(Collectors.joining(","));
  }

  private List<Integer> options(Player player) {
    return player == Player.LEFT ? left : right;
  }

  private static Phrase owned(Player player, String name) {
    return player == Player.LEFT ? Phrase.of("Left's {0}", name) : Phrase.of("Right's {0}", name);
  }

  /** Whether the first is no better than the second for a player. */
  private boolean worse(Player player, int option, int other) {
    return player == Player.LEFT ? values.leq(option, other) : values.leq(other, option);
  }

  private boolean dropDominated(Player player) {
    List<Integer> options = options(player);
    boolean dropped = false;
    for (int i = 0; i < options.size(); i++)
      for (int j = 0; j < options.size(); j++)
        if (i != j && worse(player, options.get(i), options.get(j))) {
          String name = text.of(options.get(i));
          String other = text.of(options.get(j));
          Order order = values.compare(options.get(i), options.get(j));
          say(owned(player, name), Phrase.of("dominated by {0}: {1}", other,
              Phrase.verbatim(name + " " + order.sign() + " " + other)));
          options.remove(/* index */ i);
          dropped = true;
          i = -1;
          break;
        }
    if (!dropped && options.size() > 1)
      say(owned(player, names(options)), Phrase.of("none dominates another"));
    return dropped;
  }

  /** Bypasses the first reversible option; says of the others why they are not. */
  private boolean bypass(Player player) {
    List<Integer> options = options(player);
    for (int i = 0; i < options.size(); i++) {
      int option = options.get(i);
      int[] answers = values.options(option, player.opponent());
      for (int answer : answers)
        if (player == Player.LEFT ? values.leq(answer, value) : values.leq(value, answer)) {
          reversed(player, i, answer);
          return true;
        }
      if (answers.length > 0)
        kept(player, option, answers);
    }
    return false;
  }

  private void reversed(Player player, int place, int answer) {
    List<Integer> options = options(player);
    String name = text.of(options.get(place));
    String by = text.of(answer);
    int[] beyond = values.options(answer, player);
    List<Integer> instead = new ArrayList<>();
    for (int option : beyond)
      instead.add(option);
    Phrase replaced = instead.isEmpty() ? Phrase.of("there are none") : Phrase.verbatim(names(instead));
    say(owned(player, name), player == Player.LEFT
        ? Phrase.of("reversible: Right can answer {0}, and {0} <= G. Replace {1} by Left's options from {0}: {2}.", by,
            name,
            replaced)
        : Phrase.of("reversible: Left can answer {0}, and {0} >= G. Replace {1} by Right's options from {0}: {2}.", by,
            name,
            replaced));
    options.remove(/* index */ place);
    for (int option : instead)
      if (!options.contains(option))
        options.add(option);
  }

  private void kept(Player player, int option, int[] answers) {
    String name = text.of(option);
    List<Integer> all = new ArrayList<>();
    for (int answer : answers)
      all.add(answer);
    say(owned(player, name), player == Player.LEFT
        ? Phrase.of("not reversible: of Right's answers {0} none is <= G", names(all))
        : Phrase.of("not reversible: of Left's answers {0} none is >= G", names(all)));
  }
}
