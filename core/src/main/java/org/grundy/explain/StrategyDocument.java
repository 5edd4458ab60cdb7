package org.grundy.explain;

import java.util.List;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.strategy.StrategyCheck;
import org.grundy.strategy.StrategyText;
import org.grundy.value.Convention;

/** What a check of a strategy finds. */
public record StrategyDocument(StrategyCheck.Verdict verdict) implements Document {
  @Override
  public List<Block> blocks() {
    StrategyText text = verdict.text();
    Phrase claim = Phrase.of(text.convention() == Convention.NORMAL ? "{0}: {1}" : "{0}, misere play: {1}",
        text.position().text(), Outcomes.words(text.outcome()));
    return switch (verdict) {
      case StrategyCheck.Proved(var _, long positions, long moves) -> List.of(
          new Report.Headline(Phrase.of("PROVED"), claim, Phrase.verbatim("")),
          new Report.Say(
              Phrase.of("The loser comes to {0} {0:position|positions} with {1} {1:move|moves} in all, and each "
                  + "move has an answer. The check used nothing but the rules.", positions, moves)));
      case StrategyCheck.Unproved(var _, long line, Phrase why) -> List.of(
          new Report.Headline(Phrase.of("NOT PROVED"), claim, Phrase.verbatim("")),
          new Report.Say(Phrase.of("Line {0}: {1}", line, why)));
    };
  }

  @Override
  public void fields(Fields out) {
    PositionFields.put(out, verdict.text().position());
    out.put("play", verdict.text().convention());
    out.put("outcome", verdict.text().outcome().code());
    switch (verdict) {
      case StrategyCheck.Proved(var _, long positions, long moves) ->
        out.put("proved", true).put("positions", positions).put("moves", moves);
      case StrategyCheck.Unproved(var _, long line, Phrase why) ->
        out.put("proved", false).put("line", line).put("why", why);
    }
  }
}
