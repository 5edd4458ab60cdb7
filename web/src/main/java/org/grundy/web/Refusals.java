package org.grundy.web;

import java.util.Optional;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;
import org.grundy.routes.Complaints;
import org.grundy.routes.RequestData;
import org.grundy.wire.Json;
import org.jspecify.annotations.Nullable;

/** The server's answers to requests that reach no route, with the same headers and format as all others. */
final class Refusals extends ErrorHandler {
  /** The reason for a status. */
  static Phrase sentence(int status, String path) {
    return switch (status) {
      case 404 -> Phrase.of("There is no page at {0}.", path);
      case 405 -> Phrase.of("{0} expects a different kind of request.", path);
      case 406 -> Phrase.of("{0} answers with an event stream: the header {1} must include {2}.", path, "Accept",
          EventStream.TYPE);
      case 408 -> Phrase.of("The request took too long to arrive.");
      case 413 -> Phrase.of("A request may have at most {0} bytes.", Workbench.MOST_BYTES);
      case 414, 431 -> Phrase.of("The request's address and headers are too long.");
      default -> status < 500 ? Phrase.of("This request cannot be read.") : Complaints.DEFECT;
    };
  }

  private static String document(int status, String path, Voice voice) {
    return Json.line(Complaints.of(sentence(status, path), voice));
  }

  /** Sends an error page for every HTTP method, not only those of browsers. */
  @Override
  public boolean errorPageForMethod(String method) {
    return true;
  }

  @Override
  protected void generateResponse(Request request, Response response, int status, @Nullable String message,
      @Nullable Throwable cause, Callback callback) {
    if (cause != null && status >= 500)
      FaultLog.note(request.getMethod() + " " + request.getHttpURI(), cause);
    Guard.HEADERS.forEach(response.getHeaders()::put);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    Voice voice = RequestData.voice(Optional.empty(),
        Optional.ofNullable(request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE)));
    Content.Sink.write(response, true, document(status, Request.getPathInContext(request), voice), callback);
  }
}
