package org.grundy.web;

import io.javalin.http.sse.SseClient;
import java.util.concurrent.atomic.AtomicReference;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.routes.Complaints;
import org.grundy.routes.Lane;
import org.grundy.routes.RequestData;
import org.grundy.routes.Route;
import org.grundy.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * A long answer as server-sent events: {@code progress} during the computation, then the answer or {@code complaint}.
 */
final class EventStream {
  /** The media type that a client must accept. */
  static final String TYPE = "text/event-stream";

  private EventStream() {
  }

  /** Answers a question with events. The work is cancelled when the client leaves. */
  static void tell(Scheduler scheduler, SseClient client, Route.Events route) {
    var asker = new Client(client.ctx());
    RequestData request = asker.request();
    var begun = new AtomicReference<>(Route.Work.of(_ -> JsonNodeFactory.instance.objectNode()));
    try {
      client.sendEvent(route.event(),
          scheduler.answer(Lane.LABS, () -> asker.gone() || client.terminated(),
              Route.Events.progress(begun::get, document -> client.sendEvent("progress", Json.line(document))),
              budget -> {
                Route.Work work = route.question().read(request, budget);
                begun.set(work);
                return Json.line(work.answer().apply(budget));
              }));
    } catch (BadInput bad) {
      complain(client, Complaints.of(bad, request.voice()));
    } catch (BudgetSpent spent) {
      complain(client, request, Complaints.sentence(spent));
    } catch (Scheduler.Refused e) {
      complain(client, request, Scheduler.sentence(e));
    } catch (RuntimeException e) {
      FaultLog.note(request.line(), e);
      complain(client, request, Complaints.DEFECT);
    } finally {
      client.close();
    }
  }

  private static void complain(SseClient client, RequestData request, Phrase sentence) {
    complain(client, Complaints.of(sentence, request.voice()));
  }

  private static void complain(SseClient client, JsonNode document) {
    client.sendEvent("complaint", Json.line(document));
  }
}
