package org.grundy.web;

import io.javalin.http.sse.SseClient;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.catalog.Catalog;
import org.grundy.conjecture.Conjecture;
import org.grundy.conjecture.Conjecturer;
import org.grundy.conjecture.LostConjecturer;
import org.grundy.conjecture.MisereConjecturer;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import tools.jackson.databind.node.ObjectNode;

/** From rules, or from values, to a formula; or what becomes of somebody's own. */
final class ConjectureApi {
  private final Desk desk;

  ConjectureApi(Desk desk) {
    this.desk = desk;
  }

  /** Events {@code progress}, then {@code conjecture}, or {@code complaint}. */
  void conjecture(SseClient client) {
    Telling.tell(desk, client, "conjecture", asked -> Telling.Work.of(read(asked)));
  }

  private static Function<Budget, ObjectNode> read(Asked asked) {
    var said = new ConjectureSaid(asked.voice());
    Optional<String> test = asked.optional("test");
    boolean misere = asked.optional("play").filter("misere"::equals).isPresent();
    Optional<String> data = asked.optional("data");
    if (data.isPresent()) {
      long[] values = Conjecturer.read(data.get());
      return budget -> {
        var conjecturer = new Conjecturer(budget);
        return judged(conjecturer, conjecturer.ofValues(values), test, said);
      };
    }
    Ruleset<?> ruleset = Catalog.standard().ruleset(asked.text("rules"));
    if (misere && test.isPresent())
      throw BadInput.because("a formula is tested where whoever makes the last move wins");
    boolean several = !Conjecturer.fits(ruleset) && LostConjecturer.fits(ruleset);
    if (misere && !several)
      return budget -> said.of(new MisereConjecturer(budget).of(ruleset));
    if (misere)
      return budget -> said.of(new LostConjecturer(budget).misere(ruleset));
    if (several && test.isPresent())
      return budget -> said.of(new LostConjecturer(budget).test(ruleset, test.get()));
    if (several)
      return budget -> said.of(new LostConjecturer(budget).of(ruleset));
    return budget -> {
      var conjecturer = new Conjecturer(budget);
      return judged(conjecturer, conjecturer.ofGame(ruleset), test, said);
    };
  }

  private static ObjectNode judged(Conjecturer conjecturer, Conjecture conjecture, Optional<String> test,
      ConjectureSaid said) {
    return test.isPresent() ? said.of(conjecturer.test(conjecture, test.get())) : said.of(conjecture);
  }
}
