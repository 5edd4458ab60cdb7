package org.grundy.reason;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.phrase.Phrase;

/** Why an answer holds for one position: sentences and exhibits, in reading order. */
public record Reason(List<Item> items) {
  /** A sentence or an exhibit. */
  public sealed interface Item permits Sentence, Exhibit {
  }

  /**
   * @param plain the same for readers who know no theory; the sentence itself where there is no other
   */
  public record Sentence(Phrase phrase, Phrase plain) implements Item {
    public Sentence(Phrase phrase) {
      this(phrase, phrase);
    }
  }

  public static final Reason NONE = new Reason(List.of());

  public Reason {
    items = List.copyOf(items);
  }

  public static Reason of(Item... items) {
    return new Reason(List.of(items));
  }

  /** This reason, and then another. */
  public Reason then(Reason next) {
    return new Reason(Stream.concat(items.stream(), next.items.stream()).toList());
  }

  public static Sentence say(String english, Object... args) {
    return new Sentence(Phrase.of(english, args));
  }

  /** A sentence for readers who know some theory, and what it says to others. */
  public static Sentence technical(Phrase technical, Phrase plain) {
    return new Sentence(technical.asTechnical(), plain);
  }

  /** A sentence for readers who know some theory. */
  public static Sentence technical(String english, Object... args) {
    return new Sentence(Phrase.of(english, args).asTechnical());
  }
}
