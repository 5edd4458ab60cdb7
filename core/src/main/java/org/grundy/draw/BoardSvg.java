package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.explain.Voice;
import org.grundy.game.Picture;
import org.grundy.game.Picture.Layout;
import org.grundy.game.Picture.Part;
import org.grundy.reason.Exhibit;

/**
 * Pictures of positions as a standalone SVG document. Every part is a group with {@code data-board}, {@code data-part}
 * and {@code data-label}, and with classes for its kind, look and mark ({@code part cell stone left mark reply}); the
 * tokens of a stack have {@code data-level} besides. A page can attach to them.
 */
public final class BoardSvg {
  private static final double MARGIN = 16;
  private static final double BETWEEN = 44;
  private static final double WIDTH = 1200;

  private BoardSvg() {
  }

  /** One picture; the parts that a reason mentions are marked. */
  public static String svg(Picture picture, List<Exhibit.Marks> marks, Voice voice, String title) {
    return svg(List.of(picture), List.of(marks), voice, title);
  }

  /**
   * The pictures of a sum side by side with a plus between them.
   *
   * @param marks for each picture in turn; the last ones may be missing
   * @param title the first words for a screen reader, such as the position's text
   */
  public static String svg(List<Picture> pictures, List<List<Exhibit.Marks>> marks, Voice voice, String title) {
    var drawings = new ArrayList<Drawing>();
    for (int i = 0; i < pictures.size(); i++)
      drawings.add(drawn(new Canvas(i, pictures.get(i), i < marks.size() ? marks.get(i) : List.of(), voice)));
    Drawing all = sum(drawings);
    double width = all.width() + 2 * MARGIN;
    double height = all.height() + 2 * MARGIN;
    return new Xml()
        .open("svg", "xmlns", "http://www.w3.org/2000/svg", "class", "grundy", "role", "img", "width", width, "height",
            height,
            "viewBox", "0 0 " + Xml.number(width) + " " + Xml.number(height))
        .text("title", title).text("desc", described(pictures, voice)).open("style").raw(Stylesheet.CSS).close("style")
        .empty("rect", "class", "paper", "width", width, "height", height)
        .open("g", "transform", moved(MARGIN, MARGIN)).raw(all.xml()).close("g").close("svg").toString();
  }

  private static Drawing drawn(Canvas canvas) {
    Drawing drawing = switch (canvas.picture().layout()) {
      case Layout.Board board -> new CellsSvg(canvas, board).draw();
      case Layout.Heaps _ -> new HeapsSvg(canvas).draw();
      case Layout.Rows(List<Integer> lengths) -> new RowsSvg(canvas, lengths).draw();
      case Layout.Walks walks -> new WalksSvg(canvas, walks).draw();
      case Layout.Graph _ -> new GraphSvg(canvas).draw();
    };
    List<Picture.Counter> counters = canvas.picture().counters();
    var xml = new Xml().raw(drawing.xml());
    double width = drawing.width();
    for (int i = 0; i < counters.size(); i++) {
      String text = canvas.voice.say(counters.get(i).label()) + "  "
          + canvas.voice.language().number(counters.get(i).value());
      width = Math.max(width, text.length() * 9);
      xml.text("text", text, "class", "size", "x", Math.max(drawing.width(), text.length() * 9) / 2, "y",
          drawing.height() + 24 + 22 * i, "font-size", 15);
    }
    return new Drawing(width, drawing.height() + (counters.isEmpty() ? 0 : 10 + 22 * counters.size()), xml.toString());
  }

  /** Sets the pictures in lines of limited width, each centred vertically in its line. */
  private static Drawing sum(List<Drawing> drawings) {
    var xml = new Xml();
    double widest = 0;
    double top = 0;
    for (int from = 0, to; from < drawings.size(); from = to) {
      double x = from > 0 ? BETWEEN : 0;
      double tall = 0;
      for (to = from; to < drawings.size() && (to == from || x + drawings.get(to).width() <= WIDTH); to++) {
        x += drawings.get(to).width() + BETWEEN;
        tall = Math.max(tall, drawings.get(to).height());
      }
      x = from > 0 ? BETWEEN : 0;
      for (int i = from; i < to; i++) {
        Drawing drawing = drawings.get(i);
        if (i > 0)
          xml.text("text", "+", "class", "plus", "x", x - BETWEEN / 2, "y", top + tall / 2 + 10, "font-size", 28);
        xml.open("g", "class", "board", "transform", moved(x, top + (tall - drawing.height()) / 2)).raw(drawing.xml())
            .close("g");
        x += drawing.width() + BETWEEN;
      }
      widest = Math.max(widest, x - BETWEEN);
      top += tall + BETWEEN;
    }
    return new Drawing(widest, Math.max(0, top - BETWEEN), xml.toString());
  }

  private static String moved(double x, double y) {
    return "translate(" + Xml.number(x) + " " + Xml.number(y) + ")";
  }

  /** A description for people who do not see the picture. */
  private static String described(List<Picture> pictures, Voice voice) {
    return pictures.stream().map(picture -> described(picture, voice)).collect(Collectors.joining(" + ")) + ". "
        + voice.say("Left is filled or solid, Right is hollow or dashed.");
  }

  private static String described(Picture picture, Voice voice) {
    return switch (picture.layout()) {
      case Layout.Board board -> voice.say("a board of {0} by {1} cells", board.rows(), board.columns());
      case Layout.Heaps _ -> {
        List<String> sizes = picture.parts().stream()
            .filter(part -> part instanceof Part.Heap heap && !HeapsText.isRoom(heap, picture)).limit(20)
            .map(part -> voice.language().number(((Part.Heap) part).size())).toList();
        yield voice.say("heaps of {0}", String.join(", ", sizes));
      }
      case Layout.Rows(List<Integer> lengths) ->
        voice.say("heaps of {0}", String.join(", ", lengths.stream().limit(20).map(n -> n.toString()).toList()));
      case Layout.Walks(var arrows) -> voice.say("a graph of {0} {0:edge|edges}", arrows.size());
      case Layout.Graph _ -> {
        long edges = picture.parts().stream().filter(part -> part instanceof Part.Edge).count();
        yield voice.say("a graph of {0} {0:edge|edges}", edges);
      }
    };
  }
}
