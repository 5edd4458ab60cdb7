package org.grundy.wire;

import org.grundy.explain.AnswerDocument;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.phrase.BadInput;
import org.grundy.solve.Reply;
import tools.jackson.databind.node.ObjectNode;

/** Replies and errors: {@code answer}, {@code gaveUp} and {@code error} in the schema. */
public final class AnswerJson {
  private static final Voice ENGLISH = Voice.of(Language.EN);

  private AnswerJson() {
  }

  public static ObjectNode of(Reply reply) {
    return of(reply, AnswerDocument.Detail.STANDARD);
  }

  public static ObjectNode of(Reply reply, AnswerDocument.Detail detail) {
    return DocumentJson.of(AnswerDocument.of(reply, detail), ENGLISH);
  }

  /** An error in the input, in the voice's language. */
  public static ObjectNode error(BadInput complaint, Voice voice) {
    return error(voice.say(complaint.sentence()));
  }

  /** An error with the given sentence. */
  public static ObjectNode error(String message) {
    ObjectNode document = Json.document();
    document.putObject("error").put("message", message);
    return document;
  }
}
