package org.grundy.game.derived;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.game.Picture;
import org.grundy.game.Picture.Layout;
import org.grundy.game.Picture.Part;

/**
 * Pictures of one kind on one sheet: boards in shelves with room between them, the highest first; graphs side by side.
 * Part {@code p} of picture i among n has the id {@code p * n + i}.
 */
final class Collage {
  private static final int SHELF = 40;
  /** The greatest id of the cells between the boards; ids count down from here. */
  private static final int BETWEEN = Integer.MAX_VALUE;

  private Collage() {
  }

  static boolean takes(Layout layout) {
    return layout instanceof Layout.Board || layout instanceof Layout.Graph;
  }

  static int id(int part, int picture, int pictures) {
    return Math.addExact(Math.multiplyExact(part, pictures), picture);
  }

  /** @param pictures with at least one present; absent ones leave only gaps in the ids */
  static Picture of(List<Optional<Picture>> pictures) {
    List<Picture> there = pictures.stream().flatMap(Optional::stream).toList();
    if (pictures.size() == 1)
      return there.getFirst();
    return there.getFirst().layout() instanceof Layout.Graph ? graphs(pictures) : boards(pictures);
  }

  private static Picture graphs(List<Optional<Picture>> pictures) {
    int n = pictures.size();
    var parts = new ArrayList<Part>();
    var counters = new ArrayList<Picture.Counter>();
    for (int i = 0; i < n; i++) {
      int place = i;
      pictures.get(i).ifPresent(picture -> picture.counters().forEach(counter -> counters.add(counter.node().isEmpty()
          ? counter : Picture.Counter.at(id(counter.node().getAsInt(), place, n), counter.value()))));
      pictures.get(i).ifPresent(picture -> picture.parts().forEach(part -> parts.add(switch (part) {
        case Part.Node node -> new Part.Node(id(node.id(), place, n), id(node.number(), place, n), node.ground(),
            node.look());
        case Part.Edge edge ->
          new Part.Edge(id(edge.id(), place, n), id(edge.from(), place, n), id(edge.to(), place, n),
              edge.look());
        case Part.Side side -> new Part.Side(id(side.id(), place, n), side.look(), side.letter());
        case Part.Cell _, Part.Heap _, Part.Gap _, Part.Cut _ -> throw new IllegalArgumentException("no part of a graph");
      })));
    }
    return new Picture(new Layout.Graph(), parts, counters);
  }

  private static Picture boards(List<Optional<Picture>> pictures) {
    int n = pictures.size();
    List<Integer> order = new ArrayList<>(
        IntStream.range(0, n).filter(i -> pictures.get(i).isPresent()).boxed().toList());
    order.sort(Comparator.comparingInt(i -> -board(pictures.get(i).orElseThrow()).rows()));
    int[] top = new int[n];
    int[] from = new int[n];
    int row = 0;
    int next = 0;
    int column = 0;
    int widest = 1;
    for (int i : order) {
      Layout.Board board = board(pictures.get(i).orElseThrow());
      if (column > 0 && column + board.columns() > SHELF) {
        row = next;
        column = 0;
      }
      top[i] = row;
      from[i] = column;
      column += board.columns() + 1;
      widest = Math.max(widest, column - 1);
      next = Math.max(next, row + board.rows() + 1);
    }
    int height = Math.max(1, next - 1);
    var cells = new Part[height * widest];
    var others = new ArrayList<Part>();
    for (int i : order)
      for (Part part : pictures.get(i).orElseThrow().parts()) {
        if (part instanceof Part.Cut cut) {
          others.add(new Part.Cut(id(cut.id(), i, n), top[i] + cut.row(), from[i] + cut.column(), cut.length(),
              cut.down()));
          continue;
        }
        if (part instanceof Part.Side side) {
          others.add(new Part.Side(id(side.id(), i, n), side.look(), side.letter()));
          continue;
        }
        var cell = (Part.Cell) part;
        int place = (top[i] + cell.row()) * widest + from[i] + cell.column();
        cells[place] = new Part.Cell(id(cell.id(), i, n), place / widest, place % widest, cell.look(), cell.piece(),
            cell.text());
      }
    for (int place = 0; place < cells.length; place++)
      if (cells[place] == null)
        cells[place] = new Part.Cell(BETWEEN - place, place / widest, place % widest, Picture.Look.BLOCKED,
            Picture.Piece.NONE, "");
    List<Part> parts = Stream.concat(Arrays.stream(cells), others.stream()).toList();
    return Picture.of(new Layout.Board(height, widest, board(pictures.get(order.getFirst()).orElseThrow())
        .firstRowAtBottom(), Picture.Labels.SQUARES), parts);
  }

  private static Layout.Board board(Picture picture) {
    return (Layout.Board) picture.layout();
  }
}
