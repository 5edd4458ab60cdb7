package org.grundy.browser.jdk;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.BaseJsonNode;

/** Writes a document as Jackson does, without its serializers, which need reflection. */
@Replaces("tools.jackson.databind.node.InternalNodeSerializer")
final class NodeText {
  /** What is escaped by a letter, and the letters. */
  private static final String NAMED = "\"\\\b\t\n\f\r";
  private static final String NAMES = "\"\\btnfr";
  private static final String HEX = "0123456789ABCDEF";

  private NodeText() {
  }

  static String toString(BaseJsonNode node) {
    var text = new StringBuilder();
    write(node, text);
    return text.toString();
  }

  static String toPrettyString(BaseJsonNode node) {
    return toString(node);
  }

  private static void write(JsonNode node, StringBuilder text) {
    if (node.isObject()) {
      char before = '{';
      for (var field : node.properties()) {
        text.append(before);
        quote(field.getKey(), text);
        text.append(':');
        write(field.getValue(), text);
        before = ',';
      }
      text.append(before == '{' ? "{}" : "}");
    } else if (node.isArray()) {
      char before = '[';
      for (JsonNode item : node) {
        text.append(before);
        write(item, text);
        before = ',';
      }
      text.append(before == '[' ? "[]" : "]");
    } else if (node.isString())
      quote(node.stringValue(), text);
    else if (node.isBoolean())
      text.append(node.booleanValue());
    else if (node.isIntegralNumber())
      text.append(node.bigIntegerValue());
    else if (node.isNumber())
      text.append(node.doubleValue());
    else
      text.append("null");
  }

  /** Escapes what JSON requires to be escaped, as Jackson does. */
  private static void quote(String string, StringBuilder text) {
    text.append('"');
    for (int i = 0; i < string.length(); i++) {
      char c = string.charAt(i);
      int named = NAMED.indexOf(c);
      if (named >= 0)
        text.append('\\').append(NAMES.charAt(named));
      else if (c < ' ')
        text.append("\\u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
      else
        text.append(c);
    }
    text.append('"');
  }
}
