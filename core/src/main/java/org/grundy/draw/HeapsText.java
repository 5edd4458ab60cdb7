package org.grundy.draw;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Picture;
import org.grundy.game.Picture.Part;

/** Heaps as text: one line each, with its size and, if tokens are few, a bar for each. */
final class HeapsText {
  /** The most bars, in groups of five. */
  static final int MOST_BARS = 25;

  private HeapsText() {
  }

  static List<String> lines(Picture picture, TextOptions options) {
    var labels = new ArrayList<String>();
    var sizes = new ArrayList<String>();
    var heaps = new ArrayList<Part.Heap>();
    for (Part part : picture.parts())
      if (part instanceof Part.Heap heap && !isRoom(heap, picture)) {
        heaps.add(heap);
        labels.add(options.voice().say("heap {0}", picture.label(heap)));
        sizes.add(options.voice().language().number(heap.size()));
      }
    int label = labels.stream().mapToInt(String::length).max().orElse(0);
    int size = sizes.stream().mapToInt(String::length).max().orElse(0);
    var ink = new Ink(options.colour());
    var lines = new ArrayList<String>();
    for (int i = 0; i < heaps.size(); i++) {
      boolean marked = options.marks().contains(heaps.get(i).id());
      String number = sizes.get(i);
      String line = ink.dim(GridText.padded(labels.get(i), label)) + "  " + " ".repeat(size - number.length())
          + (marked ? ink.bold("[" + number + "]") : " " + number + " ");
      String bars = bars(heaps.get(i).size());
      lines.add((label + size + bars.length() + 6 > options.width() ? line : line + "  " + bars).stripTrailing());
    }
    return lines;
  }

  /** An empty heap without a number yet: room for a heap that a move may break off. */
  static boolean isRoom(Part.Heap heap, Picture picture) {
    return heap.size().signum() == 0 && heap.id() >= picture.parts().size();
  }

  private static String bars(BigInteger size) {
    if (size.compareTo(BigInteger.valueOf(MOST_BARS)) > 0)
      return "";
    int count = size.intValueExact();
    return ("||||| ".repeat(count / 5) + "|".repeat(count % 5)).strip();
  }
}
