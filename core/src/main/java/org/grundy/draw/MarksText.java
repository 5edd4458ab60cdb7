package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import org.grundy.explain.Voice;
import org.grundy.game.Picture;
import org.grundy.reason.Exhibit;

/** The names of the parts that a sentence mentions. */
final class MarksText {
  /** The most names; nobody reads more. */
  private static final int MOST = 12;

  private MarksText() {
  }

  static List<String> lines(Exhibit.Marks marks, Picture picture, Voice voice) {
    if (marks.parts().isEmpty())
      return List.of();
    var names = new ArrayList<String>();
    for (int part : marks.parts().subList(0, Math.min(MOST, marks.parts().size())))
      names.add(picture.label(picture.part(part)));
    String list = String.join(" ", names) + (marks.parts().size() > MOST ? " .." : "");
    return List.of(switch (marks.role()) {
      case REPLY -> voice.say("reply: {0}", list);
      case GAP -> voice.say("between: {0}", list);
      case REGION -> voice.say("region: {0}", list);
    });
  }
}
