package org.grundy.claim;

import java.util.Map;
import java.util.Optional;
import org.grundy.phrase.Phrase;

/** Corrections of the known mistakes of the texts, as the checks find them. */
final class Corrections {
  private static final Map<String, Phrase> BY_ID = Map.ofEntries(
      Map.entry("S5.2",
          Phrase.of("The printed word departs from the Tribonacci word after {0} {0:letter|letters}.", 27)),
      Map.entry("S5.3", Phrase.of("It is a word over a, b and c: its letter {0} is {1}.", 4, "c")),
      Map.entry("000.3",
          Phrase.of("The mex must be taken among the numbers from 0: from 1, a_0 would be 1, and the table has 0.")),
      Map.entry("S11", Phrase.of("They contain {0}, {1} and {2}.", 14, 18, 18)),
      Map.entry("S11.4", Phrase.of("That set is G1(s-1,t): G1(0,0) is {{0}}, not {{}}.")),
      Map.entry("S19.5", Phrase.of("Taking 0 stones leaves the nim-sum 0, so y >= 1 is needed.")),
      Map.entry("S23.3", Phrase.of(
          "The least number must be taken from 0 on: taken from 1 on, a heap of 3 would have the value 3; it is 0.")),
      Map.entry("S22", Phrase.of("It can move to 9, 10 or 11; to stay on 12 is no move.")),
      Map.entry("S25", Phrase.of("It is the exponent of 2 in x: for 1 the value is 0, not 1.")),
      Map.entry("S25.4", Phrase.of("It is the exponent of 2 in x, plus 1: for 4 the value is 3, not 4.")),
      Map.entry("003.2", Phrase.of("It is named after W. A. Wythoff.")),
      Map.entry("003.4", Phrase.of("It is called {0}.", Phrase.verbatim("Penrose Tiles to Trapdoor Ciphers"))),
      Map.entry("003.3",
          Phrase.of("Another game has that name, {0}: one heap, and at most twice the previous amount.",
              "fibonacci-nim")));

  private Corrections() {
  }

  static Optional<Phrase> of(String id) {
    return Optional.ofNullable(BY_ID.get(id));
  }
}
