package org.grundy.routes;

import java.util.Optional;
import java.util.function.Function;
import org.grundy.conjecture.Inquiry;
import org.grundy.conjecture.ValuesTable;
import org.grundy.effort.Budget;
import org.grundy.game.rules.LetteredLine;
import org.grundy.value.Convention;
import tools.jackson.databind.node.ObjectNode;

/** Finds a formula from rules or from values, or tests a given one. */
final class ConjectureApi {
  private ConjectureApi() {
  }

  static Route.Work conjecture(RequestData request, Budget reading) {
    return Route.Work.of(read(request, reading));
  }

  private static Function<Budget, ObjectNode> read(RequestData request, Budget reading) {
    var said = new ConjectureWords(request.voice());
    Optional<String> test = request.optional("test");
    Convention play = request.convention();
    Optional<LetteredLine> lettered = request.optional("data").isPresent() ? Optional.empty()
        : request.optional("rules").flatMap(LetteredLine::of);
    if (lettered.isPresent())
      return budget -> said.of(Inquiry.ofLetters(lettered.get(), play, test, budget));
    Inquiry inquiry = request.optional("data").map(data -> Inquiry.ofTable(ValuesTable.read(data), test))
        .orElseGet(() -> Inquiry.ofGame(request.ruleset("rules", reading),
            play, test, reading));
    return budget -> said.of(inquiry.answer(budget));
  }
}
