package org.grundy.conjecture;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.draw.ReportText;
import org.grundy.draw.TextOptions;
import org.grundy.effort.Budget;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.junit.jupiter.api.Test;

class MisereDocumentTest {
  private static final TextOptions OPTIONS = TextOptions.of(Voice.of(Language.EN));

  private static List<String> lines(String rules, TargetLanguage... programs) {
    return ReportText.lines(new MisereConjecturer(Budget.unlimited()).of(Catalog.standard().ruleset(rules))
        .document(List.of(programs)), OPTIONS);
  }

  /** Take 1 or 2: G = n mod 3, and a heap alone is lost when n mod 3 is 1, since misere play shifts it by one token. */
  @Test
  void tameGames_haveTheirRowsTheirRuleAndAProgram() {
    List<String> lines = lines("take:1,2", TargetLanguage.PYTHON);
    assertThat(lines.getFirst()).isEqualTo("Misere play: the player who moves last loses.");
    assertThat(lines).anyMatch(line -> line.strip().matches("G\\(n\\)( +[012]){16}"))
        .anyMatch(line -> line.strip().startsWith("G-(n)   1  0  2  1  0  2"));
    assertThat(String.join(" ", lines).replaceAll("\\s+", " "))
        .contains("if some heap has G(n) >= 2, nim-sum 0 loses; otherwise").contains("proved:")
        .contains("Single losing heaps 1, 4, 7");
    assertThat(lines).contains("Python").anyMatch(line -> line.strip().equals("def lost(heaps):"));
  }

  /** Kayles is wild: a heap of 5 has G = 4 and G- = 1, and no rule by the values alone is told. */
  @Test
  void wildGames_areToldToBe() {
    String text = String.join(" ", lines("kayles", TargetLanguage.PYTHON)).replaceAll("\\s+", " ");
    assertThat(text).contains("A heap of 5 has G = 4 in normal play and G- = 1 in misere play")
        .contains("Found: one heap of n is losing exactly when n is 1, 4, 9, 12 or 20")
        .doesNotContain("L(n)").doesNotContain("def lost(heaps)");
  }
}
