package org.grundy.wire;

import java.util.function.Consumer;
import org.grundy.explain.Document;
import org.grundy.explain.Voice;
import org.grundy.reason.Fields;
import tools.jackson.databind.node.ObjectNode;

/** The fields of a document as a JSON object. */
public final class DocumentJson {
  private DocumentJson() {
  }

  /** @param voice for the sentences of the document, in the reader's language */
  public static ObjectNode of(Document document, Voice voice) {
    return of(document::fields, voice);
  }

  /** A new document with the given fields. */
  public static ObjectNode of(Consumer<Fields> fields, Voice voice) {
    ObjectNode node = Json.document();
    fields.accept(new FieldsJson(node, voice));
    return node;
  }
}
