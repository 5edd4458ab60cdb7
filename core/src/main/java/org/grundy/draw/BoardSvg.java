package org.grundy.draw;

import java.util.List;
import org.grundy.explain.Voice;
import org.grundy.game.Picture;
import org.grundy.reason.Exhibit;

/**
 * Pictures of positions as a standalone SVG document. Every part is an element with {@code data-board}, {@code data-part}
 * and {@code data-label}, tokens of a stack with {@code data-level} besides, so that a page can attach to it.
 */
public final class BoardSvg {
  private BoardSvg() {
  }

  /** One picture, with the parts that a reason speaks of marked. */
  public static String svg(Picture picture, List<Exhibit.Marks> marks, Voice voice, String title) {
    return svg(List.of(picture), List.of(marks), voice, title);
  }

  /** The pictures of a sum side by side, with the marks of each, or no marks at all. */
  public static String svg(List<Picture> pictures, List<List<Exhibit.Marks>> marks, Voice voice, String title) {
    throw new UnsupportedOperationException(pictures + " " + marks + " " + voice + " " + title);
  }
}
