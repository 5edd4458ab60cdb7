package org.grundy.calc;

import org.grundy.phrase.Phrase;
import org.grundy.value.shortgame.ShortGames;
import org.grundy.value.thermal.Thermograph;
import org.grundy.value.thermal.Thermographs;

/** Describes the kind of a value in a few words. */
final class ValueWords {
  private ValueWords() {
  }

  static Phrase of(ShortGames values, int value) {
    if (values.isNumber(value))
      return values.numberPart(value).isInteger() ? Phrase.of("a whole number") : Phrase.of("a number");
    if (values.asNimber(value).isPresent())
      return value == ShortGames.STAR ? Phrase.of("star") : Phrase.of("a nimber");
    if (values.isNumberUpStar(value) && values.numberPart(value).signum() == 0 && Math.abs(values.upPart(value)) == 1
        && values.nimberPart(value) < 2)
      return values.upPart(value) > 0
          ? values.nimberPart(value) == 0 ? Phrase.of("up") : Phrase.of("up plus star")
          : values.nimberPart(value) == 0 ? Phrase.of("down") : Phrase.of("down plus star");
    if (values.isInfinitesimal(value))
      return Phrase.of("an infinitesimal");
    if (values.isNumberish(value))
      return Phrase.of("a number and an infinitesimal");
    Thermograph thermograph = new Thermographs(values).of(value);
    return isSwitch(values, value)
        ? Phrase.of("a switch, mean {0}, temperature {1}", thermograph.mean().toString(),
            thermograph.temperature().toString())
        : Phrase.of("a hot game, mean {0}, temperature {1}", thermograph.mean().toString(),
            thermograph.temperature().toString());
  }

  private static boolean isSwitch(ShortGames values, int value) {
    int[] left = values.left(value);
    int[] right = values.right(value);
    return left.length == 1 && right.length == 1 && values.isNumber(left[0]) && values.isNumber(right[0]);
  }
}
