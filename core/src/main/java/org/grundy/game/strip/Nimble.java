package org.grundy.game.strip;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.game.Impartial;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.game.Theorem;
import org.grundy.phrase.Phrase;

/**
 * Nimble: coins on a strip, any number in a box; coins may move past and onto each other. Boxes are numbered from 1,
 * where a coin stays forever. A position lists the box of each coin.
 */
public final class Nimble implements Impartial<List<Integer>> {
  @Override
  public String name() {
    return "nimble";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Move one coin to any box on its left, even past or onto other coins.");
  }

  @Override
  public Notation<List<Integer>> notation() {
    return Notation.numbers(1, Picture.MOST_PARTS).called(Phrase.of("coin"))
        .written(Phrase.of("Write the number of each coin's box. Several coins may share a box."));
  }

  @Override
  public List<String> examples() {
    return List.of("4 6 6 9", "2 3 5", "1 2");
  }

  @Override
  public void moves(List<Integer> boxes, Moves<List<Integer>> out) {
    for (int coin = 0; coin < boxes.size(); coin++)
      for (int to = boxes.get(coin) - 1; to >= 1; to--)
        if (!out.to(Coins.moved(boxes, coin, to), boxes.get(coin) - 1, to - 1))
          return;
  }

  /** The boxes in ascending order, without the coins in box 1. */
  @Override
  public List<Integer> normal(List<Integer> boxes) {
    return boxes.stream().filter(box -> box > 1).sorted().toList();
  }

  /** Each coin alone, the others in box 1. */
  @Override
  public List<List<Integer>> summands(List<Integer> boxes) {
    List<List<Integer>> alone = IntStream.range(0, boxes.size()).filter(coin -> boxes.get(coin) > 1).mapToObj(coin -> {
      var kept = new ArrayList<>(Collections.nCopies(boxes.size(), 1));
      kept.set(coin, boxes.get(coin));
      return List.copyOf(kept);
    }).toList();
    return alone.size() < 2 ? List.of(boxes) : alone;
  }

  @Override
  public Picture picture(List<Integer> boxes) {
    var counts = new int[boxes.stream().mapToInt(box -> box).max().orElse(1) + 1];
    boxes.forEach(box -> counts[box]++);
    return Strips.picture(counts.length - 1, box -> counts[box]);
  }

  @Override
  public List<Theorem<List<Integer>>> theorems() {
    return List.of(new NimbleTheorem());
  }

  /** The distance of each coin from box 1. */
  static List<BigInteger> heaps(List<Integer> boxes) {
    return boxes.stream().map(box -> BigInteger.valueOf(box - 1L)).toList();
  }
}
