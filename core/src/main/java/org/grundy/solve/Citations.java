package org.grundy.solve;

import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;

/** The theorems that the methods themselves rest on. */
public final class Citations {
  /** A sum of impartial games equals a Nim heap. */
  public static final Citation SPRAGUE_GRUNDY = new Citation("sprague-1935",
      Phrase.of("a sum is worth the nim-sum of its parts' values"), "Sprague 1935, Grundy 1939",
      "R. Sprague, Ueber mathematische Kampfspiele, Tohoku Mathematical Journal 41 (1935) 438-444;"
          + " P. M. Grundy, Mathematics and games, Eureka 2 (1939) 6-8",
      "");

  /** When the values of an octal game repeat long enough, they repeat for ever. */
  public static final Citation GUY_SMITH = new Citation("guy-smith-1956",
      Phrase.of("an octal game is periodic once its values repeat for long enough"), "Guy, Smith 1956",
      "R. K. Guy, C. A. B. Smith, The G-values of various games, Proceedings of the Cambridge Philosophical Society 52"
          + " (1956) 514-526",
      "10.1017/S0305004100031509");

  private Citations() {
  }
}
