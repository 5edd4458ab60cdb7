package org.grundy.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.game.MoveText;
import org.grundy.game.Numbers;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;

/**
 * A move of a game of heaps as people tell it: {@code Bob takes 2 from A}, {@code take 3 from heap 1}.
 *
 * @param who    the player, where the sentence begins with a name
 * @param number how many are taken
 * @param heap   the heap, from 1
 */
record SpokenMove(Optional<String> who, BigInteger number, int heap) {
  private static final Pattern SPOKEN = Pattern.compile(
      "(?:(\\p{Lu}[\\p{L}'-]*):?\\s+)?(?i:takes?|took|moves?|moved|removes?|removed)\\s+(\\d{1,18})\\s+(?:\\p{L}+\\s+)?(?i:from)\\s+"
          + "(?:(?:the\\s+)?(?i:heap|pile|row|step)\\s+)?(\\p{Alpha}|\\d{1,4})\\.?");

  static Optional<SpokenMove> of(String line) {
    Matcher words = SPOKEN.matcher(line.strip());
    if (!words.matches())
      return Optional.empty();
    String heap = words.group(3);
    return Optional.of(new SpokenMove(Optional.ofNullable(words.group(1)), new BigInteger(words.group(2)),
        Character.isDigit(heap.charAt(0)) ? Integer.parseInt(heap) : Character.toUpperCase(heap.charAt(0)) - 'A' + 1));
  }

  /** The players who move first and second, when each sentence has a name and they take turns. */
  static List<String> names(List<String> lines) {
    var names = new ArrayList<String>();
    for (String line : lines) {
      Optional<String> who = of(line).flatMap(SpokenMove::who);
      if (who.isPresent())
        names.add(who.get());
    }
    for (int i = 2; i < names.size(); i++)
      if (!names.get(i).equals(names.get(i - 2)))
        return List.of();
    return names.size() < 2 || names.get(0).equals(names.get(1)) ? List.of() : List.copyOf(names.subList(0, 2));
  }

  /**
   * What the move leaves.
   *
   * @throws BadInput when the position has no such heap, or too little in it
   */
  Position from(Position position, Player mover) {
    if (position instanceof Position.Single<?> single)
      return left(single, mover);
    throw BadInput.because("expected a single game, since {0} names a heap", "from");
  }

  private <P> Position left(Position.Single<P> at, Player mover) {
    if (!(at.ruleset().notation() instanceof Numbers<P> notation))
      throw BadInput.because("{0}: expected a game whose positions are written with numbers", at.ruleset().name());
    var heaps = new ArrayList<>(notation.numbers(at.at()));
    if (heap < 1 || heap > heaps.size())
      throw BadInput.because("there is no heap {0} in {1}", heap, at.written());
    BigInteger left = heaps.get(heap - 1).subtract(number);
    if (left.signum() < 0)
      throw BadInput.because("heap {0} has only {1}", heap, heaps.get(heap - 1));
    if (at.ruleset().putsTokens())
      return MoveText.parse(at, mover, "take " + number + " from heap " + heap);
    heaps.set(heap - 1, left);
    return new Position.Single<>(at.ruleset(), notation.position(heaps));
  }
}
