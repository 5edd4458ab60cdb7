package org.grundy.web;

import io.javalin.http.sse.SseClient;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.conjecture.Conjecturer;
import org.grundy.conjecture.Inquiry;
import org.grundy.effort.Budget;
import org.grundy.value.Convention;
import tools.jackson.databind.node.ObjectNode;

/** From rules, or from values, to a formula; or what becomes of somebody's own. */
final class ConjectureApi {
  private ConjectureApi() {
  }

  /** Events {@code progress}, then {@code conjecture}, or {@code complaint}. */
  static void conjecture(Desk desk, SseClient client) {
    Telling.tell(desk, client, "conjecture", (asked, budget) -> Telling.Work.of(read(asked, budget)));
  }

  private static Function<Budget, ObjectNode> read(Asked asked, Budget reading) {
    var said = new ConjectureSaid(asked.voice());
    Optional<String> test = asked.optional("test");
    boolean misere = asked.optional("play").filter("misere"::equals).isPresent();
    Inquiry inquiry = asked.optional("data").map(data -> Inquiry.ofValues(Conjecturer.read(data), test))
        .orElseGet(() -> Inquiry.ofGame(asked.ruleset("rules", reading),
            misere ? Convention.MISERE : Convention.NORMAL, test, reading));
    return budget -> said.of(inquiry.answer(budget));
  }
}
