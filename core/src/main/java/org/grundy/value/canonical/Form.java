package org.grundy.value.canonical;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.number.Dyadic;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.reason.Reason;
import org.grundy.value.Outcome;
import org.grundy.value.Worth;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.ShortGames;
import org.grundy.value.thermal.Followers;
import org.grundy.value.thermal.Thermograph;
import org.grundy.value.thermal.Thermographs;
import org.grundy.value.thermal.Wall;

/**
 * A position equal to a short game under normal play, with its canonical form. It can be added to every short game.
 *
 * @param values the owner of the form, which lives as long as the owner does
 */
public record Form(ShortGames values, int value) implements Worth {
  /** The longest text that is shown beside a word. */
  private static final int BESIDE = 68;
  /** The longest name and options that share a line. */
  private static final int BOTH = 40;
  private static final int ROW = 50;
  /** The longest text of a value that is given to programs. */
  private static final int LONGEST = 1 << 20;

  @Override
  public Outcome outcome() {
    return values.outcome(value);
  }

  @Override
  public Optional<Phrase> headline() {
    ValueText text = ValueText.ascii(values);
    Optional<String> name = text.of(value, BESIDE);
    if (name.isEmpty())
      return Optional.of(longForm());
    Optional<String> options = name.get().contains("iny(") ? text.options(value, BOTH - name.get().length())
        : Optional.empty();
    return Optional.of(Phrase.of("value {0}",
        Phrase.verbatim(options.map(braces -> name.get() + " = " + braces).orElse(name.get()))).asTechnical());
  }

  @Override
  public Optional<Phrase> amount() {
    return Optional.of(text(ROW).map(Phrase::verbatim).orElseGet(this::longForm));
  }

  private Phrase longForm() {
    return Phrase.of("a long form, {0} and {1} options", values.left(value).length, values.right(value).length);
  }

  @Override
  public Optional<String> text(int longest) {
    return ValueText.ascii(values).of(value, longest);
  }

  @Override
  public Optional<String> symbol(int longest) {
    return ValueText.unicode(values).of(value, longest);
  }

  @Override
  public void fields(Fields out) {
    text(LONGEST).ifPresent(text -> out.put("value", text));
  }

  /** Adds forms of the same owner, and Nim heaps that the owner can hold. */
  @Override
  public Optional<Worth> plus(Worth other) {
    if (other instanceof Form(ShortGames owner, int of) && owner == values)
      return Optional.of(new Form(values, values.plus(value, of)));
    return other.nimValue().filter(heap -> heap.compareTo(BigInteger.valueOf(ShortGames.NIMBERS)) < 0)
        .map(heap -> new Form(values, values.plus(value, values.nimber(heap.intValueExact()))));
  }

  @Override
  public Optional<Phrase> reason() {
    return Optional.of(FreeMoves.reason(values, value));
  }

  @Override
  public Optional<Dyadic> temperature(Budget budget) {
    return Optional.of(values.within(budget, () -> new Thermographs(values).of(value).temperature()));
  }

  /** The stops, the mean, the temperature and the birthday; for a hot game, also the thermograph. */
  @Override
  public List<Reason.Item> remarks(Budget budget) {
    return values.within(budget, () -> {
      Thermograph thermograph = new Thermographs(values).of(value);
      var items = new ArrayList<Reason.Item>();
      items.add(Reason.say("stops {0}, {1}    mean {2}    temperature {3}    birthday {4}",
          Phrase.verbatim(values.leftStop(value).toString()), Phrase.verbatim(values.rightStop(value).toString()),
          Phrase.verbatim(thermograph.mean().toString()), Phrase.verbatim(thermograph.temperature().toString()),
          new Followers(values).birthday(value)));
      if (thermograph.temperature().signum() > 0)
        items.add(thermograph.exhibit(Phrase.of("thermograph: Left's wall {0}; Right's wall {1}",
            corners(thermograph.left()), corners(thermograph.right()))));
      return items;
    });
  }

  /** The corners of a wall, from below. */
  private static Phrase corners(Wall wall) {
    return Phrase.sequence(wall.corners().stream()
        .map(corner -> Phrase.of("{0} at {1}", Phrase.verbatim(corner.value().toString()),
            Phrase.verbatim(corner.temperature().toString())))
        .toList(), ", ");
  }
}
