package org.grundy.explain;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.game.Move;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.Touch;
import org.grundy.phrase.Phrase;

/** Symmetries of a board: the other player may copy a move at its image. */
enum BoardSymmetry {
  HALF_TURN, LEFT_RIGHT, TOP_BOTTOM;

  /**
   * The symmetry of a board under which each move has its image among its answers, which makes the board symmetric
   * again; empty when there is none, or when there is not exactly one board. Time linear in the answers and in the
   * board's size.
   */
  static Optional<BoardSymmetry> of(Position position, Map<Move, List<Move>> answers) {
    if (position.pictures().size() != 1 || answers.isEmpty())
      return Optional.empty();
    return Stream.of(values()).filter(symmetry -> {
      Map<Integer, Integer> images = symmetry.images(position);
      position.pictures().getFirst().parts().stream().filter(Picture.Part.Side.class::isInstance)
          .forEach(side -> images.put(side.id(), side.id()));
      return symmetry.keeps(position) && answers.entrySet().stream().allMatch(entry -> entry.getValue().stream()
          .anyMatch(answer -> isImage(entry.getKey(), answer, images) && symmetry.keeps(answer.to())));
    }).findFirst();
  }

  private static boolean isImage(Move move, Move answer, Map<Integer, Integer> images) {
    Set<Integer> touched = new HashSet<>();
    for (Touch touch : move.touches())
      touched.add(images.getOrDefault(touch.part(), Integer.MIN_VALUE));
    return answer.touches().stream().map(Touch::part).allMatch(touched::remove) && touched.isEmpty();
  }

  /** Whether every cell looks like its image. */
  private boolean keeps(Position position) {
    Map<Integer, Picture.Part.Cell> cells = new HashMap<>();
    for (Picture.Part part : position.pictures().getFirst().parts())
      if (part instanceof Picture.Part.Cell cell)
        cells.put(cell.id(), cell);
    Map<Integer, Integer> images = images(position);
    return cells.size() == images.size() && cells.values().stream().allMatch(cell -> {
      Picture.Part.Cell image = cells.get(images.get(cell.id()));
      return image != null && cell.look() == image.look() && cell.piece() == image.piece()
          && cell.text().equals(image.text());
    });
  }

  /** Each cell with its image; empty for other pictures. */
  private Map<Integer, Integer> images(Position position) {
    Picture picture = position.pictures().getFirst();
    var images = new HashMap<Integer, Integer>();
    if (!(picture.layout() instanceof Picture.Layout.Board board))
      return images;
    var places = new HashMap<List<Integer>, Integer>();
    for (Picture.Part part : picture.parts())
      if (part instanceof Picture.Part.Cell cell)
        places.put(List.of(cell.row(), cell.column()), cell.id());
    places.forEach((place, id) -> {
      int row = this == LEFT_RIGHT ? place.getFirst() : board.rows() - 1 - place.getFirst();
      int column = this == TOP_BOTTOM ? place.getLast() : board.columns() - 1 - place.getLast();
      Optional.ofNullable(places.get(List.of(row, column))).ifPresent(image -> images.put(id, image));
    });
    return images;
  }

  /** How to answer by it. */
  Phrase answer() {
    return switch (this) {
      case HALF_TURN ->
        Phrase.of("Copy every move, rotated half a turn about the centre of the board");
      case LEFT_RIGHT ->
        Phrase.of("Mirror every move, left to right");
      case TOP_BOTTOM ->
        Phrase.of("Mirror every move, top to bottom");
    };
  }
}
