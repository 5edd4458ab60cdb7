package org.grundy.game.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.game.Heaps;
import org.grundy.game.Picture;

/**
 * The layout of the heaps of a {@link HeapGame}, and which of their parts are touched.
 *
 * <p>Stacks: heap i has the id i. Rows: token j of row i has the id {@code token(i, j)}, the gap before it one less.
 * Rows that are too long for a picture are numbers again, and beside each are the heaps, empty as yet, that may be
 * broken off it: piece k of heap i has the id k * MOST_PARTS + i. No id depends on the size of another heap.
 */
final class Layouts {
  static final int TRIED = 16;

  private static final int FIRST_TOKEN = 1 << 24;
  private static final int ROW = 2 * Picture.MOST_PARTS;

  private Layouts() {
  }

  static int pieces(HeapGame game) {
    int[] most = {1};
    for (long heap = 0; heap <= TRIED; heap++)
      game.from(heap, sizes -> {
        most[0] = Math.max(most[0], HeapMoves.nonEmpty(sizes).length);
        return true;
      });
    return most[0];
  }

  /**
   * The most starting heaps for which a picture has room, including their pieces and the heaps that will come of them.
   */
  static int mostHeaps(int pieces) {
    return pieces == 1 ? Picture.MOST_PARTS : Math.max(1, Picture.MOST_PARTS / (4 * pieces));
  }

  /** Whether tokens and the gaps between them are few enough to be drawn one by one. */
  static boolean rows(Heaps at, HeapGame game) {
    if (!game.inRows() || !at.small())
      return false;
    long parts = 0;
    for (long size : at.toLongs()) {
      if (size > Picture.MOST_PARTS)
        return false;
      parts += Math.max(0, 2 * size - 1);
    }
    return parts <= Picture.MOST_PARTS;
  }

  static Picture picture(Heaps at, HeapGame game) {
    if (!rows(at, game))
      return numbers(at, game.pieces());
    var lengths = new ArrayList<Integer>();
    var parts = new ArrayList<Picture.Part>();
    for (long size : at.toLongs()) {
      int row = lengths.size();
      for (int j = 0; j < size; j++) {
        if (j > 0)
          parts.add(new Picture.Part.Gap(gap(row, j), row, j));
        parts.add(new Picture.Part.Cell(token(row, j), row, j, Picture.Look.NEUTRAL, Picture.Piece.TOKEN, ""));
      }
      lengths.add(Math.toIntExact(size));
    }
    return Picture.of(new Picture.Layout.Rows(lengths), parts);
  }

  private static Picture numbers(Heaps at, int pieces) {
    if (at.count() * pieces > Picture.MOST_PARTS)
      return Picture.heaps(at.list());
    return Picture.of(new Picture.Layout.Heaps(),
        IntStream.range(0, at.count() * pieces).mapToObj(p -> p / at.count() == 0
            ? new Picture.Part.Heap(p, at.get(p))
            : new Picture.Part.Heap(piece(p % at.count(), p / at.count()), BigInteger.ZERO)).toList());
  }

  static int token(int row, int j) {
    return FIRST_TOKEN + row * ROW + 2 * j;
  }

  /** The gap before token {@code j} &ge; 1. */
  static int gap(int row, int j) {
    return token(row, j) - 1;
  }

  static int piece(int heap, int k) {
    return k * Picture.MOST_PARTS + heap;
  }

  static BigInteger level(Heaps option, int part) {
    if (part >= FIRST_TOKEN)
      return BigInteger.ZERO;
    return option.get(part % Picture.MOST_PARTS + part / Picture.MOST_PARTS);
  }

  /** The ids from {@code first}, every second one, {@code count} of them, and then {@code more}. */
  static int[] run(int first, int count, List<Integer> more) {
    return IntStream.concat(IntStream.range(0, count).map(i -> first + 2 * i), more.stream().mapToInt(i -> i))
        .toArray();
  }
}
