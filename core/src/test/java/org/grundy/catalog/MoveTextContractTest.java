package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Touch;
import org.grundy.phrase.BadInput;
import org.grundy.testing.Tier;
import org.grundy.value.Player;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The texts of moves lead where the moves do, for every game. */
class MoveTextContractTest {
  private static final String STRANGE = "0123456789-> =,./|#xo_brgabcfront()n{}+:\tqé\u0663";

  /** A position of each game. */
  private static final List<Position> FIRST = Catalog.representatives().stream()
      .map(ruleset -> positions(ruleset).getFirst()).toList();

  static Stream<Named<Ruleset<?>>> rulesets() {
    return Catalog.representatives().stream().map(ruleset -> Named.of(ruleset.name(), ruleset));
  }

  private static List<Position> positions(Ruleset<?> ruleset) {
    return Samples.positions(ruleset, 30, 4).stream()
        .filter(position -> Stream.of(Player.values()).allMatch(mover -> moves(position, mover).size() < 400)).toList();
  }

  private static List<Move> moves(Position position, Player mover) {
    var moves = new ArrayList<Move>();
    position.moves(mover, move -> moves.add(move) && moves.size() < 400);
    return moves;
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void moves_areReadAsTheyAreWritten(Ruleset<?> ruleset) {
    for (Position position : positions(ruleset)) {
      assertRead(position);
      assertRead(position.negative());
    }
  }

  @Tag("fuzz")
  @ParameterizedTest
  @MethodSource("rulesets")
  void movesOfSums_areReadAsTheyAreWritten(Ruleset<?> ruleset) {
    RandomGenerator random = Tier.random(ruleset.name());
    List<Position> positions = positions(ruleset);
    List<Position> others = new ArrayList<>(FIRST);
    Collections.shuffle(others, random);
    for (Position other : others.subList(0, Tier.cases(others.size() / 16, others.size())))
      assertRead(Position.sum(List.of(other, positions.get(random.nextInt(positions.size())), other.negative(),
          positions.get(random.nextInt(positions.size())))));
  }

  private static void assertRead(Position position) {
    for (Player mover : Player.values())
      for (Move move : moves(position, mover)) {
        String text = MoveText.of(position, move);
        assertThat(Samples.normal(MoveText.parse(position, mover, text))).as("%s: %s", position.text(), text)
            .isEqualTo(Samples.normal(move.to()));
        String whole = resulting(position, move.to());
        assertThat(MoveText.parse(position, mover, whole)).as("%s: %s", position.text(), whole).isEqualTo(move.to());
      }
  }

  /** The move as the position that it leads to, in a sum as that of the part. */
  private static String resulting(Position from, Position to) {
    if (!(from instanceof Position.Sum))
      return "=" + written(to);
    int part = MoveText.changed(from, to);
    return (part + 1) + ": = " + written(to.parts().get(part));
  }

  private static String written(Position position) {
    return switch (position) {
      case Position.Single<?> single -> written(single);
      case Position.Negative(Position.Single<?> of) -> written(of);
      case Position.Sum _ -> throw new IllegalArgumentException();
    };
  }

  private static <P> String written(Position.Single<P> single) {
    return single.ruleset().notation().format(single.at());
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void badMoves_areComplainedOf_andNothingElseHappens(Ruleset<?> ruleset) {
    var random = new Random(ruleset.name().hashCode());
    for (Position position : positions(ruleset))
      for (Player mover : Player.values()) {
        List<Move> moves = moves(position, mover);
        for (int i = 0; i < 10; i++) {
          String text = moves.isEmpty() ? "" : MoveText.of(position, moves.get(random.nextInt(moves.size())));
          assertHarmless(position, mover, mutated(text, random), moves);
        }
      }
  }

  private static String mutated(String text, Random random) {
    var mutated = new StringBuilder(text);
    for (int times = 1 + random.nextInt(3); times > 0; times--) {
      int at = random.nextInt(mutated.length() + 1);
      if (random.nextInt(3) == 0)
        mutated.delete(at, at + random.nextInt(mutated.length() - at + 1));
      else
        mutated.insert(at, STRANGE.charAt(random.nextInt(STRANGE.length())));
    }
    return mutated.toString();
  }

  private static void assertHarmless(Position position, Player mover, String text, List<Move> moves) {
    try {
      Position to = Samples.normal(MoveText.parse(position, mover, text));
      assertThat(moves.stream().map(move -> Samples.normal(move.to()))).as("%s: %s", position.text(), text)
          .contains(to);
    } catch (BadInput complaint) {
      Sentences.assertComplaint(complaint, text);
    } catch (RuntimeException e) {
      throw new AssertionError(position.text() + ": '" + text + "'", e);
    }
  }

  /** A queen that shoots where it stood touches two cells, one of them twice; as a set, two touches tell it. */
  @Test
  void partTouchedTwice_isToldByASet() {
    Position at = Catalog.standard().read("amazons ###x/.x#x").position();
    Move back = moves(at, Player.LEFT).getFirst();
    assertThat(back.touches()).hasSize(3);
    assertThat(back.touches().getFirst()).isEqualTo(back.touches().getLast());
    List<Touch> two = List.of(back.touches().get(1), back.touches().getFirst());
    assertThat(Touching.made(at, Player.LEFT, two).map(Samples::normal)).contains(Samples.normal(back.to()));
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void stayingAsItIs_isNoMove(Ruleset<?> ruleset) {
    Position position = positions(ruleset).getFirst();
    assertThatThrownBy(() -> MoveText.parse(position, Player.LEFT, "=" + written(position)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("is not possible from");
  }
}
