package org.grundy.draw;

import java.util.List;
import org.grundy.game.Picture.Look;
import org.grundy.game.Picture.Part;

/**
 * Stacks of tokens; touching a token takes it and those above it. A heap with too many tokens is a tile with its
 * number. Heaps stand in lines of limited width.
 */
final class HeapsSvg {
  /** The height of the tallest stack. */
  static final int TALLEST = 20;
  private static final double WIDTH = 960;
  private static final double GAP = 22;
  private static final double TOKEN = 14;
  private static final double NARROW = 56;
  private static final double BELOW = 44;

  private final Canvas canvas;
  private final List<Part.Heap> heaps;

  HeapsSvg(Canvas canvas) {
    this.canvas = canvas;
    this.heaps = canvas.picture().parts().stream().filter(p -> p instanceof Part.Heap).map(p -> (Part.Heap) p).toList();
  }

  Drawing draw() {
    double widest = NARROW;
    double top = 0;
    for (int from = 0, to; from < heaps.size(); from = to) {
      double x = 0;
      double tall = 0;
      for (to = from; to < heaps.size() && (to == from || x + width(heaps.get(to)) <= WIDTH); to++) {
        x += width(heaps.get(to)) + GAP;
        tall = Math.max(tall, height(heaps.get(to)));
      }
      widest = Math.max(widest, x - GAP);
      double left = 0;
      for (Part.Heap heap : heaps.subList(from, to)) {
        heap(heap, left, top + tall);
        left += width(heap) + GAP;
      }
      top += tall + BELOW + GAP;
    }
    return new Drawing(widest, Math.max(BELOW, top - GAP), canvas.xml.toString());
  }

  private static boolean stacked(Part.Heap heap) {
    return heap.size().bitLength() < 31 && heap.size().intValueExact() <= TALLEST;
  }

  private String number(Part.Heap heap) {
    return canvas.voice.language().number(heap.size());
  }

  private double width(Part.Heap heap) {
    return stacked(heap) ? NARROW : Math.max(NARROW, number(heap).length() * 10 + 28);
  }

  private static double height(Part.Heap heap) {
    return stacked(heap) ? Math.max(2, heap.size().intValueExact()) * TOKEN : 48;
  }

  private void heap(Part.Heap heap, double left, double base) {
    double width = width(heap);
    double top = base - height(heap);
    boolean room = HeapsText.isRoom(heap, canvas.picture());
    canvas.open(heap, Look.NEUTRAL, "heap");
    canvas.xml.empty("rect", "class", "hit", "x", left, "y", top, "width", width, "height", base + BELOW - top);
    if (room)
      canvas.xml.empty("rect", "class", "slot", "x", left + 6, "y", top + 2, "width", width - 12, "height",
          base - top - 4,
          "rx", 5);
    else if (stacked(heap))
      stack(heap, left, base);
    else
      tile(heap, left, top);
    if (!room)
      canvas.xml.empty("line", "class", "base", "x1", left, "y1", base + 1, "x2", left + width, "y2", base + 1);
    if (canvas.marked(heap))
      canvas.xml.empty("rect", "class", "halo", "x", left + 1.5, "y", top - 1, "width", width - 3, "height",
          base - top + 4, "rx", 4);
    canvas.close();
    if (room)
      return;
    if (stacked(heap))
      canvas.centred(number(heap), left + width / 2, base + 14, 16, width, "size");
    canvas.centred(canvas.voice.say("heap {0}", canvas.picture().label(heap)), left + width / 2, base + 33, 12, width,
        "label");
  }

  /** A touched token goes with those above it, so its level is the number of tokens below. */
  private void stack(Part.Heap heap, double left, double base) {
    for (int level = 0; level < heap.size().intValueExact(); level++)
      canvas.xml.empty("rect", "class", "piece token", "data-level", level, "x", left + 6, "y",
          base - (level + 1) * TOKEN + 1, "width", NARROW - 12, "height", TOKEN - 2, "rx", 5);
  }

  private void tile(Part.Heap heap, double left, double top) {
    canvas.xml.empty("rect", "class", "piece tile", "x", left + 3, "y", top + 4, "width", width(heap) - 6, "height", 42,
        "rx", 8);
    canvas.centred(number(heap), left + width(heap) / 2, top + 25, 17, width(heap) - 14, "on");
  }
}
