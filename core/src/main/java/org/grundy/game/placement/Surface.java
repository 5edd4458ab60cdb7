package org.grundy.game.placement;

import java.util.Locale;
import java.util.stream.Stream;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/** Which ends of a board meet: those of its rows, or those of its columns too. */
public enum Surface {
  CYLINDER, TORUS;

  /**
   * The surface of a name such as {@code torus}.
   *
   * @throws BadInput for any other text
   */
  static Surface named(String text) {
    return Stream.of(values()).filter(surface -> surface.written().equals(text)).findFirst()
        .orElseThrow(() -> BadInput.expected(Phrase.of("the board"), Phrase.verbatim("cylinder, torus"), text));
  }

  boolean columnsMeet() {
    return this == TORUS;
  }

  /** The rules of a game with dominoes on this surface, from those on a flat board. */
  Phrase rules(Phrase flat) {
    return switch (this) {
      case CYLINDER -> Phrase.of("{0} The first and last cells of each row are adjacent.", flat);
      case TORUS ->
        Phrase.of("{0} The first and last cells of each row are adjacent, and so are those of each column.", flat);
    };
  }

  String written() {
    return name().toLowerCase(Locale.ROOT);
  }
}
