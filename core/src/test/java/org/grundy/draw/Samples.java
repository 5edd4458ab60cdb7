package org.grundy.draw;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.game.Picture;
import org.grundy.game.Picture.Labels;
import org.grundy.game.Picture.Layout;
import org.grundy.game.Picture.Look;
import org.grundy.game.Picture.Part;
import org.grundy.game.Picture.Piece;

/** A picture of each layout. */
final class Samples {
  private Samples() {
  }

  static List<Picture> all() {
    return List.of(board(), queens(), strip(12, 5, 7, 8, 12), numbers("3", "9", "123456"), heaps("3", "0", "12", "700"),
        rows(3, 5, 30), graph(), walks(1, 4, 4), everyPiece());
  }

  static Picture board() {
    List<String> rows = List.of("x..o", ".#xo");
    return Picture.board(new Layout.Board(2, 4, false, Labels.SQUARES), Piece.STONE,
        (row, column) -> switch (rows.get(row).charAt(column)) {
          case 'x' -> Look.LEFT;
          case 'o' -> Look.RIGHT;
          case '#' -> Look.BLOCKED;
          default -> Look.EMPTY;
        });
  }

  static Picture queens() {
    var cells = new ArrayList<Part>();
    for (int row = 0; row < 3; row++)
      for (int column = 0; column < 3; column++) {
        int count = row == 2 && column == 1 ? 2 : row == 0 && column == 2 ? 1 : 0;
        cells.add(new Part.Cell(row * 3 + column, row, column, count == 0 ? Look.EMPTY : Look.NEUTRAL,
            count == 0 ? Piece.NONE : Piece.QUEEN, count == 2 ? "2" : ""));
      }
    return Picture.of(new Layout.Board(3, 3, true, Labels.COORDINATES), cells);
  }

  static Picture strip(int length, int... coins) {
    return Picture.of(new Layout.Board(1, length, false, Labels.NUMBERS), IntStream.range(0, length).mapToObj(i -> {
      boolean coin = Arrays.stream(coins).anyMatch(c -> c == i + 1);
      return new Part.Cell(i, 0, i, coin ? Look.NEUTRAL : Look.EMPTY, coin ? Piece.COIN : Piece.NONE, "");
    }).toList());
  }

  static Picture numbers(String... texts) {
    return Picture.of(new Layout.Board(1, texts.length, false, Labels.ENDS), IntStream.range(0, texts.length)
        .mapToObj(i -> new Part.Cell(i, 0, i, Look.NEUTRAL, Piece.NUMBER, texts[i])).toList());
  }

  static Picture everyPiece() {
    var cells = new ArrayList<Part>();
    int columns = Look.values().length;
    for (Piece piece : Piece.values())
      for (Look look : Look.values())
        cells.add(new Part.Cell(cells.size(), cells.size() / columns, cells.size() % columns, look, piece,
            piece == Piece.NUMBER ? "1234567" : ""));
    return Picture.of(new Layout.Board(Piece.values().length, columns, false, Labels.SQUARES), cells);
  }

  static Picture heaps(String... sizes) {
    return Picture.heaps(Arrays.stream(sizes).map(BigInteger::new).toList());
  }

  static Picture rows(Integer... lengths) {
    var parts = new ArrayList<Part>();
    for (int row = 0; row < lengths.length; row++)
      for (int j = 0; j < lengths[row]; j++) {
        if (j > 0)
          parts.add(new Part.Gap(gap(row, j), row, j));
        parts.add(new Part.Cell(row * 1000 + j, row, j, Look.NEUTRAL, Piece.TOKEN, ""));
      }
    return Picture.of(new Layout.Rows(List.of(lengths)), parts);
  }

  static int gap(int row, int before) {
    return row * 1000 + 500 + before;
  }

  /** A stalk with two edges to the same node, a branch, and an arch on the ground. */
  static Picture graph() {
    return graph(4, new Part.Edge(0, 0, 1, Look.LEFT), new Part.Edge(1, 1, 2, Look.RIGHT),
        new Part.Edge(2, 2, 3, Look.BOTH), new Part.Edge(3, 3, 2, Look.BOTH), new Part.Edge(4, 0, 0, Look.RIGHT),
        new Part.Edge(5, 2, 4, Look.LEFT));
  }

  /** With a circle, a loop, and an arrow over three layers. */
  static Picture walks(Integer... tokens) {
    return Picture.of(
        new Layout.Walks(List.of(new Picture.Arrow(1, 0), new Picture.Arrow(2, 1), new Picture.Arrow(3, 2),
            new Picture.Arrow(3, 0), new Picture.Arrow(4, 3), new Picture.Arrow(2, 4), new Picture.Arrow(4, 4))),
        Picture.heaps(Arrays.stream(tokens).map(BigInteger::valueOf).toList()).parts());
  }

  static Picture stalk(int edges) {
    return graph(edges,
        IntStream.range(0, edges).mapToObj(i -> new Part.Edge(i, i, i + 1, Look.LEFT)).toArray(Part.Edge[]::new));
  }

  /** A stalk with a leaf at each node. */
  static Picture comb(int nodes) {
    return graph(2 * nodes, IntStream.range(0, 2 * nodes)
        .mapToObj(i -> new Part.Edge(i, i / 2, i % 2 == 0 ? i / 2 + 1 : nodes + i / 2 + 1, Look.RIGHT))
        .toArray(Part.Edge[]::new));
  }

  static Picture graph(int lastNode, Part.Edge... edges) {
    List<Part> parts = IntStream.rangeClosed(0, lastNode)
        .mapToObj(i -> (Part) new Part.Node(edges.length + i, i, i == 0, Look.NEUTRAL))
        .collect(Collectors.toCollection(ArrayList::new));
    parts.addAll(Arrays.asList(edges));
    return Picture.of(new Layout.Graph(), parts);
  }
}
