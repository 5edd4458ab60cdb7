package org.grundy.explain;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads translations from gettext files: pairs of {@code msgid} (the English text) and {@code msgstr}, each possibly
 * continued by quoted lines. Those of the sentences of a language are in a folder beside this class, such as {@code hr}.
 */
public final class Translations {
  /** The translation files; one that a language lacks counts as empty. */
  private static final List<String> TOPICS = List.of("house", "values", "proofs", "conjectures", "workbench",
      "glossary",
      "cluster");

  private Translations() {
  }

  static Map<String, String> of(Language language) {
    var found = new HashMap<String, String>();
    for (String topic : TOPICS) {
      String file = language.code() + "/" + topic + ".po";
      beside(Translations.class, file).forEach((english, translated) -> put(found, english, translated));
    }
    return Map.copyOf(found);
  }

  /**
   * The translations by their English texts.
   *
   * @param file a resource named relative to a class; when there is none, there are no translations
   */
  public static Map<String, String> beside(Class<?> owner, String file) {
    try (InputStream in = owner.getResourceAsStream(file)) {
      return in == null ? Map.of()
          : read(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList(), file);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  /** Time linear in the text. An empty translation counts as none. */
  static Map<String, String> read(List<String> lines, String file) {
    var found = new HashMap<String, String>();
    var id = new StringBuilder();
    var text = new StringBuilder();
    StringBuilder into = id;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.startsWith("msgid ")) {
        add(found, id, text);
        into = id;
        line = line.substring("msgid ".length());
      } else if (line.startsWith("msgstr ")) {
        into = text;
        line = line.substring("msgstr ".length());
      }
      if (line.isEmpty() || line.startsWith("#"))
        continue;
      if (line.length() < 2 || line.charAt(0) != '"' || !line.endsWith("\""))
        throw new IllegalStateException(file + ", line " + (i + 1) + ": expected text in quotes, found " + line);
      into.append(line.substring(1, line.length() - 1).translateEscapes());
    }
    add(found, id, text);
    return Map.copyOf(found);
  }

  private static void add(Map<String, String> found, StringBuilder id, StringBuilder text) {
    if (!id.isEmpty() && !text.isEmpty())
      put(found, id.toString(), text.toString());
    id.setLength(0);
    text.setLength(0);
  }

  private static void put(Map<String, String> found, String key, String translated) {
    if (found.put(key, translated) != null)
      throw new IllegalStateException("translated twice: " + key);
  }
}
