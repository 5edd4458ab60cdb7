package org.grundy.game.strip;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Sowing (J. Erickson, Sowing games, in Games of No Chance, 1996): all seeds of a pot are sown one by one into the next pots,
 * to the right by Left and to the left by Right, and the last falls among others. A position is the number of seeds in each
 * pot. A list of moves takes time linear in the pots times the seeds.
 */
public final class Sowing implements Partizan<List<Integer>> {
  @Override
  public String name() {
    return "sowing";
  }

  @Override
  public Phrase rules() {
    return Phrase
        .of("Take all the seeds out of a pot and sow them one by one into the next pots: Left sows to the right, "
            + "Right to the left. The last seed must land in a pot that is not empty.");
  }

  @Override
  public Optional<Phrase> sides() {
    return Optional.of(Phrase.of("Left sows to the right, Right to the left"));
  }

  @Override
  public Notation<List<Integer>> notation() {
    return Notation.numbers(0, Picture.MOST_PARTS).called(Phrase.of("pot"))
        .written(Phrase.of("Write the number of seeds in each pot, from left to right."));
  }

  @Override
  public List<String> examples() {
    return List.of("1 1 2 1 1", "1 1", "2 1 1 0 1", "3 0 1 2");
  }

  /** To the right or to the left. */
  @Override
  public String touchedAlike() {
    return "rl";
  }

  /** A move touches its pot. */
  @Override
  public void moves(List<Integer> pots, Player mover, Moves<List<Integer>> out) {
    int step = mover == Player.LEFT ? 1 : -1;
    for (int pot = 0; pot < pots.size(); pot++) {
      int seeds = pots.get(pot);
      int last = pot + step * seeds;
      if (seeds > 0 && last >= 0 && last < pots.size() && pots.get(last) > 0 && !out.to(sown(pots, pot, step), pot))
        return;
    }
  }

  private static List<Integer> sown(List<Integer> pots, int from, int step) {
    var after = new ArrayList<>(pots);
    int seeds = after.set(from, 0);
    for (int i = 1; i <= seeds; i++)
      after.set(from + i * step, pots.get(from + i * step) + 1);
    return List.copyOf(after);
  }

  /** The pots from the first to the last that are not empty: no seed passes an empty pot at the end. */
  @Override
  public List<Integer> normal(List<Integer> pots) {
    int first = 0;
    int end = pots.size();
    while (end > 1 && pots.get(end - 1) == 0)
      end--;
    while (first < end - 1 && pots.get(first) == 0)
      first++;
    return pots.subList(first, end);
  }

  @Override
  public Optional<List<Integer>> negative(List<Integer> pots) {
    return Optional.of(pots.reversed());
  }

  @Override
  public Picture picture(List<Integer> pots) {
    return Strips.picture(pots.size(), box -> pots.get(box - 1));
  }
}
