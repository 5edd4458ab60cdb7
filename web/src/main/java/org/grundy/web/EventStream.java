package org.grundy.web;

import io.javalin.http.sse.SseClient;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.effort.Spent;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.wire.AnswerJson;
import org.grundy.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A long answer as server-sent events: {@code progress} during the computation, then the answer or {@code complaint}.
 */
final class EventStream {
  /** The media type that a client must accept. */
  static final String TYPE = "text/event-stream";
  /** Milliseconds between two progress events. */
  private static final long BETWEEN = 200;

  private EventStream() {
  }

  /** Reads a request and returns the work that answers it. */
  @FunctionalInterface
  interface Question {
    Work read(RequestData request, Budget budget);
  }

  /** The computation of an answer, and the heap that it has reached. */
  record Work(Function<Budget, ObjectNode> answer, Supplier<OptionalLong> heap) {
    static Work of(Function<Budget, ObjectNode> answer) {
      return new Work(answer, OptionalLong::empty);
    }
  }

  /** Answers a question with events. The work is cancelled when the client leaves. */
  static void tell(Scheduler scheduler, SseClient client, String event, Question question) {
    var asker = new Client(client.ctx());
    RequestData request = asker.request();
    var begun = new AtomicReference<>(Work.of(_ -> JsonNodeFactory.instance.objectNode()));
    try {
      client.sendEvent(event,
          scheduler.answer(Scheduler.Lane.LABS, () -> asker.gone() || client.terminated(), progress(client, begun),
              budget -> {
                Work work = question.read(request, budget);
                begun.set(work);
                return Json.line(work.answer().apply(budget));
              }));
    } catch (BadInput bad) {
      complain(client, request.complaint(bad));
    } catch (BudgetSpent spent) {
      complain(client, request, Scheduler.sentence(spent));
    } catch (Scheduler.Refused e) {
      complain(client, request, Scheduler.sentence(e));
    } catch (RuntimeException e) {
      FaultLog.note(request.line(), e);
      complain(client, request, Workbench.DEFECT);
    } finally {
      client.close();
    }
  }

  private static Consumer<Spent> progress(SseClient client, AtomicReference<Work> begun) {
    long[] next = {0};
    return spent -> {
      if (spent.time().toMillis() < next[0])
        return;
      next[0] = spent.time().toMillis() + BETWEEN;
      ObjectNode progress = JsonNodeFactory.instance.objectNode().put("work", spent.work()).put("milliseconds",
          spent.time().toMillis());
      begun.get().heap().get().ifPresent(heap -> progress.put("heap", heap));
      client.sendEvent("progress", Json.line(progress));
    };
  }

  private static void complain(SseClient client, RequestData request, Phrase sentence) {
    complain(client, AnswerJson.error(request.voice().say(sentence)));
  }

  private static void complain(SseClient client, JsonNode document) {
    client.sendEvent("complaint", Json.line(document));
  }
}
