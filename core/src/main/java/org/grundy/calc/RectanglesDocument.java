package org.grundy.calc;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Document;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/**
 * The values of a game's rectangular boards.
 *
 * @param cells row by row, as many rows as were computed
 * @param spent the limit that was reached before there were more rows
 */
public record RectanglesDocument(String game, List<String> rows, List<String> columns, List<List<String>> cells,
    Optional<BudgetSpent> spent) implements Document {
  /** Longer values appear as two dots in the table, and in full below it. */
  private static final int WIDEST_CELL = 24;
  /** Longer values are left out below the table. */
  private static final int LONGEST = 2000;

  public RectanglesDocument {
    rows = List.copyOf(rows);
    columns = List.copyOf(columns);
    cells = List.copyOf(cells);
  }

  @Override
  public List<Block> blocks() {
    if (cells.isEmpty())
      return List.of();
    var blocks = new ArrayList<Block>();
    blocks.add(new Ruled(columns, rows, cells.stream()
        .map(row -> row.stream().map(value -> isWide(value) ? ".." : value).toList()).toList(), false));
    List<Block> below = below();
    if (!below.isEmpty())
      blocks.add(new Together(below));
    return blocks;
  }

  private List<Block> below() {
    var below = new ArrayList<Block>();
    for (int r = 0; r < cells.size(); r++)
      for (int c = 0; c < columns.size(); c++) {
        String value = cells.get(r).get(c);
        if (isWide(value))
          below.add(Headed.of(Phrase.verbatim(rows.get(r) + "x" + columns.get(c) + "  "),
              value.length() <= LONGEST ? new Form(value)
                  : new Unbroken(Phrase.of("a value of {0} characters; {1} writes it", value.length(),
                      "--format csv"))));
      }
    return below;
  }

  private static boolean isWide(String value) {
    return value.length() > WIDEST_CELL;
  }

  @Override
  public void fields(Fields out) {
    ValueFields.table(out, game, rows, columns, cells, spent);
  }
}
