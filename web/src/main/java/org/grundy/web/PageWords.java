package org.grundy.web;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The sentence templates of the pages: the arguments of {@code t('…')} in the sources of {@code app}, listed by its
 * build.
 */
final class PageWords {
  /** All templates; empty when the pages are not built. */
  static final List<String> ALL = Pages.bytes("words.txt")
      .map(bytes -> new String(bytes, StandardCharsets.UTF_8).lines().toList()).orElse(List.of());

  private PageWords() {
  }
}
