package org.grundy.game.row;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Numbers;
import org.grundy.game.Picture;
import org.grundy.game.Scoring;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** A row of numbers, taken from its front or its back for points. */
public final class FrontOrBack implements Scoring<Row> {
  /**
   * The limit that lets the points of {@link Picture#MOST_PARTS} numbers fit a {@code long}: 4096 * 10^12 &lt; 2^63.
   */
  private static final long GREATEST = 1_000_000_000_000L;

  @Override
  public String name() {
    return "front-or-back";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Take the number at the front or the back of the row; you score that many points.");
  }

  @Override
  public Notation<Row> notation() {
    return Numbers.from(-GREATEST).atMost(GREATEST).called(Phrase.of("number"))
        .written(Phrase.of("Write the numbers from front to back.")).count(0, Picture.MOST_PARTS)
        .as(Row::of, Row::list);
  }

  @Override
  public List<String> examples() {
    return List.of("3 9 1 2", "8 15 3 7", "20 30 2 2 2 10", "4 -1 -6 5 -2");
  }

  @Override
  public void moves(Row row, Player mover, Moves<Row> out) {
    if (row.size() > 0 && out.to(row.withoutFirst(), 0) && row.size() > 1)
      out.to(row.withoutLast(), row.size() - 1);
  }

  /** If both ends lead to {@code to}, all the numbers are equal. */
  @Override
  public long points(Row from, Player mover, Row to) {
    return to.equals(from.withoutFirst()) ? from.get(0) : from.get(from.size() - 1);
  }

  @Override
  public Optional<Row> negative(Row row) {
    return Optional.of(row);
  }

  @Override
  public Picture picture(Row row) {
    int columns = Math.max(1, row.size());
    var cells = IntStream.range(0, columns).mapToObj(i -> row.size() == 0
        ? new Picture.Part.Cell(i, 0, i, Picture.Look.EMPTY, Picture.Piece.NONE, "")
        : new Picture.Part.Cell(i, 0, i, Picture.Look.NEUTRAL, Picture.Piece.NUMBER, Long.toString(row.get(i))))
        .toList();
    return Picture.of(new Picture.Layout.Board(1, columns, false, Picture.Labels.ENDS), cells);
  }
}
