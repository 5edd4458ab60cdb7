package org.grundy.web;

import io.javalin.http.sse.SseClient;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.conjecture.Claimed;
import org.grundy.conjecture.ConditionJudge;
import org.grundy.conjecture.Conjecture;
import org.grundy.conjecture.Conjecturer;
import org.grundy.conjecture.LostConjecturer;
import org.grundy.conjecture.MisereConjecture;
import org.grundy.conjecture.MisereConjecturer;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.value.Convention;
import org.grundy.word.formula.Proposition;
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
    Optional<String> data = asked.optional("data");
    if (data.isPresent()) {
      long[] values = Conjecturer.read(data.get());
      Optional<Claimed> claim = test.map(text -> Claimed.read(text, List.of(Claimed.variable(text))));
      return budget -> {
        var conjecturer = new Conjecturer(budget);
        return judged(conjecturer, Optional.empty(), conjecturer.ofValues(values), test, claim, said);
      };
    }
    Ruleset<?> ruleset = asked.ruleset("rules", reading);
    boolean several = !Conjecturer.fits(ruleset, reading) && LostConjecturer.fits(ruleset);
    Optional<Claimed> claim = test.map(text -> Claimed.read(text,
        several ? LostConjecturer.names(ruleset) : List.of(Claimed.variable(text))));
    if (misere && claim.filter(Claimed.Values.class::isInstance).isPresent())
      throw Claimed.noValues(test.orElseThrow());
    Convention play = misere ? Convention.MISERE : Convention.NORMAL;
    if (several && claim.isPresent() && claim.get() instanceof Claimed.Lost(Proposition condition))
      return budget -> {
        var conjecturer = new LostConjecturer(budget);
        var trial = new ConditionJudge(budget).of(ruleset, play, test.orElseThrow(), condition);
        return said.with(said.of(misere ? conjecturer.misere(ruleset) : conjecturer.of(ruleset)), trial);
      };
    if (misere && !several)
      return budget -> {
        MisereConjecture conjecture = new MisereConjecturer(budget).of(ruleset);
        return claim.isPresent() && claim.get() instanceof Claimed.Lost(Proposition condition)
            ? said.with(said.of(conjecture),
                new ConditionJudge(budget).misere(ruleset, conjecture, test.orElseThrow(), condition))
            : said.of(conjecture);
      };
    if (misere)
      return budget -> said.of(new LostConjecturer(budget).misere(ruleset));
    if (several && test.isPresent())
      return budget -> said.of(new LostConjecturer(budget).test(ruleset, test.get()));
    if (several)
      return budget -> said.of(new LostConjecturer(budget).of(ruleset));
    return budget -> {
      var conjecturer = new Conjecturer(budget);
      return judged(conjecturer, Optional.of(ruleset), conjecturer.ofGame(ruleset), test, claim, said);
    };
  }

  private static ObjectNode judged(Conjecturer conjecturer, Optional<Ruleset<?>> game, Conjecture conjecture,
      Optional<String> test, Optional<Claimed> claim, ConjectureSaid said) {
    if (claim.isPresent() && claim.get() instanceof Claimed.Lost(Proposition condition))
      return said.with(said.of(conjecture),
          conjecturer.test(game, conjecture, test.orElseThrow(), condition));
    return test.isPresent() ? said.of(conjecturer.test(conjecture, test.get())) : said.of(conjecture);
  }
}
