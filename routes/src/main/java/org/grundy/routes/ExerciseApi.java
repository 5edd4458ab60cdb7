package org.grundy.routes;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.grundy.draw.ReportLatex;
import org.grundy.draw.TextOptions;
import org.grundy.effort.Budget;
import org.grundy.explain.Voice;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.play.Exercise;
import org.grundy.play.ExerciseDocument;
import org.grundy.play.ExerciseMaker;
import org.grundy.value.Convention;
import org.grundy.wire.DocumentJson;
import org.grundy.wire.PictureJson;
import tools.jackson.databind.node.ObjectNode;

/** Sets of exercises on a game. The parameters say everything: the same ones get the same exercises. */
final class ExerciseApi {
  private static final int MOST = 30;
  private static final int SEEDS = 1_000_000;

  private ExerciseApi() {
  }

  static Route.Work exercises(RequestData request, Budget reading) {
    return Route.Work.of(read(request, reading));
  }

  private static Function<Budget, ObjectNode> read(RequestData request, Budget reading) {
    Ruleset<?> ruleset = request.ruleset("game", reading);
    Convention play = request.convention();
    int level = request.count("level", 1, ExerciseMaker.LEVELS, 2);
    int count = request.count("count", 1, MOST, 6);
    int seed = request.count("seed", SEEDS, 1);
    return budget -> {
      List<Exercise> made = new ExerciseMaker(ruleset, play, level, seed, budget).make(count);
      if (made.isEmpty())
        throw BadInput.because("found no exercises on {0} at level {1}", ruleset.name(), level);
      Phrase title = ExerciseDocument.title(ruleset, play, level, seed);
      return document(new ExerciseDocument(ruleset.name(), seed, title,
          ExerciseDocument.rules(ruleset, play), made,
          ExerciseDocument.Shown.EXERCISES_AND_ANSWERS, Optional.empty()), request.voice());
    };
  }

  /** With the sheet and its answers as a LaTeX document. */
  private static ObjectNode document(ExerciseDocument sheet, Voice voice) {
    List<Exercise> made = sheet.exercises();
    ObjectNode document = DocumentJson.of(sheet, voice);
    document.put("rules", voice.say(sheet.rules().getFirst()));
    document.put("latex", ReportLatex.lines(sheet, TextOptions.of(voice)).stream()
        .map(line -> line.stripTrailing() + "\n").collect(Collectors.joining()));
    for (int i = 0; i < made.size(); i++) {
      var node = (ObjectNode) document.path("exercises").get(i);
      node.put("task", voice.say(ExerciseDocument.task(made.get(i))));
      node.put("solution", voice.say(ExerciseDocument.answer(made.get(i))));
      if (made.get(i) instanceof Exercise.OneMove one)
        node.put("goal", one.answer().to().text());
      for (Position at : positions(made.get(i)))
        node.withArray("starts").add(PictureJson.of(at, voice).put("start", at.text()));
    }
    return document;
  }

  private static List<Position> positions(Exercise exercise) {
    return switch (exercise) {
      case Exercise.OneMove one -> List.of(one.at());
      case Exercise.WhichAreLost which -> which.positions();
      case Exercise.Table table -> table.positions();
    };
  }
}
