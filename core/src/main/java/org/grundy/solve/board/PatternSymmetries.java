package org.grundy.solve.board;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.game.grid.GridGame;
import org.grundy.game.grid.MovePattern;

/**
 * The symmetries of move patterns: a symmetry of the square, with or without an exchange of two contents. One that maps
 * each player's patterns onto themselves keeps values; one that maps them onto the other player's negates values.
 *
 * <p>The cell that a stone leaves becomes empty, so empty cells are never exchanged. A symmetry is {@code image << 3 |
 * exchange << 1 | negates}, with the images of {@link BitboardLayout} and an exchange as in {@link #exchanged}.
 */
public final class PatternSymmetries {
  /** Each in ascending order, by {@link BitboardLayout#byLying}. */
  public final int[][] lying;

  private static final int EXCHANGES = 4;

  /** Patterns whose directions are compared as sets. */
  private record Unordered(char stone, List<Leg> legs) {
    record Leg(Set<MovePattern.Way> ways, String over, String left, boolean again, char put) {
    }
  }

  public PatternSymmetries(List<MovePattern> left, List<MovePattern> right, CellCoding contents, BitboardLayout shape) {
    int empty = contents.code(GridGame.EMPTY);
    int[] all = IntStream.range(0, BitboardLayout.IMAGES * EXCHANGES)
        .filter(s -> shape.has(s / EXCHANGES) && exchanged(empty, s % EXCHANGES) == empty).toArray();
    Set<Unordered> lefts = images(left, 0, contents);
    Set<Unordered> rights = images(right, 0, contents);
    int[] found = IntStream.of(all).mapMulti((s, out) -> {
      Set<Unordered> leftImages = images(left, s, contents);
      Set<Unordered> rightImages = images(right, s, contents);
      if (leftImages.equals(lefts) && rightImages.equals(rights))
        out.accept(s << 1);
      if (leftImages.equals(rights) && rightImages.equals(lefts))
        out.accept(s << 1 | 1);
    }).toArray();
    // one exchange after another would be a rotation of three codes, which is none of these: so only one is kept
    int exchange = IntStream.of(found).map(s -> s >> 1 & 3).filter(e -> e != 0).min().orElse(0);
    lying = BitboardLayout.byLying(IntStream.of(found).filter(s -> (s >> 1 & 3) == 0 || (s >> 1 & 3) == exchange)
        .toArray(), 3);
  }

  /** The codes 1 to 3 of which two are exchanged: the first two, the first and the last, the last two. */
  static int exchanged(int code, int exchange) {
    return switch (exchange) {
      case 1 -> (code & 1) << 1 | code >> 1;
      case 2 -> code ^ (code & 1) << 1;
      case 3 -> code ^ code >> 1;
      default -> code;
    };
  }

  private static Set<Unordered> images(List<MovePattern> patterns, int symmetry, CellCoding contents) {
    Map<Integer, Character> chars = contents.codes().entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));
    int exchange = symmetry % EXCHANGES;
    int image = symmetry / EXCHANGES;
    return patterns.stream().map(pattern -> new Unordered(content(pattern.stone(), exchange, contents, chars),
        pattern.legs().stream().map(leg -> new Unordered.Leg(
            leg.ways().stream().map(way -> way(way, image)).collect(Collectors.toSet()),
            text(leg.over(), exchange, contents, chars), text(leg.left(), exchange, contents, chars), leg.again(),
            content(leg.put(), exchange, contents, chars))).toList()))
        .collect(Collectors.toSet());
  }

  /** A content without a code is never exchanged. One whose image has no code becomes nothing. */
  private static char content(char content, int exchange, CellCoding contents, Map<Integer, Character> chars) {
    int code = contents.code(content);
    return code == 0 ? content : chars.getOrDefault(exchanged(code, exchange), (char) 0);
  }

  private static String text(String text, int exchange, CellCoding contents, Map<Integer, Character> chars) {
    return text.chars().mapToObj(c -> String.valueOf(content((char) c, exchange, contents, chars)))
        .collect(Collectors.joining());
  }

  private static MovePattern.Way way(MovePattern.Way way, int image) {
    int down = (image & 4) != 0 ? way.right() : way.down();
    int right = (image & 4) != 0 ? way.down() : way.right();
    down = (image & 1) != 0 ? -down : down;
    return (image & 2) != 0 ? new MovePattern.Way(-down, -right) : new MovePattern.Way(down, right);
  }
}
