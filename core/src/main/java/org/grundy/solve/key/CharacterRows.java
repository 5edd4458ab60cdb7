package org.grundy.solve.key;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.grundy.game.Characters;
import org.grundy.game.Ruleset;

/** Rows of characters, as many and as long as those of the start. */
final class CharacterRows<P> implements PositionCode<P> {
  private final Ruleset<P> game;
  private final Characters<P> notation;
  private final String shape;
  private final List<String> rows;
  private final String alphabet;
  private final int width;
  private final int cells;

  /** @param start in the notation */
  CharacterRows(Ruleset<P> game, Characters<P> notation, String start) {
    this.game = game;
    this.notation = notation;
    this.alphabet = notation.characters();
    this.width = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(alphabet.length() - 1));
    this.shape = start;
    this.rows = List.of(start.split("/"));
    this.cells = (int) start.chars().filter(c -> c != '/').count();
  }

  /** The text of the normal form; of one with less room, in the top left corner of the board, where that is equivalent. */
  private String text(P at) {
    if (notation.hasPieces())
      return notation.format(at);
    P normal = game.normal(at);
    String text = notation.format(normal);
    return isOfShape(text) ? text : alphabet.chars().mapToObj(fill -> filled(text, (char) fill))
        .flatMap(Optional::stream).filter(board -> game.normal(board).equals(normal)).findFirst()
        .map(notation::format).orElseGet(() -> notation.format(at));
  }

  private boolean isOfShape(String text) {
    return text.length() == shape.length() && IntStream.range(0, text.length())
        .allMatch(i -> (text.charAt(i) == '/') == (shape.charAt(i) == '/'));
  }

  private Optional<P> filled(String text, char fill) {
    String[] small = text.split("/");
    var all = new ArrayList<String>();
    for (int row = 0; row < rows.size(); row++) {
      String kept = row < small.length ? small[row] : "";
      int missing = rows.get(row).length() - kept.length();
      if (missing < 0 || small.length > rows.size())
        return Optional.empty();
      all.add(kept + String.valueOf(fill).repeat(missing));
    }
    return PositionCode.read(notation, String.join("/", all));
  }

  @Override
  public int bits() {
    return cells * width;
  }

  @Override
  public OptionalLong code(P at) {
    String text = text(at);
    if (!isOfShape(text))
      return OptionalLong.empty();
    long code = 0;
    for (int i = 0; i < text.length(); i++)
      if (text.charAt(i) != '/') {
        int place = alphabet.indexOf(text.charAt(i));
        if (place < 0)
          return OptionalLong.empty();
        code = code << width | place;
      }
    return OptionalLong.of(code);
  }

  @Override
  public Optional<P> position(long code) {
    var text = new StringBuilder();
    int cell = cells;
    for (int i = 0; i < shape.length(); i++)
      if (shape.charAt(i) == '/') {
        text.append('/');
      } else {
        int place = (int) (code >>> --cell * width & (1L << width) - 1);
        if (place >= alphabet.length())
          return Optional.empty();
        text.append(alphabet.charAt(place));
      }
    return PositionCode.read(notation, text.toString());
  }
}
