package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Picture;
import org.grundy.game.Picture.Layout;

/** Pictures of positions as lines of text. */
public final class BoardText {
  private BoardText() {
  }

  /** The picture and, below it, its counters. Lines have no trailing spaces and no indentation. */
  public static List<String> lines(Picture picture, TextOptions options) {
    var lines = new ArrayList<String>(switch (picture.layout()) {
      case Layout.Board board -> new CellsText(picture, options).board(board);
      case Layout.Heaps _ -> HeapsText.lines(picture, options);
      case Layout.Rows(List<Integer> lengths) -> new CellsText(picture, options).rows(lengths);
      case Layout.Walks walks -> WalksText.lines(picture, walks, options);
      case Layout.Graph _ -> new GraphText(picture, options).lines();
    });
    for (Picture.Counter counter : picture.counters())
      lines.add(options.voice().say(counter.label()) + "   " + options.voice().language().number(counter.value()));
    return lines;
  }
}
