package org.grundy.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.GameNames;
import org.grundy.explain.Document;
import org.grundy.explain.MoveWords;
import org.grundy.explain.Report;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/**
 * A sheet of exercises. Programs get exercises and answers whatever people see.
 *
 * @param game    its name, and {@code rules} those of the game and of the last move
 * @param shown   what people see
 * @param reasons the reasons for the answers; empty where they are not wanted
 */
public record ExerciseDocument(String game, long seed, Phrase title, List<Phrase> rules, List<Exercise> exercises,
    Shown shown, Optional<ExerciseReasons> reasons) implements Document {
  /** The parts of a sheet. */
  public enum Shown {
    EXERCISES, EXERCISES_AND_ANSWERS, ANSWERS
  }

  /** The column where exercises begin, after their number. */
  private static final int NUMBER = 4;
  private static final int LETTER = 5;

  public ExerciseDocument {
    rules = List.copyOf(rules);
    exercises = List.copyOf(exercises);
  }

  /** What a reader must know of a game: its rules, and who wins. */
  public static List<Phrase> rules(Ruleset<?> ruleset, Convention convention) {
    return List.of(ruleset.rules(), convention == Convention.MISERE ? Phrase.of("The player who moves last loses.")
        : Phrase.of("The player who moves last wins."));
  }

  @Override
  public List<Block> blocks() {
    var blocks = new ArrayList<Block>();
    if (shown == Shown.ANSWERS) {
      blocks.add(new Strong(title));
    } else {
      var head = new ArrayList<Block>(List.of(new Strong(title)));
      rules.forEach(rule -> head.add(new Sentence(rule)));
      blocks.add(new Together(head));
      for (int i = 0; i < exercises.size(); i++) {
        var lines = new ArrayList<Block>(List.of(new Report.Say(task(exercises.get(i)))));
        lines.addAll(body(exercises.get(i)));
        blocks.add(new Headed(number(i), NUMBER, lines));
      }
    }
    if (shown != Shown.EXERCISES)
      reasons.ifPresentOrElse(why -> blocks.addAll(answers(why)), () -> blocks.add(answers()));
    return blocks;
  }

  /** On a page that can be kept back, where the exercises are on the sheet too. */
  private Block answersTitle() {
    var answers = new Strong(Phrase.of("Answers"));
    return shown == Shown.ANSWERS ? answers : new NewPage(answers);
  }

  private Block answers() {
    var lines = new ArrayList<Block>(List.of(answersTitle()));
    for (int i = 0; i < exercises.size(); i++)
      lines.add(Headed.of(number(i), NUMBER, new Report.Say(answer(exercises.get(i)))));
    return new Together(lines);
  }

  /** The answers with their reasons; then the theorems that these rest on, each once. */
  private List<Block> answers(ExerciseReasons reasons) {
    var blocks = new ArrayList<Block>(List.of(answersTitle()));
    var theorems = new LinkedHashSet<Block>();
    for (int i = 0; i < exercises.size(); i++) {
      var lines = new ArrayList<Block>(List.of(new Report.Say(answer(exercises.get(i)))));
      for (Block reason : reasons.blocks(exercises.get(i), ExerciseDocument::letter))
        if (reason instanceof Report.Source)
          theorems.add(reason);
        else
          lines.add(reason);
      blocks.add(new Headed(number(i), NUMBER, lines));
    }
    blocks.addAll(theorems);
    return blocks;
  }

  private static Phrase number(int i) {
    return Phrase.verbatim((i + 1) + ".");
  }

  /** The title of a sheet. */
  public static Phrase title(Ruleset<?> ruleset, Convention convention, int level, long seed) {
    Phrase game = GameNames.called(ruleset.name());
    return convention == Convention.MISERE
        ? Phrase.of("Exercises on misere {0}, level {1}, seed {2}", game, level, seed)
        : Phrase.of("Exercises on {0}, level {1}, seed {2}", game, level, seed);
  }

  /** What is to be done. */
  public static Phrase task(Exercise exercise) {
    return switch (exercise) {
      case Exercise.OneMove one when one.at().impartial() -> Phrase.of("Exactly one move wins. Which?");
      case Exercise.OneMove one -> one.mover() == Player.LEFT ? Phrase.of("Left is to move. Exactly one move wins. "
          + "Which?")
          : Phrase.of("Right is to move. Exactly one move wins. Which?");
      case Exercise.WhichAreLost _ -> Phrase.of("In which of these does the player to move lose (P-positions)?");
      case Exercise.Table _ -> Phrase.of("Complete the table of nim-values.");
    };
  }

  private static List<Block> body(Exercise exercise) {
    return switch (exercise) {
      case Exercise.OneMove(Position at, _, _) -> List.of(shown(at));
      case Exercise.WhichAreLost(List<Position> positions, _) -> IntStream.range(0, positions.size())
          .<Block>mapToObj(i -> Headed.of(letter(i), LETTER, shown(positions.get(i)))).toList();
      case Exercise.Table table -> List.of(new Table(List.of(
          row(Phrase.of("position"), table.positions().stream().map(MoveWords::position)),
          row(Phrase.of("nim-value"), IntStream.range(0, table.values().size())
              .mapToObj(i -> Phrase.verbatim(table.blank().contains(i) ? BLANK : table.values().get(i))))),
          2, 2, Align.CENTRED));
    };
  }

  private static Document.Cells row(Phrase head, Stream<Phrase> cells) {
    return new Document.Cells(Stream.concat(Stream.of(head), cells).toList(), List.of());
  }

  /** Draws boards, and writes everything else as text. */
  private static Block shown(Position at) {
    return drawn(at) ? new Pictured(at.pictures().getFirst()) : new Unbroken(MoveWords.position(at));
  }

  private static boolean drawn(Position at) {
    Picture.Layout layout = at.pictures().getFirst().layout();
    return layout instanceof Picture.Layout.Board || layout instanceof Picture.Layout.Graph;
  }

  private static Phrase letter(int i) {
    return Phrase.verbatim("(" + (char) ('a' + i) + ")");
  }

  /** What is right. */
  public static Phrase answer(Exercise exercise) {
    return switch (exercise) {
      case Exercise.OneMove(Position at, _, var move) -> move(at, move);
      case Exercise.WhichAreLost(_, List<Integer> lost) ->
        Phrase.sequence(lost.stream().map(ExerciseDocument::letter).toList(), ", ");
      case Exercise.Table table -> Phrase.sequence(table.blank().stream()
          .map(i -> Phrase.of("{0}: {1}", MoveWords.position(table.positions().get(i)), table.values().get(i)))
          .toList(), "; ");
    };
  }

  /** A move, and where it leads unless that is a board. */
  static Phrase move(Position at, Move move) {
    return drawn(at) ? MoveWords.done(at, move)
        : Phrase.of("{0}, {1}", MoveWords.done(at, move), Phrase.of("leaving {0}", MoveWords.position(move.to())));
  }

  @Override
  public void fields(Fields out) {
    out.put("game", game).put("seed", Long.toString(seed)).objects("exercises", exercises, (node, exercise) -> {
      put(node, exercise);
      reasons.ifPresent(why -> why.fields(node, exercise));
    });
  }

  private static void put(Fields out, Exercise exercise) {
    switch (exercise) {
      case Exercise.OneMove(Position at, var mover, var move) ->
        out.put("kind", "oneMove").put("position", at.written()).put("mover", mover)
            .put("answer", MoveText.of(at, move)).put("to", move.to().written());
      case Exercise.WhichAreLost(List<Position> positions, List<Integer> lost) ->
        out.put("kind", "lost").list("positions", positions.stream().map(Position::written).toList())
            .list("answers", lost);
      case Exercise.Table table ->
        out.put("kind", "table").list("positions", table.positions().stream().map(Position::written).toList())
            .list("values", table.values()).list("blank", table.blank());
    }
  }
}
