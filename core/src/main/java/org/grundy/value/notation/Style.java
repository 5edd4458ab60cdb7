package org.grundy.value.notation;

/**
 * The symbols used in a value's text.
 *
 * @param tiny the text before the argument of a tiny; {@code miny} likewise; {@code after} is the text after it
 */
record Style(String up, String down, String doubleUp, String doubleDown, String plusMinus, String star, String open,
    String close, String tiny, String miny, String after, boolean subscripts) {
  static final Style ASCII = new Style("^", "v", "^^", "vv", "+-", "*", "{", "}", "Tiny(", "Miny(", ")", false);
  static final Style UNICODE = new Style("↑", "↓", "⇑", "⇓", "±", "∗", "{", "}", "Tiny(", "Miny(", ")", false);
  static final Style LATEX = new Style("{\\uparrow}", "{\\downarrow}", "{\\Uparrow}", "{\\Downarrow}", "{\\pm}",
      "{\\ast}", "\\{",
      "\\}", "{+}_{", "{-}_{", "}", true);

  /** {@code ^3}: an arrow with a count, which is no exponent. */
  String times(boolean down, String count) {
    return (down ? this.down : up) + count;
  }

  String nimber(String size) {
    return star + size;
  }

  String power(boolean down, int n) {
    return (down ? this.down : up) + (subscripts ? "^{" + n + "}" : "<" + n + ">");
  }

  String series(boolean down, int n) {
    return (down ? this.down : up) + (subscripts ? "^{[" + n + "]}" : "[" + n + "]");
  }
}
