package org.grundy.game.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.PlainPlay;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VectorsTest {
  private static Set<Heaps> options(Impartial<Heaps> game, Heaps at) {
    return new HashSet<>(PlainPlay.options(game, at, Player.LEFT));
  }

  /** Games that have a class of their own. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      vector:(k,0)(0,k)(k,k)                     | wythoff
      vector:(k,0)(0,k)                          | nim
      vector:(k,0)(0,k)(k,l)                     | moores-nim
      """)
  void knownGames_haveTheSameMoves(String vectors, String known) {
    Impartial<Heaps> other = switch (known) {
      case "wythoff" -> new Wythoff();
      case "nim" -> new Nim();
      default -> new MooresNim(2);
    };
    for (int x = 0; x <= 9; x++)
      for (int y = 0; y <= 9; y++)
        assertThat(options(Vectors.named(vectors), Heaps.of(x, y))).isEqualTo(options(other, Heaps.of(x, y)));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      vector:(1,2)(2,1)             | 3 3 | 2 1;1 2
      vector:(2k+1,k)               | 9 2 | 6 1;4 0
      vector:(k,0)(1,0)(2k,0)       | 3 5 | 2 5;1 5;0 5
      vector:(k,l,k)                | 2 1 1 | 1 0 0
      vector:(0,3)                  | 1 3 | 1 0
      """)
  void moves_areEachListedOnce_andTheyAlone(String vectors, String at, String expected) {
    Vectors game = Vectors.named(vectors);
    Heaps from = game.notation().parse(at);
    var listed = new ArrayList<String>();
    game.moves(from, (to, _) -> listed.add(game.notation().format(to)));
    assertThat(listed).containsExactlyInAnyOrder(expected.split(";"));
    String all = from.count() == 2 ? "vector:(k,0)(0,k)(k,l)"
        : "vector:(k,0,0)(0,k,0)(0,0,k)(k,l,0)(k,0,l)(0,k,l)(k,l,m)";
    for (Heaps to : options(Vectors.named(all), from))
      assertThat(game.legal(from, Player.LEFT, to)).isEqualTo(listed.contains(game.notation().format(to)));
    assertThat(game.legal(from, Player.LEFT, from)).isFalse();
  }

  @Test
  void symmetry_isSeenWhateverTheLetters() {
    assertThat(Vectors.named("vector:(k,0)(0,l)").normal(Heaps.of(5, 2))).isEqualTo(Heaps.of(2, 5));
    assertThat(Vectors.named("vector:(k,l)(2l,0)").normal(Heaps.of(5, 2))).isEqualTo(Heaps.of(5, 2));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      vector:(k,0)(0,k)               | true
      vector:(0,m)(l,0)               | true
      vector:(k,0,0)(0,k,0)(0,0,k)    | true
      vector:(k,0)(0,k)(k,0)          | true
      vector:(k,0)                    | false
      vector:(k,0,0)(0,0,k)           | false
      vector:(k,0)(0,2k)              | false
      vector:(k,0)(0,k+1)             | false
      vector:(k,0)(0,k)(1,1)          | false
      vector:(k,0)(0,k)(k,k)          | false
      vector:(1,0)(0,k)               | false
      """)
  void boutonsTheorem_standsOnlyWhereTheRulesAreThoseOfNim(String vectors, boolean nim) {
    Vectors game = Vectors.named(vectors);
    assertThat(game.theorems()).hasSize(nim ? 1 : 0);
    boolean same = true;
    for (int x = 0; x <= 5; x++)
      for (int y = 0; y <= 5; y++) {
        Heaps at = game.heaps() == 2 ? Heaps.of(x, y) : Heaps.of(x, y, 3);
        same &= options(game, at).equals(options(new Nim(), at));
      }
    assertThat(same).isEqualTo(nim);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      vector:             | column 8: expected '(', found nothing
      vector:(k,0         | column 12: expected ',' or ')', found nothing
      vector:(k,0)(k)     | column 13: expected 2 entries as in the first vector, found 1
      vector:(0,0)        | column 8: expected a vector that takes something, found '(0,0)'
      vector:(k,-1)       | column 11: expected a number or a letter, found '-'
      vector:(0k,1)       | column 10: expected a multiple from 1, found '0k'
      """)
  void badVectors_areRefusedWithTheirPlace(String name, String sentence) {
    assertThatThrownBy(() -> Vectors.named(name)).isInstanceOf(BadInput.class).hasMessage(sentence);
  }
}
