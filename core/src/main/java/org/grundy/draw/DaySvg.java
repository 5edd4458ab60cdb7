package org.grundy.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Days;
import org.grundy.value.shortgame.Values;

/**
 * The games born by a day, 0 to 2, as a Hasse diagram: greater games stand higher, lines lead to what they cover. Each level
 * is put in the order of the middles of what it covers, so that few lines cross.
 */
public final class DaySvg {
  private static final double ACROSS = 104;
  private static final double DOWN = 76;

  private DaySvg() {
  }

  /**
   * @param day   from 0 to 2
   * @param title what the picture is called
   */
  public static String svg(Values values, int day, String title) {
    int[] games = Days.born(values, day);
    ValueText text = ValueText.ascii(values);
    String[] names = Arrays.stream(games).mapToObj(text::of).toArray(String[]::new);
    int[] heights = Days.heights(values, games);
    List<int[]> covers = Days.covers(values, games);
    int levels = Arrays.stream(heights).max().orElse(0) + 1;
    double[] x = places(names, heights, covers, levels);
    double width = Arrays.stream(x).max().orElse(0) + ACROSS / 2;
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
  private static double[] places(String[] names, int[] heights, List<int[]> covers, int levels) {
    int widest = IntStream.range(0, levels)
        .map(level -> (int) Arrays.stream(heights).filter(h -> h == level).count()).max().orElse(1);
    double middle = widest * ACROSS / 2;
    double[] x = new double[names.length];
    for (int level = 0; level < levels; level++) {
      int height = level;
      var row = new ArrayList<>(IntStream.range(0, names.length).filter(i -> heights[i] == height).boxed().toList());
      row.sort(Comparator.<Integer>comparingDouble(i -> covers.stream().filter(pair -> pair[1] == i)
          .mapToDouble(pair -> x[pair[0]]).average().orElse(middle)).thenComparing(i -> names[i]));
      for (int k = 0; k < row.size(); k++)
        x[row.get(k)] = middle + (k - (row.size() - 1) / 2.0) * ACROSS;
    }
    return x;
  }
}
