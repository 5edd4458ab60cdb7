package org.grundy.draw;

import java.util.List;
import org.grundy.explain.Voice;
import org.grundy.game.Picture;
import org.grundy.reason.Exhibit;
import org.grundy.value.thermal.Thermograph;

/** Exhibits of a reason as lines of text, without indentation. */
public final class ExhibitText {
  private ExhibitText() {
  }

  /** The exhibit in ASCII and 80 columns; {@link Exhibit.Marks} give no lines without their picture. */
  public static List<String> lines(Exhibit exhibit, Voice voice) {
    return lines(exhibit, TextOptions.of(voice));
  }

  /** {@link Exhibit.Marks} are nothing without their picture. */
  public static List<String> lines(Exhibit exhibit, TextOptions options) {
    return switch (exhibit) {
      case Exhibit.Columns columns -> new ColumnsText(columns, options).lines();
      case Exhibit.Grid grid -> NumberGridText.lines(grid, options.unicode());
      case Exhibit.Marks _ -> List.of();
      case Exhibit.Walls walls -> ThermographText.lines(Thermograph.of(walls), options.voice());
      case Exhibit.Same(String game, String position) ->
        List.of(options.voice().say("the same as {0}", (game + " " + position).strip()));
    };
  }

  /** An exhibit of a position that looks like {@code picture}. */
  public static List<String> lines(Exhibit exhibit, Picture picture, TextOptions options) {
    return exhibit instanceof Exhibit.Marks marks ? MarksText.lines(marks, picture, options.voice())
        : lines(exhibit, options);
  }
}
