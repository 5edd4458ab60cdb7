package org.grundy.web;

import io.javalin.http.sse.SseClient;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.wire.AnswerJson;
import org.grundy.wire.Json;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A long answer as server-sent events: {@code progress} while it is worked out, then the answer, or {@code complaint}. */
final class Telling {
  /** Milliseconds between two events of progress. */
  private static final long BETWEEN = 200;

  private Telling() {
  }

  /** Reads what is asked for; what comes back works it out. */
  @FunctionalInterface
  interface Question {
    Work read(Asked asked);
  }

  /** What works it out, and the heap that it has come to. */
  record Work(Function<Budget, ObjectNode> answer, Supplier<OptionalLong> heap) {
    static Work of(Function<Budget, ObjectNode> answer) {
      return new Work(answer, OptionalLong::empty);
    }
  }

  /** A client that has left cancels. */
  static void tell(Desk desk, SseClient client, String event, Question question) {
    var asked = new Asked(client.ctx());
    try {
      Work work = question.read(asked);
      long[] next = {0};
      var asker = new Asker(client.ctx());
      ObjectNode answer = desk.patiently(() -> asker.gone() || client.terminated(), spent -> {
        if (spent.time().toMillis() < next[0])
          return;
        next[0] = spent.time().toMillis() + BETWEEN;
        ObjectNode progress = JsonNodeFactory.instance.objectNode().put("work", spent.work()).put("milliseconds",
            spent.time().toMillis());
        work.heap().get().ifPresent(heap -> progress.put("heap", heap));
        client.sendEvent("progress", Json.line(progress));
      }, work.answer());
      client.sendEvent(event, Json.line(answer));
    } catch (BadInput bad) {
      client.sendEvent("complaint", Json.line(asked.complaint(bad)));
    } catch (BudgetSpent spent) {
      complain(client, asked, Desk.sentence(spent));
    } catch (Desk.Refused e) {
      complain(client, asked, Desk.sentence(e));
    } finally {
      client.close();
    }
  }

  private static void complain(SseClient client, Asked asked, Phrase sentence) {
    client.sendEvent("complaint", Json.line(AnswerJson.error(asked.voice().say(sentence))));
  }
}
