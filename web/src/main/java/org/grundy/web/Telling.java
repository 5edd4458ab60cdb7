package org.grundy.web;

import io.javalin.http.sse.SseClient;
import java.util.function.Function;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.wire.AnswerJson;
import org.grundy.wire.Json;
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
    Function<Budget, ObjectNode> read(Asked asked);
  }

  /** A client that has left cancels. */
  static void tell(Desk desk, SseClient client, String event, Question question) {
    var asked = new Asked(client.ctx());
    try {
      Function<Budget, ObjectNode> work = question.read(asked);
      long[] next = {0};
      var asker = new Asker(client.ctx());
      ObjectNode answer = desk.patiently(() -> asker.gone() || client.terminated(), spent -> {
        if (spent.time().toMillis() < next[0])
          return;
        next[0] = spent.time().toMillis() + BETWEEN;
        client.sendEvent("progress",
            "{\"work\":" + spent.work() + ",\"milliseconds\":" + spent.time().toMillis() + "}");
      }, work);
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
