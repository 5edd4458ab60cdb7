package org.grundy.game.strip;

import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Impartial;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.game.Theorem;
import org.grundy.phrase.Phrase;

/**
 * Coins on a strip: a coin moves left, neither past another coin nor onto one. A position lists the boxes that hold a
 * coin.
 */
public final class Coins implements Impartial<List<Integer>> {
  @Override
  public String name() {
    return "coins";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Move one coin left to an empty box, without passing another coin.");
  }

  @Override
  public Notation<List<Integer>> notation() {
    return Notation.numbers(1, Picture.MOST_PARTS).called(Phrase.of("coin")).ascending()
        .written(Phrase.of("Write the number of each coin's box, in ascending order."));
  }

  @Override
  public List<String> examples() {
    return List.of("5 7 8 12", "2 5 6", "3 4");
  }

  @Override
  public void moves(List<Integer> boxes, Moves<List<Integer>> out) {
    for (int coin = 0; coin < boxes.size(); coin++)
      for (int to = boxes.get(coin) - 1; to > before(boxes, coin); to--)
        if (!out.to(moved(boxes, coin, to), boxes.get(coin) - 1, to - 1))
          return;
  }

  /** The box of the next coin on the left, or 0. */
  static int before(List<Integer> boxes, int coin) {
    return coin == 0 ? 0 : boxes.get(coin - 1);
  }

  static List<Integer> moved(List<Integer> boxes, int coin, int to) {
    var moved = new ArrayList<>(boxes);
    moved.set(coin, to);
    return List.copyOf(moved);
  }

  /** The position without the coins at the left end, which cannot move, and without their boxes. */
  @Override
  public List<Integer> normal(List<Integer> boxes) {
    int stuck = 0;
    while (stuck < boxes.size() && boxes.get(stuck) == stuck + 1)
      stuck++;
    int less = stuck;
    return less == 0 ? boxes : boxes.subList(less, boxes.size()).stream().map(box -> box - less).toList();
  }

  @Override
  public Picture picture(List<Integer> boxes) {
    return Strips.picture(boxes.isEmpty() ? 1 : boxes.getLast(), box -> boxes.contains(box) ? 1 : 0);
  }

  @Override
  public List<Theorem<List<Integer>>> theorems() {
    return List.of(new CoinsTheorem());
  }
}
