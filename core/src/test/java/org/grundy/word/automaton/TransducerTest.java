package org.grundy.word.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.Transducer.Arrow;
import org.grundy.word.morphism.CodedWord;
import org.grundy.word.morphism.Morphism;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class TransducerTest {
  private static final int LENGTH = 3_000;
  private static final List<CodedWord> WORDS = List.of(CodedWord.of(Morphism.FIBONACCI),
      CodedWord.of(Morphism.TRIBONACCI), CodedWord.of(Morphism.parse("a->ab b->ba")),
      CodedWord.of(Morphism.parse("a->aab b->a")),
      CodedWord.of(Morphism.parse("a->abc b->bca c->aac")).with("a->x b->y c->x"));

  private static Transducer random(Random random, String letters) {
    int states = random.nextInt(1, 4);
    var arrows = new ArrayList<Map<Character, Arrow>>();
    for (int state = 0; state < states; state++) {
      var from = new HashMap<Character, Arrow>();
      for (char letter : letters.toCharArray())
        from.put(letter, new Arrow(random.nextInt(states), (char) ('0' + random.nextInt(3))));
      arrows.add(from);
    }
    return new Transducer(arrows);
  }

  private static String followed(Transducer transducer, String word) {
    var written = new StringBuilder();
    int state = 0;
    for (int i = 0; i < word.length(); i++) {
      Arrow arrow = transducer.arrows().get(state).get(word.charAt(i));
      written.append(arrow.output());
      state = arrow.to();
    }
    return written.toString();
  }

  /** Too many states are refused; every word that is made is right. */
  @RepeatedTest(80)
  void writtenWords_areThoseOfTheMachine(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    CodedWord word = WORDS.get(random.nextInt(WORDS.size()));
    Transducer transducer = random(random, word.letters());
    CodedWord written;
    try {
      written = transducer.applied(word, Budget.unlimited());
    } catch (BadInput bad) {
      assertThat(bad).hasMessage("the word would need more than 62 states");
      return;
    }
    assertThat(written.prefix(LENGTH)).isEqualTo(followed(transducer, word.prefix(LENGTH)));
    assertThat(Dfas.system(written.morphism(), Budget.unlimited()))
        .isEqualTo(Dfas.system(word.morphism(), Budget.unlimited()));
  }

  /** Two letters that begin at an even place are different, so pairs add 1. */
  @Test
  void sumsOfTheThueMorseWord_countItsPairs() {
    var sums = new Transducer(List.of(Map.of('a', new Arrow(0, '0'), 'b', new Arrow(1, '1')),
        Map.of('a', new Arrow(1, '1'), 'b', new Arrow(0, '0'))));
    String written = sums.applied(WORDS.get(2), Budget.unlimited()).prefix(LENGTH);
    for (int n = 0; n < LENGTH; n++)
      assertThat(written.charAt(n) - '0').as("place %d", n)
          .isEqualTo((n % 2 == 1 ? (n + 1) / 2 : n / 2 + Integer.bitCount(n)) % 2);
  }

  @Test
  void missingArrowsAndSmallBudgets_areRefused() {
    var one = new Transducer(List.of(Map.of('a', new Arrow(0, '0'))));
    assertThatThrownBy(() -> one.applied(WORDS.getFirst(), Budget.unlimited())).isInstanceOf(BadInput.class)
        .hasMessage("state 0 has no arrow for the letter b");
    var swaps = random(new Random(1), "abc");
    assertThatThrownBy(() -> swaps.applied(WORDS.get(1), Budget.ofWork(3))).isInstanceOf(BudgetSpent.class);
  }
}
