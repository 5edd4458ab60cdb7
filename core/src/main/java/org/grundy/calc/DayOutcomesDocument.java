package org.grundy.calc;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.explain.Document;
import org.grundy.explain.Outcomes;
import org.grundy.explain.Report;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.value.Outcome;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.ShortGames;

/** The games born by a day as a table of who wins when Left or Right starts, then the games of each outcome. */
public record DayOutcomesDocument(int day, ShortGames values, int[] games) implements Document {
  private static final List<Outcome> ORDER = List.of(Outcome.L, Outcome.N, Outcome.P, Outcome.R);
  private static final int LETTER = 3;

  @Override
  public List<Block> blocks() {
    Block table = new Table(List.of(
        row(Phrase.verbatim(""), Phrase.of("Right starts: Left wins"), Phrase.of("Right starts: Right wins")),
        row(Phrase.of("Left starts: Left wins"), cell(Outcome.L, "G > 0"), cell(Outcome.N, "G || 0")),
        row(Phrase.of("Left starts: Right wins"), cell(Outcome.P, "G = 0"), cell(Outcome.R, "G < 0"))), 0, 3,
        Align.LEFT);
    var text = ValueText.ascii(values);
    var lists = new ArrayList<Block>();
    for (Outcome outcome : ORDER)
      lists.add(Headed.of(Outcomes.letter(outcome), LETTER, new Report.Say(Phrase.verbatim(
          Arrays.stream(games).filter(game -> values.outcome(game).equals(outcome)).mapToObj(text::of)
              .sorted(DayDocument.SHORT_FIRST).collect(Collectors.joining(" "))))));
    return List.of(table, new Together(lists));
  }

  private static Cells row(Phrase... cells) {
    return new Cells(List.of(cells), List.of());
  }

  private static Phrase cell(Outcome outcome, String order) {
    return Phrase.of("{0}   {1}", Outcomes.letter(outcome), order);
  }

  @Override
  public void fields(Fields out) {
    ValueFields.day(out, day, values, games);
  }
}
