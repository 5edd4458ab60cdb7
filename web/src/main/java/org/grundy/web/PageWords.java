package org.grundy.web;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** The sentences of the pages, as templates: what {@code t('…')} names in the sources of {@code app}, whose build lists them. */
final class PageWords {
  /** None where the pages are not built. */
  static final List<String> ALL = Pages.bytes("words.txt")
      .map(bytes -> new String(bytes, StandardCharsets.UTF_8).lines().toList()).orElse(List.of());

  private PageWords() {
  }
}
