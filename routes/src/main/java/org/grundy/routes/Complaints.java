package org.grundy.routes;

import java.time.Duration;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Voice;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.wire.AnswerJson;
import tools.jackson.databind.node.ObjectNode;

/** What a page is told when a question has no answer. */
public final class Complaints {
  /** The program is at fault. */
  public static final Phrase DEFECT = Phrase.of("Internal error.");
  /** The stack was too small. */
  public static final Phrase DEEP = Phrase.of("Not decided: this is nested too deeply to compute here.");
  /** The memory was too small. */
  public static final Phrase FULL = Phrase.of("Not decided within the memory limit here.");

  private Complaints() {
  }

  /** What is wrong with the input, and which piece of it. */
  public static ObjectNode of(BadInput bad, Voice voice) {
    ObjectNode document = of(bad.bare(), voice);
    if (!bad.found().isEmpty())
      ((ObjectNode) document.path("error")).put("found", bad.found());
    return document;
  }

  public static ObjectNode of(Phrase sentence, Voice voice) {
    return AnswerJson.error(voice.say(sentence));
  }

  /** The reason why a budget ended. */
  public static Phrase sentence(BudgetSpent spent) {
    return switch (spent.limit()) {
      case TIME -> tooLong(spent.mostTime());
      case MEMORY -> FULL;
      case WORK -> Phrase.of("Not decided within the step limit here.");
      case CANCELLED -> Phrase.of("Cancelled.");
    };
  }

  /** The time limit was too short. */
  public static Phrase tooLong(Duration limit) {
    return Phrase.of("Not decided within {0} {0:second|seconds}, the limit here.", limit.toSeconds());
  }
}
