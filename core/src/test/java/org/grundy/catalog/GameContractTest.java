package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.game.Count;
import org.grundy.game.Move;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Touch;
import org.grundy.value.Player;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every game of the catalogue promises of its moves and its picture. */
class GameContractTest {
  private static final int MOST_POSITIONS = 600;
  /** About so many moves of a position are made by touching its parts. */
  private static final int TOUCHED = 16;
  private static final Map<Ruleset<?>, List<PlainSolver>> SAMPLES = new ConcurrentHashMap<>();

  static Stream<Named<Ruleset<?>>> rulesets() {
    return Catalog.representatives().stream().map(ruleset -> Named.of(ruleset.name(), ruleset));
  }

  @Test
  void everyRuleset_isInTheCatalogue() throws Exception {
    Set<String> listed = Stream.concat(Catalog.representatives().stream(), Stream.of(Games.values()))
        .map(ruleset -> ruleset.getClass().getName()).collect(Collectors.toSet());
    List<Class<?>> written = Classes.below("org.grundy.game.").filter(type -> Ruleset.class.isAssignableFrom(type)
        && !type.isAnonymousClass() && !Modifier.isAbstract(type.getModifiers())).toList();
    assertThat(written).hasSizeGreaterThan(5)
        .allSatisfy(
            type -> assertThat(listed).as("add %s to Games.ALL", type.getSimpleName()).contains(type.getName()));
  }

  private static List<PlainSolver> samples(Ruleset<?> ruleset) {
    return SAMPLES.computeIfAbsent(ruleset, game -> Samples.small(game, 32, 4, MOST_POSITIONS));
  }

  /** Small positions with what they lead to: roots and, of each, what one move makes of it. */
  private static List<Position> positions(Ruleset<?> ruleset) {
    Set<Position> found = new LinkedHashSet<>();
    for (PlainSolver plain : samples(ruleset)) {
      found.addAll(plain.positions().subList(0, Math.min(3, plain.positions().size())));
      found.add(plain.positions().getLast());
    }
    assertThat(found).hasSizeGreaterThan(10);
    return List.copyOf(found);
  }

  private static List<Move> moves(Position position, Player mover) {
    var moves = new ArrayList<Move>();
    position.moves(mover, moves::add);
    return moves;
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void listing_stopsWhenToldTo(Ruleset<?> ruleset) {
    for (Position position : positions(ruleset))
      for (Player mover : Player.values())
        for (int wanted : new int[]{1, 2, 5}) {
          int[] told = {0};
          boolean all = position.moves(mover, _ -> ++told[0] < wanted);
          assertThat(told[0]).isEqualTo(Math.min(wanted, moves(position, mover).size()));
          assertThat(all).isEqualTo(told[0] < wanted);
        }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  <P> void options_areLegal_andOtherPositionsAreNot(Ruleset<P> ruleset) {
    List<Position> positions = positions(ruleset);
    for (Position position : positions)
      for (Player mover : Player.values()) {
        Set<Position> options = moves(position, mover).stream().map(Move::to).collect(Collectors.toSet());
        P at = Samples.at(ruleset, position);
        assertThat(options)
            .allSatisfy(option -> assertThat(ruleset.legal(at, mover, Samples.at(ruleset, option))).isTrue());
        assertThat(positions).allSatisfy(other -> assertThat(ruleset.legal(at, mover, Samples.at(ruleset, other)))
            .as("%s to %s", position.text(), other.text()).isEqualTo(options.contains(other)));
      }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  <P> void moveCount_isThatOfTheDifferentOptions(Ruleset<P> ruleset) {
    for (Position position : positions(ruleset))
      for (Player mover : Player.values())
        ruleset.moveCount(Samples.at(ruleset, position), mover).ifPresent(count -> {
          long listed = moves(position, mover).stream().map(Move::to).distinct().count();
          switch (count) {
            case Count.Exactly exactly -> assertThat(exactly).as(position.text()).isEqualTo(Count.exactly(listed));
            case Count.AtLeast atLeast -> assertThat(atLeast.number().longValueExact()).isLessThanOrEqualTo(listed);
          }
        });
  }

  /** Also the games in which both players have the moves of either. */
  static Stream<Named<Ruleset<?>>> touchedRulesets() {
    return Stream.concat(rulesets(), Catalog.representatives().stream()
        .filter(ruleset -> ruleset instanceof Partizan).map(ruleset -> Catalog.standard().ruleset(
            "impartial:" + ruleset.name()))
        .map(ruleset -> Named.of(ruleset.name(), ruleset)));
  }

  @ParameterizedTest
  @MethodSource("touchedRulesets")
  void moves_areMadeByTouchingParts(Ruleset<?> ruleset) {
    var random = new Random(2);
    for (Position position : positions(ruleset)) {
      assertTouched(position, random);
      assertTouched(position.negative(), random);
    }
    List<Position> all = positions(ruleset);
    List<Position> others = Catalog.representatives().stream()
        .map(other -> samples(other).getFirst().positions().getFirst()).toList();
    for (int i = 0; i < 6; i++)
      assertTouched(Position.sum(List.of(all.get(random.nextInt(all.size())), others.get(random.nextInt(others.size())),
          all.get(random.nextInt(all.size())))), random);
  }

  private static void assertTouched(Position position, Random random) {
    for (Player mover : Player.values()) {
      List<Move> moves = moves(position, mover);
      Map<List<Touch>, Position> named = new HashMap<>();
      Set<List<Touch>> beginnings = new HashSet<>();
      for (Move move : moves) {
        assertPartsExist(position, move);
        Position to = Samples.normal(move.to());
        assertThat(named.computeIfAbsent(move.touches(), _ -> to)).as("%s touched alike", position.text())
            .isEqualTo(to);
        for (int length = 1; length <= move.touches().size(); length++)
          beginnings.add(move.touches().subList(0, length));
      }
      Map<Set<Touch>, Set<Position>> bySet = new HashMap<>();
      for (Move move : moves)
        bySet.computeIfAbsent(Set.copyOf(move.touches()), _ -> new HashSet<>()).add(Samples.normal(move.to()));
      Set<Set<Touch>> setsOfOne = new HashSet<>(bySet.keySet());
      setsOfOne.removeIf(set -> Objects.requireNonNull(bySet.get(set)).size() > 1);
      for (Move move : moves)
        if (random.nextInt(moves.size()) < TOUCHED)
          assertTouched(position, mover, move, beginnings, setsOfOne.contains(Set.copyOf(move.touches())));
      assertThat(Touching.made(position, mover, List.of(Touch.of(0, -1)))).isEmpty();
      assertThat(Touching.made(position, mover, List.of(Touch.of(99, 0)))).isEmpty();
      if (!moves.isEmpty())
        assertThat(Touching.goesOn(position, mover, List.of())).isTrue();
    }
  }

  private static void assertPartsExist(Position position, Move move) {
    assertThat(move.touches()).as("%s to %s", position.text(), move.to().text()).isNotEmpty();
    for (Touch touch : move.touches())
      position.pictures().get(touch.board()).part(touch.part());
  }

  /** @param told whether the touched parts say which move it is, in whatever order */
  private static void assertTouched(Position position, Player mover, Move move, Set<List<Touch>> beginnings,
      boolean told) {
    String what = position.text() + " to " + move.to().text() + " by " + move.touches();
    Position to = Samples.normal(move.to());
    assertThat(Touching.made(position, mover, move.touches()).map(Samples::normal)).as(what).contains(to);
    for (int length = 1; length < move.touches().size(); length++)
      assertThat(Touching.goesOn(position, mover, move.touches().subList(0, length))).as(what).isTrue();
    List<Touch> reversed = move.touches().reversed();
    if (told && !beginnings.contains(reversed) || reversed.equals(move.touches()))
      assertThat(Touching.made(position, mover, reversed).map(Samples::normal)).as("%s, reversed", what).contains(to);
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  <P> void normal_isIdempotent_andHasTheSameMoves(Ruleset<P> ruleset) {
    for (Position position : positions(ruleset)) {
      Position normal = Samples.normal(position);
      assertThat(Samples.normal(normal)).isEqualTo(normal);
      for (Player mover : Player.values())
        assertThat(normalOptions(normal, mover)).as(position.text()).isEqualTo(normalOptions(position, mover));
    }
  }

  private static Set<Position> normalOptions(Position position, Player mover) {
    return moves(position, mover).stream().map(move -> Samples.normal(move.to())).collect(Collectors.toSet());
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  <P> void negativeTwice_isThePosition_andMovesAreMirrored(Ruleset<P> ruleset) {
    for (Position position : positions(ruleset)) {
      assertThat(position.negative().negative()).isEqualTo(position);
      for (Player mover : Player.values())
        assertThat(normalOptions(position.negative(), mover)).as(position.text()).isEqualTo(moves(position,
            mover.opponent()).stream().map(move -> Samples.normal(move.to().negative())).collect(Collectors.toSet()));
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void playReturns_onlyWhereTheRulesSaySo(Ruleset<?> ruleset) {
    assertThat(samples(ruleset).stream().anyMatch(PlainSolver::loops)).isEqualTo(ruleset.loopy());
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  <P> void pictures_existOfTheLargestPositions(Ruleset<P> ruleset) {
    var random = new Random(4);
    for (int size : new int[]{1, 2, 3, 10, 64, 500, 5000, 100_000})
      for (int i = 0; i < (size < 50 ? 6 : 2); i++) {
        P at = ruleset.notation().random(random, size);
        assertThat(ruleset.notation().parse(ruleset.notation().format(at))).isEqualTo(at);
        assertPicture(ruleset.picture(at));
        for (Player mover : Player.values()) {
          int[] looked = {0};
          ruleset.moves(at, mover, (option, parts) -> {
            assertPicture(ruleset.picture(option));
            return ++looked[0] < 3;
          });
        }
      }
  }

  private static void assertPicture(Picture picture) {
    assertThat(picture.parts()).hasSizeLessThanOrEqualTo(Picture.MOST_PARTS);
    assertThat(picture.parts().stream().map(Picture.Part::id).distinct().count()).isEqualTo(picture.parts().size());
    if (picture.layout() instanceof Picture.Layout.Board board) {
      assertThat(picture.parts().stream().filter(Picture.Part.Cell.class::isInstance).map(Picture.Part.Cell.class::cast)
          .map(cell -> cell.row() * board.columns() + cell.column())).doesNotHaveDuplicates();
      assertThat(picture.parts().stream().filter(part -> !(part instanceof Picture.Part.Cut)))
          .allMatch(part -> part instanceof Picture.Part.Cell cell && cell.row() >= 0 && cell.row() < board.rows()
              && cell.column() >= 0
              && cell.column() < board.columns());
      assertThat(picture.parts().stream().filter(Picture.Part.Cut.class::isInstance).map(Picture.Part.Cut.class::cast))
          .as("lines between cells").allMatch(cut -> cut.length() > 0 && (cut.down()
              ? cut.column() > 0 && cut.column() < board.columns() && cut.row() + cut.length() <= board.rows()
              : cut.row() > 0 && cut.row() < board.rows() && cut.column() + cut.length() <= board.columns()));
    }
    picture.counters().forEach(counter -> Sentences.assertSentence(counter.label()));
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void rulesAndName_canBeSaid(Ruleset<?> ruleset) {
    Sentences.assertSentence(ruleset.rules());
    assertThat(ruleset.name()).matches("[^\\s{}]+");
    assertThat(Catalog.standard().ruleset(ruleset.name())).isEqualTo(ruleset);
    ruleset.theorems().forEach(theorem -> Sentences.assertSpoken(theorem.citation()));
  }
}
