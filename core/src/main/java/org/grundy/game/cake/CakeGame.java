package org.grundy.game.cake;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Base of the cake games. A game says what a width may become; Left's widths are counted in columns, Right's in rows.
 */
public abstract class CakeGame implements Partizan<List<Cake>> {
  /** Receives the results of cutting a width. */
  @FunctionalInterface
  protected interface Cuts {
    /**
     * @param touched the touched row or column, from 0, or the cut behind it
     * @param widths  the resulting widths in their order; 0 is a piece that is gone
     * @return whether more are wanted
     */
    boolean to(int touched, int... widths);
  }

  /** Passes all results of cutting a width to {@code out}, until it wants no more; returns whether it still does. */
  protected abstract boolean cut(int width, Cuts out);

  /** The rows or columns between two pieces that a cut takes away. */
  protected int eaten() {
    return 0;
  }

  /** Whether a cake is touched at the lines between its squares; otherwise at the first square of a row or column. */
  protected boolean cutsLines() {
    return true;
  }

  @Override
  public Optional<Phrase> sides() {
    return Optional.of(Phrase.of("Left cuts down, Right cuts across"));
  }

  @Override
  public List<String> examples() {
    return List.of("4x7", "3x5", "2x3 4x2", "1x4");
  }

  @Override
  public Notation<List<Cake>> notation() {
    return new CakeText();
  }

  @Override
  public Picture picture(List<Cake> at) {
    return new CakePicture(at).draw(cutsLines());
  }

  /** What is left stays where it was. */
  @Override
  public void moves(List<Cake> from, Player mover, Moves<List<Cake>> out) {
    List<Cake> at = CakePlaces.of(from);
    for (int i = 0; i < at.size(); i++) {
      int place = i;
      Cake cake = at.get(i);
      boolean more = cut(cake.width(mover), (touched, widths) -> out.to(with(at, place, mover, widths),
          touch(cake, mover == Player.LEFT, touched)));
      if (!more)
        return;
    }
  }

  private int touch(Cake cake, boolean down, int touched) {
    return cutsLines() ? CakePicture.cut(cake, down, touched + 1)
        : down ? CakePicture.id(cake, 0, touched) : CakePicture.id(cake, touched, 0);
  }

  private List<Cake> with(List<Cake> at, int place, Player mover, int[] widths) {
    var cakes = new ArrayList<>(at.subList(0, place));
    int from = 0;
    for (int width : widths) {
      if (width > 0)
        cakes.add(at.get(place).piece(mover, from, width));
      from += width + eaten();
    }
    cakes.addAll(at.subList(place + 1, at.size()));
    return List.copyOf(cakes);
  }

  /** The cakes that can still be cut, sorted, without their places. */
  @Override
  public List<Cake> normal(List<Cake> at) {
    return at.stream().filter(this::live).map(Cake::withoutPlace).sorted().toList();
  }

  private boolean live(Cake cake) {
    return !cut(cake.rows(), (_, _) -> false) || !cut(cake.columns(), (_, _) -> false);
  }

  /** Each cake alone, in its place. */
  @Override
  public List<List<Cake>> summands(List<Cake> cakes) {
    List<Cake> at = CakePlaces.of(cakes);
    int[] there = IntStream.range(0, at.size()).filter(i -> !at.get(i).equals(Cake.NONE)).toArray();
    return there.length < 2 ? List.of(cakes) : Arrays.stream(there).mapToObj(i -> only(at, i)).toList();
  }

  private static List<Cake> only(List<Cake> at, int place) {
    var only = new ArrayList<>(Collections.nCopies(at.size(), Cake.NONE));
    only.set(place, at.get(place));
    return List.copyOf(only);
  }

  @Override
  public Optional<List<Cake>> negative(List<Cake> at) {
    return Optional.of(at.stream().map(Cake::transposed).toList());
  }
}
