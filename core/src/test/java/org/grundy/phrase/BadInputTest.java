package org.grundy.phrase;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BadInputTest {
  @Test
  void whatIsQuoted_staysOnOneLine() {
    var bad = BadInput.expected(Phrase.of("heap 1"), Phrase.of("a number"), "3\n\t4\r5");
    assertThat(bad).hasMessage("heap 1: expected a number, found '3  4 5'");
    assertThat(bad.found()).as("as typed").isEqualTo("3\n\t4\r5");
  }

  @Test
  void whatIsQuoted_doesNotColourTerminals() {
    assertThat(BadInput.expected(Phrase.of("heap 1"), Phrase.of("a number"), "\u001b[31mred\u0007\u0085"))
        .hasMessage("heap 1: expected a number, found '?[31mred??'");
  }

  @Test
  void whatIsQuoted_isCutWhenItIsLong() {
    assertThat(BadInput.quoted("x".repeat(1000)).toString()).hasSizeLessThan(100).endsWith("..'");
    assertThat(BadInput.quoted("9".repeat(1000)).toString()).contains("1000 digits");
  }
}
