package org.grundy.wire;

import org.grundy.phrase.BadInput;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The reply to a {@linkplain CommandRequestJson request for a command}, put together field by field. */
public final class ReplyJson {
  private final ObjectNode reply = Json.document();

  /** Why there is no answer, or only a part of one. */
  public enum Kind {
    /** The line is no request. */
    REQUEST,
    /** The command was given bad input. */
    INPUT,
    /** No proof was found. */
    UNPROVED,
    /** A limit was reached. */
    LIMIT,
    /** The request was cancelled. */
    CANCELLED,
    /** A file or program did not take what was written. */
    WRITE,
    /** An internal error. */
    DEFECT
  }

  public ReplyJson id(JsonNode id) {
    reply.set("id", id);
    return this;
  }

  /** The exit status that the command line would end with. */
  public ReplyJson status(int status) {
    reply.put("status", status);
    return this;
  }

  /** Whether a request was still open when it was cancelled. */
  public ReplyJson cancelled(boolean open) {
    reply.put("cancelled", open);
    return this;
  }

  public ReplyJson error(String message, Kind kind) {
    reply.putObject("error").put("message", message).put("kind", Json.code(kind));
    return this;
  }

  /** A note that the command printed besides its answer. */
  public ReplyJson note(String note) {
    reply.put("note", note);
    return this;
  }

  public ReplyJson answer(JsonNode document) {
    reply.set("answer", document);
    return this;
  }

  /** The command's output, if it is not a document. */
  public ReplyJson text(String text) {
    reply.put("text", text);
    return this;
  }

  public ObjectNode document() {
    return reply;
  }

  /**
   * The document that a command has printed.
   *
   * @throws BadInput when it is none
   */
  public static JsonNode printed(String text) {
    return JsonParser.parse(text);
  }
}
