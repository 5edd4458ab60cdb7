package org.grundy.draw;

/** A standalone SVG document around a drawing, with its title and a description for those who do not see it. */
final class Sheet {
  private static final double MARGIN = 16;

  private Sheet() {
  }

  static String svg(Drawing drawing, String title, String described, String style) {
    double width = drawing.width() + 2 * MARGIN;
    double height = drawing.height() + 2 * MARGIN;
    return new Xml()
        .open("svg", "xmlns", "http://www.w3.org/2000/svg", "class", "grundy", "role", "img", "width", width, "height",
            height, "viewBox", "0 0 " + Xml.number(width) + " " + Xml.number(height))
        .text("title", title).text("desc", described).open("style").raw(Stylesheet.CSS + style).close("style")
        .empty("rect", "class", "paper", "width", width, "height", height)
        .open("g", "transform", "translate(" + Xml.number(MARGIN) + " " + Xml.number(MARGIN) + ")").raw(drawing.xml())
        .close("g").close("svg").toString();
  }
}
