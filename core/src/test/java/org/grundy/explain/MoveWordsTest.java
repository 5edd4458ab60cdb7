package org.grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveWordsTest {
  private static Position position(String text) {
    return Catalog.standard().read(text).position();
  }

  private static List<Move> moves(Position from) {
    var moves = new ArrayList<Move>();
    from.moves(Player.LEFT, move -> {
      moves.add(move);
      return true;
    });
    return moves;
  }

  /** The move from one position to another, in words: all of them, and in short. */
  private static List<String> words(String from, String to) {
    Position start = position(from);
    return moves(start).stream().filter(move -> move.to().written().equals(to)).findFirst()
        .map(move -> List.of(MoveWords.done(start, move).toString(), MoveWords.brief(start, move).toString()))
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"staircase 1 2 3, 3 0 3, move 2 from heap 2 to heap 1, move 2 tokens",
      "staircase 1 2 3, 0 2 3, take 1 from heap 1, take 1",
      "staircase 1 2 3, 1 3 2, move 1 from heap 3 to heap 2, move 1 token",
      "'(k,0) (-k,k) 1 2', 3 0, move 2 from heap 2 to heap 1, move 2 tokens",
      "'(k,0) (-k,k) 1 2', 0 2, take 1 from heap 1, take 1",
      "nim 1 2, 1 0, take 2 from heap 2, take 2"})
  void tokensThatGoToAnotherHeap_areMoved(String from, String to, String words, String brief) {
    assertThat(words(from, to)).containsExactly(words, brief);
  }

  @Test
  void tokensOfTwoHeaps_areMovedTogether() {
    assertThat(words("(1,2,-3) 2 2 0", "1 0 3").getFirst()).isEqualTo("move 1 from heap 1 and 2 from heap 2 to heap 3");
    assertThat(words("(2,-1) 2 2", "0 3").getFirst()).isEqualTo("take 2 from heap 1, add 1 to heap 2");
  }

  /** A second number that is the last amount is no heap that gets tokens. */
  @Test
  void numbersThatAreReplaced_getNoTokens() {
    assertThat(words("(n,m) -> (n-k,k) 5 0", "3 2").getFirst()).isEqualTo("take 2 from heap 1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"staircase 1 2 3", "wythoff 2 3", "(k,0) (-k,k) 2 3", "nim 3 1", "(2,-1) 2 2", "(1,2,-3) 2 2 0",
          "take (1,1,-1) (1,0,0) 2 2 2"})
  void movesOfHeaps_areReadAsTheyAreSaid(String start) {
    Position from = position(start);
    assertThat(moves(from)).allSatisfy(move -> assertThat(
        MoveText.parse(from, Player.LEFT, MoveWords.done(from, move).toString())).isEqualTo(move.to()));
  }
}
