package org.grundy.draw;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.grundy.explain.Voice;
import org.grundy.game.Picture;
import org.grundy.game.Picture.Look;
import org.grundy.game.Picture.Part;
import org.grundy.reason.Exhibit;

/** The SVG of one picture as it is written: opens its parts so that a page can find them, and knows their marks. */
final class Canvas {
  final Xml xml = new Xml();
  final Voice voice;
  private final int board;
  private final Picture picture;
  private final Map<Integer, Exhibit.Role> marks = new HashMap<>();

  Canvas(int board, Picture picture, List<Exhibit.Marks> marks, Voice voice) {
    this.board = board;
    this.picture = picture;
    this.voice = voice;
    for (Exhibit.Marks some : marks)
      for (int part : some.parts())
        this.marks.put(part, some.role());
  }

  Picture picture() {
    return picture;
  }

  boolean marked(Part part) {
    return marks.containsKey(part.id());
  }

  /** Opens the group of a part; {@code look} and {@code kind} are among its classes. */
  void open(Part part, Look look, String kind, Object... attributes) {
    var classes = new StringBuilder("part ").append(kind).append(' ').append(word(look));
    Exhibit.Role role = marks.get(part.id());
    if (role != null)
      classes.append(" mark ").append(word(role));
    var all = new ArrayList<Object>(List.of("class", classes, "data-board", board, "data-part", part.id(), "data-label",
        picture.label(part)));
    all.addAll(List.of(attributes));
    xml.open("g", all.toArray());
  }

  void close() {
    xml.close("g");
  }

  /** Text centred on a point, shrunk to fit {@code room}. */
  void centred(String text, double x, double y, double size, double room, String kind) {
    double fitting = Math.clamp(room / (0.62 * Math.max(1, text.length())), 4, size);
    xml.text("text", text, "class", kind, "x", x, "y", y + fitting * 0.35, "font-size", fitting);
  }

  static String word(Enum<?> name) {
    return name.name().toLowerCase(Locale.ROOT);
  }
}
