package org.grundy.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Days;
import org.grundy.value.shortgame.ShortGames;

/**
 * Values, such as the games born by a day, as a Hasse diagram: greater games stand higher, lines lead to what they
 * cover. Each level is sorted by the mean place of what its games cover, so that few lines cross. The time grows with
 * the cube of their number.
 */
public final class OrderSvg {
  /** The most games; more boxes are no picture. */
  public static final int MOST = 200;

  private static final double ACROSS = 104;
  private static final double APART = 16;
  private static final double DOWN = 76;
  private static final int LONGEST = 1000;

  private OrderSvg() {
  }

  /**
   * @param games different values, at most {@value #MOST}
   * @param title the title of the picture
   */
  public static String svg(ShortGames values, int[] games, String title) {
    if (games.length > MOST)
      throw new IllegalArgumentException("too many values for a picture: " + games.length);
    ValueText text = ValueText.ascii(values);
    String[] names = Arrays.stream(games).mapToObj(game -> Wire.label(text.of(game, LONGEST).orElse("..")))
        .toArray(String[]::new);
    double across = Math.max(ACROSS, Arrays.stream(names).mapToDouble(Wire::width).max().orElse(0) + APART);
    int[] heights = Days.heights(values, games);
    List<int[]> covers = Days.covers(values, games);
    int levels = Arrays.stream(heights).max().orElse(0) + 1;
    double[] x = places(names, heights, covers, levels, across);
    double width = Arrays.stream(x).max().orElse(0) + across / 2;
    var xml = new Xml();
    for (int[] pair : covers)
      xml.open("g", "class", "neutral").empty("path", "class", "way", "d",
          ("M" + Glyphs.at(x[pair[0]], y(heights[pair[0]], levels)) + "L"
              + Glyphs.at(x[pair[1]], y(heights[pair[1]], levels))).strip())
          .close("g");
    for (int i = 0; i < games.length; i++)
      Wire.box(xml, names[i], x[i], y(heights[i], levels), "");
    return Sheet.svg(new Drawing(width, (levels - 1) * DOWN + Wire.HIGH, xml.toString()), title, title, "");
  }

  private static double y(int height, int levels) {
    return (levels - 1 - height) * DOWN + Wire.HIGH / 2;
  }

  /** From the bottom up: each level by the mean place of what its games cover, spread evenly around the middle. */
  private static double[] places(String[] names, int[] heights, List<int[]> covers, int levels,
      double across) {
    int widest = IntStream.range(0, levels)
        .map(level -> (int) Arrays.stream(heights).filter(h -> h == level).count()).max().orElse(1);
    double middle = widest * across / 2;
    double[] x = new double[names.length];
    for (int level = 0; level < levels; level++) {
      int height = level;
      var row = new ArrayList<>(IntStream.range(0, names.length).filter(i -> heights[i] == height).boxed().toList());
      row.sort(Comparator.<Integer>comparingDouble(i -> covers.stream().filter(pair -> pair[1] == i)
          .mapToDouble(pair -> x[pair[0]]).average().orElse(middle)).thenComparing(i -> names[i]));
      for (int k = 0; k < row.size(); k++)
        x[row.get(k)] = middle + (k - (row.size() - 1) / 2.0) * across;
    }
    return x;
  }
}
