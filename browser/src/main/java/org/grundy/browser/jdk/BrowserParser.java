package org.grundy.browser.jdk;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArrayReader;
import org.teavm.jso.core.JSBoolean;
import org.teavm.jso.core.JSNumber;
import org.teavm.jso.core.JSObjects;
import org.teavm.jso.core.JSString;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Parses JSON with the browser's own parser. Its messages are written by the pages, so they are JSON. */
@Replaces("org.grundy.wire.JsonParser")
public final class BrowserParser {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private BrowserParser() {
  }

  public static JsonNode parse(String text) {
    return node(parsed(text));
  }

  @JSBody(params = "text", script = "return JSON.parse(text);")
  private static native JSObject parsed(String text);

  @JSBody(params = "value", script = "return Array.isArray(value);")
  private static native boolean isArray(JSObject value);

  @JSBody(params = {"object", "key"}, script = "return object[key];")
  private static native JSObject get(JSObject object, String key);

  @JSBody(params = "number", script = "return Number.isSafeInteger(number);")
  private static native boolean isWhole(JSObject number);

  private static JsonNode node(JSObject value) {
    return switch (JSObjects.typeOf(value)) {
      case "string" -> NODES.stringNode(((JSString) value).stringValue());
      case "boolean" -> NODES.booleanNode(((JSBoolean) value).booleanValue());
      case "number" -> isWhole(value) ? NODES.numberNode((long) ((JSNumber) value).doubleValue())
          : NODES.numberNode(((JSNumber) value).doubleValue());
      default -> isArray(value) ? array(value) : value == null ? NODES.nullNode() : object(value);
    };
  }

  private static ArrayNode array(JSObject value) {
    @SuppressWarnings("unchecked") var items = (JSArrayReader<JSObject>) value;
    ArrayNode array = NODES.arrayNode();
    for (int i = 0; i < items.getLength(); i++)
      array.add(node(items.get(i)));
    return array;
  }

  private static ObjectNode object(JSObject value) {
    ObjectNode object = NODES.objectNode();
    for (String key : JSObjects.getOwnPropertyNames(value))
      object.set(key, node(get(value, key)));
    return object;
  }
}
