package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ExcerptTest {
  private final List<String> output = List.of("head", "first line", "a value 7", "more", "the end");

  @Test
  void outputShownWhole_isReplacedWhole() {
    assertThat(new Excerpt(List.of("old")).of(output)).isEqualTo(output);
  }

  @Test
  void ends_keepTheirLength() {
    assertThat(new Excerpt(List.of("old head", "...", "x", "y")).of(output))
        .containsExactly("head", "...", "more", "the end");
  }

  @Test
  void middle_isFoundByItsWords() {
    assertThat(new Excerpt(List.of("...", "a value 5", "...")).of(output)).containsExactly("...", "a value 7", "...");
  }

  @Test
  void middleThatIsGone_showsEverything() {
    assertThat(new Excerpt(List.of("...", "nothing alike", "...")).of(output)).isEqualTo(output);
  }
}
