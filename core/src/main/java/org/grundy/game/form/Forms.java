package org.grundy.game.form;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.game.ValuedGame;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;
import org.grundy.value.notation.Evaluation;
import org.grundy.value.notation.ExpressionReader;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.PortableForm;
import org.grundy.value.shortgame.ShortGames;
import org.jspecify.annotations.Nullable;

/**
 * Values as positions: {@code {3|1}}, {@code *2}, {@code Tiny(2)}. A position is the shortest standard name of its value, so
 * that positions are equal when their values are. Any thread may use it: one at a time works on the values.
 */
public final class Forms implements Partizan<String>, ValuedGame<String> {
  /** Steps that all expressions together may take to read. */
  private static final long MOST_WORK = 50_000_000;

  private final ShortGames values = new ShortGames(Budget.ofWork(MOST_WORK));
  private final ValueText text = ValueText.ascii(values);
  private final Map<String, Integer> known = new HashMap<>();

  private synchronized String name(int value) {
    String name = text.of(value);
    known.put(name, value);
    return name;
  }

  private synchronized int value(String at) {
    return known.computeIfAbsent(at, name -> new Evaluation(values).value(ExpressionReader.read(name)));
  }

  private synchronized String canonical(String written) {
    return name(value(written));
  }

  @Override
  public String name() {
    return "value";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Move to an option of the value.");
  }

  @Override
  public List<String> examples() {
    return List.of("{3|1}", "*2", "{2||1|-1}");
  }

  @Override
  public Notation<String> notation() {
    return new Expressions();
  }

  /** What {@link ExpressionReader} reads. */
  private final class Expressions implements Notation.Free<String> {
    @Override
    public String parse(String written) {
      try {
        return canonical(written.strip());
      } catch (BudgetSpent _) {
        throw BadInput.because("the value of {0} takes too many steps to compute", BadInput.quoted(written));
      }
    }

    @Override
    public Phrase writing() {
      return Phrase.of("Write a value, such as {0}.", "{3|1}");
    }

    @Override
    public String format(String at) {
      return at;
    }

    @Override
    public String random(RandomGenerator random, int size) {
      synchronized (Forms.this) {
        return name(any(random, size));
      }
    }

    private int any(RandomGenerator random, int size) {
      int[] left = new int[1 + random.nextInt(2)];
      int[] right = new int[1 + random.nextInt(2)];
      for (int i = 0; i < left.length; i++)
        left[i] = size < 2 ? values.integer(random.nextInt(3)) : any(random, size - 1);
      for (int i = 0; i < right.length; i++)
        right[i] = size < 2 ? values.integer(-random.nextInt(3)) : any(random, size - 1);
      return values.make(left, right);
    }
  }

  @Override
  public void moves(String at, Player mover, Moves<String> out) {
    for (String option : options(at, mover))
      if (!out.to(option))
        return;
  }

  private synchronized List<String> options(String at, Player mover) {
    return Arrays.stream(values.options(value(at), mover)).mapToObj(this::name).toList();
  }

  @Override
  public Optional<String> negative(String at) {
    return Optional.of(negated(at));
  }

  private synchronized String negated(String at) {
    return name(values.negative(value(at)));
  }

  /** Nothing to look at. */
  @Override
  public Picture picture(String at) {
    return Picture.of(new Picture.Layout.Heaps(), List.of());
  }

  @Override
  public int value(String at, ShortGames into) {
    return into.copied(portable(at));
  }

  private synchronized PortableForm portable(String at) {
    return values.portable(value(at));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Forms;
  }

  @Override
  public int hashCode() {
    return Forms.class.hashCode();
  }
}
