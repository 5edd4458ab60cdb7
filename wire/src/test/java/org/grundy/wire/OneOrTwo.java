package org.grundy.wire;

import java.math.BigInteger;
import java.util.List;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** Left takes 1, Right takes 2: a game that does not say what its negatives are. */
final class OneOrTwo implements Partizan<List<Integer>> {
  @Override
  public String name() {
    return "one-or-two";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Left takes 1, Right takes 2.");
  }

  @Override
  public Notation<List<Integer>> notation() {
    return Notation.numbers(0, 99);
  }

  @Override
  public List<String> examples() {
    return List.of("3");
  }

  @Override
  public Picture picture(List<Integer> heaps) {
    return Picture.heaps(heaps.stream().map(BigInteger::valueOf).toList());
  }

  @Override
  public void moves(List<Integer> heaps, Player mover, Moves<List<Integer>> out) {
    int left = heaps.getFirst() - (mover == Player.LEFT ? 1 : 2);
    if (left >= 0)
      out.to(List.of(left), 0);
  }
}
