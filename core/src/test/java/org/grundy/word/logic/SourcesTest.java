package org.grundy.word.logic;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SourcesTest {
  /** Whatever a definition uses is part of its text, also where a factor stands right before a name. */
  @Test
  void text_hasEverythingThatADefinitionUses() {
    Sources sources = Sources.none().with("half", "fun half(n) = h := 2h <= n <= 2h + 1")
        .with("other", "def other(n) := n = 1")
        .with("h_2", "def h_2(n) := E k (n = 2half(k))")
        .with("both", "def both(n) :=\n  h_2(n) & n > 3");

    assertThat(sources.whole("h_2")).isEqualTo("""
        fun half(n) = h := 2h <= n <= 2h + 1
        def h_2(n) := E k (n = 2half(k))""");
    assertThat(sources.whole("both")).isEqualTo(sources.whole("h_2") + "\ndef both(n) := h_2(n) & n > 3");
    assertThat(sources.whole("other")).isEqualTo("def other(n) := n = 1");
  }
}
