package org.grundy.octal;

import java.util.Random;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.OctalCode;
import org.grundy.game.heap.TakeAndBreak;

/** Codes of every kind: take-away sets, all but a set, octal, hexadecimal, repeating, with places before the point. */
final class RandomCodes {
  private RandomCodes() {
  }

  static HeapGame game(String code) {
    return new TakeAndBreak(OctalCode.parse(code));
  }

  static HeapGame any(Random random) {
    int kind = random.nextInt(8);
    var text = new StringBuilder(switch (random.nextInt(6)) {
      case 0 -> kind >= 4 ? "4" : "0";
      case 1 -> kind == 7 ? "8" : "0";
      case 2 -> kind == 5 ? "4!" : "0";
      default -> "0";
    });
    text.append('.');
    int places = 1 + random.nextInt(random.nextInt(10) == 0 ? 20 : 5);
    int most = kind < 2 || kind == 3 ? 4 : kind == 7 ? 16 : 8;
    for (int i = 0; i < places; i++)
      text.append(digit(kind == 0 ? 3 * random.nextInt(2) : random.nextInt(3) == 0 ? 0 : random.nextInt(most)));
    if (kind == 1)
      text.append(random.nextBoolean() ? "[3]" : "[2]");
    if (kind == 2 || kind == 3)
      text.append('[').append(digit(random.nextInt(most)))
          .append(random.nextBoolean() ? "" : digit(random.nextInt(most)))
          .append(']');
    return game(text.toString());
  }

  private static String digit(int digit) {
    return Integer.toHexString(digit).toUpperCase(java.util.Locale.ROOT);
  }
}
