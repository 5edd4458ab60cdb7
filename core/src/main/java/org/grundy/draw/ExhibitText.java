package org.grundy.draw;

import java.util.List;
import org.grundy.explain.Voice;
import org.grundy.game.Picture;
import org.grundy.reason.Exhibit;

/** Exhibits of a reason as lines of text. */
public final class ExhibitText {
  private ExhibitText() {
  }

  /** An exhibit without the picture that it may speak of: {@link Exhibit.Marks} are then nothing. */
  public static List<String> lines(Exhibit exhibit, Voice voice) {
    return switch (exhibit) {
      case Exhibit.Columns columns -> ColumnsText.lines(columns, voice);
      case Exhibit.Marks _ -> List.of();
      case Exhibit.Same(String game, String position) -> List.of(voice.say("the same as {0}", game + " " + position));
    };
  }

  /** An exhibit of a position that looks like {@code picture}. */
  public static List<String> lines(Exhibit exhibit, Picture picture, Voice voice) {
    return exhibit instanceof Exhibit.Marks marks ? MarksText.lines(marks, picture, voice) : lines(exhibit, voice);
  }
}
