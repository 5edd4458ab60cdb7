package org.grundy.browser.jdk;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Files that the page has fetched, found as if they lay beside the classes that read them. */
public final class CarriedFiles {
  private static final Map<String, String> TEXTS = new HashMap<>();

  private CarriedFiles() {
  }

  /** @param name as a class asks for it */
  public static void put(String name, String text) {
    TEXTS.put(name, text);
  }

  @Replaces("java.lang.Class")
  static @Nullable InputStream getResourceAsStream(Class<?> owner, String name) {
    String text = TEXTS.get(name);
    return text == null ? owner.getResourceAsStream(name)
        : new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }
}
