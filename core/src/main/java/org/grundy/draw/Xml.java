package org.grundy.draw;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Writes XML: attributes are alternating names and values, and everything is escaped. */
final class Xml {
  private final StringBuilder out = new StringBuilder();

  Xml open(String name, Object... attributes) {
    return start(name, attributes, ">\n");
  }

  Xml close(String name) {
    out.append("</").append(name).append(">\n");
    return this;
  }

  Xml empty(String name, Object... attributes) {
    return start(name, attributes, "/>\n");
  }

  Xml text(String name, String content, Object... attributes) {
    start(name, attributes, ">");
    out.append(escaped(content));
    return close(name);
  }

  /** XML that is already written. */
  Xml raw(String xml) {
    out.append(xml);
    return this;
  }

  private Xml start(String name, Object[] attributes, String end) {
    out.append('<').append(name);
    for (int i = 0; i < attributes.length; i += 2)
      out.append(' ').append(attributes[i]).append("=\"").append(escaped(spelled(attributes[i + 1]))).append('"');
    out.append(end);
    return this;
  }

  private static String spelled(Object value) {
    return value instanceof Double d ? number(d) : value.toString();
  }

  /** The number to a hundredth, without needless zeros. */
  static String number(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP).stripTrailingZeros();
    return rounded.signum() == 0 ? "0" : rounded.toPlainString();
  }

  /** Text with what XML reserves or forbids replaced. */
  static String escaped(String text) {
    var escaped = new StringBuilder(text.length());
    text.codePoints().forEach(c -> {
      switch (c) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '"' -> escaped.append("&quot;");
        default -> escaped.appendCodePoint(allowed(c) ? c : '\ufffd');
      }
    });
    return escaped.toString();
  }

  private static boolean allowed(int c) {
    return c >= 0x20 && c != 0xfffe && c != 0xffff && (c < 0xd800 || c > 0xdfff) || c == '\t' || c == '\n' || c == '\r';
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
