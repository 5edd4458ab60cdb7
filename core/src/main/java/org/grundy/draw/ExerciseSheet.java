package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.explain.MoveWords;
import org.grundy.explain.Voice;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.phrase.Phrase;
import org.grundy.play.Exercise;
import org.grundy.value.Player;

/** A sheet of exercises, or of their answers, as text or as LaTeX. */
public final class ExerciseSheet {
  private final List<Exercise> exercises;
  private final Phrase title;
  private final Phrase rules;
  private final TextOptions options;
  private final Voice voice;

  public ExerciseSheet(List<Exercise> exercises, Phrase title, Phrase rules, TextOptions options) {
    this.exercises = List.copyOf(exercises);
    this.title = title;
    this.rules = rules;
    this.options = options;
    this.voice = options.voice();
  }

  /**
   * @param answers whether the answers follow
   */
  public List<String> text(boolean answers) {
    var lines = new ArrayList<String>(List.of(voice.say(title)));
    lines.addAll(Paragraphs.lines(voice.say(rules), "", "", options.width()));
    for (int i = 0; i < exercises.size(); i++) {
      lines.add("");
      String number = (i + 1) + ".  ";
      lines.addAll(Paragraphs.lines(voice.say(task(exercises.get(i))), number, "    ", options.width()));
      body(exercises.get(i)).forEach(line -> lines.add(("    " + line).stripTrailing()));
    }
    if (answers) {
      lines.add("");
      lines.add(voice.say("Answers"));
      for (int i = 0; i < exercises.size(); i++)
        lines.addAll(Paragraphs.lines(answer(exercises.get(i)), (i + 1) + ".  ", "    ", options.width()));
    }
    return lines;
  }

  /** A document that pdflatex turns into a page. */
  public List<String> latex(boolean answers) {
    var lines = new ArrayList<String>(List.of("\\documentclass[11pt]{article}", "\\usepackage[utf8]{inputenc}",
        "\\usepackage[T1]{fontenc}", "\\begin{document}",
        "\\section*{" + escaped(voice.say(title)) + "}",
        escaped(voice.say(rules)), "\\begin{enumerate}", "\\setlength{\\itemsep}{2ex}"));
    for (Exercise exercise : exercises) {
      lines.add("\\item " + escaped(voice.say(task(exercise))));
      lines.addAll(latexBody(exercise));
    }
    lines.add("\\end{enumerate}");
    if (answers) {
      lines.add("\\newpage\\section*{" + escaped(voice.say("Answers")) + "}");
      lines.add("\\begin{enumerate}");
      exercises.forEach(exercise -> lines.add("\\item " + escaped(answer(exercise))));
      lines.add("\\end{enumerate}");
    }
    lines.add("\\end{document}");
    return lines;
  }

  private static Phrase task(Exercise exercise) {
    return switch (exercise) {
      case Exercise.OneMove one when one.at().impartial() -> Phrase.of("Just one move wins. Which?");
      case Exercise.OneMove one -> one.mover() == Player.LEFT ? Phrase.of("Left is to move. Just one move wins. Which?")
          : Phrase.of("Right is to move. Just one move wins. Which?");
      case Exercise.WhichAreLost _ -> Phrase.of("Which of these are P-positions (the player to move loses)?");
      case Exercise.Table _ -> Phrase.of("Complete the table of nim-values.");
    };
  }

  private List<String> body(Exercise exercise) {
    return switch (exercise) {
      case Exercise.OneMove(Position at, _, _) -> shown(at);
      case Exercise.WhichAreLost(List<Position> positions, _) -> {
        var lines = new ArrayList<String>();
        for (int i = 0; i < positions.size(); i++) {
          List<String> position = shown(positions.get(i));
          for (int k = 0; k < position.size(); k++)
            lines.add((k == 0 ? letter(i) + "  " : "     ") + position.get(k));
        }
        yield lines;
      }
      case Exercise.Table table -> {
        var above = new StringBuilder();
        var below = new StringBuilder();
        for (int i = 0; i < table.values().size(); i++) {
          String position = words(table.positions().get(i));
          String value = table.blank().contains(i) ? "_" : table.values().get(i);
          int width = Math.max(position.length(), value.length()) + 2;
          above.append(" ".repeat(width - position.length())).append(position);
          below.append(" ".repeat(width - value.length())).append(value);
        }
        yield List.of(above.toString(), below.toString());
      }
    };
  }

  /** Draws boards, and writes everything else as text. */
  private List<String> shown(Position at) {
    Picture picture = at.pictures().getFirst();
    return picture.layout() instanceof Picture.Layout.Board || picture.layout() instanceof Picture.Layout.Graph
        ? BoardText.lines(picture, options) : List.of(words(at));
  }

  private String words(Position at) {
    return voice.say(MoveWords.position(at));
  }

  private static String letter(int i) {
    return "(" + (char) ('a' + i) + ")";
  }

  private String answer(Exercise exercise) {
    return switch (exercise) {
      case Exercise.OneMove(Position at, _, var move) ->
        voice.say("{0}, {1}", MoveWords.done(at, move), Phrase.of("to {0}", MoveWords.position(move.to())));
      case Exercise.WhichAreLost(_, List<Integer> lost) ->
        lost.stream().map(ExerciseSheet::letter).collect(Collectors.joining(", "));
      case Exercise.Table table -> table.blank().stream()
          .map(i -> words(table.positions().get(i)) + ": " + table.values().get(i)).collect(Collectors.joining("; "));
    };
  }

  private List<String> latexBody(Exercise exercise) {
    if (exercise instanceof Exercise.Table table) {
      String above = IntStream.range(0, table.values().size()).mapToObj(i -> escaped(words(table.positions().get(i))))
          .collect(Collectors.joining(" & "));
      String below = IntStream.range(0, table.values().size())
          .mapToObj(i -> table.blank().contains(i) ? "\\rule{1em}{0.4pt}" : table.values().get(i))
          .collect(Collectors.joining(" & "));
      return List.of("", "\\medskip\\begin{tabular}{|" + "c|".repeat(table.values().size()) + "}\\hline",
          above + "\\\\\\hline",
          below + "\\\\\\hline\\end{tabular}");
    }
    var lines = new ArrayList<String>(List.of("\\begin{verbatim}"));
    lines.addAll(body(exercise));
    lines.add("\\end{verbatim}");
    return lines;
  }

  private static String escaped(String text) {
    var escaped = new StringBuilder();
    text.chars().forEach(c -> {
      if ("#$%&_{}".indexOf(c) >= 0)
        escaped.append('\\').append((char) c);
      else if (c == '\\' || c == '^' || c == '~')
        escaped.append("\\char").append(c).append("{}");
      else if (c == '<' || c == '>')
        escaped.append('$').append((char) c).append('$');
      else
        escaped.append((char) c);
    });
    return escaped.toString();
  }
}
