package org.grundy.wire;

import java.math.BigInteger;
import org.grundy.reason.Fields;
import tools.jackson.databind.node.ObjectNode;

/** Puts fields into an object. */
record FieldsJson(ObjectNode into) implements Fields {
  @Override
  public void put(String name, BigInteger number) {
    into.set(name, Json.whole(number));
  }

  @Override
  public void put(String name, String text) {
    into.put(name, text);
  }

  @Override
  public Fields object(String name) {
    return new FieldsJson(into.putObject(name));
  }
}
