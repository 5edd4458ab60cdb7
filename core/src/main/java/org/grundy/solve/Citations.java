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

  private Citations() {
  }
}
