package org.grundy.draw;

import java.util.List;
import org.grundy.explain.Voice;
import org.grundy.reason.Exhibit;

/** Numbers over each other, digit under digit. */
final class ColumnsText {
  private ColumnsText() {
  }

  static List<String> lines(Exhibit.Columns columns, Voice voice) {
    return List.of(voice.say(columns.numeration()));
  }
}
