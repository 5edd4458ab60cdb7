package org.grundy.routes;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Numbers;
import org.grundy.game.Picture;
import org.grundy.game.Picture.Part;
import org.grundy.game.Position;
import org.grundy.game.Touch;
import org.grundy.phrase.BadInput;
import org.grundy.wire.TouchJson;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What can be changed on one board of a position: the parts that a touch changes, and what has one more or one less.
 * Each change is tried. Where that is too much work, what is left is offered as well.
 */
final class EditChoices {
  /** The work of trying, in cells. */
  private static final long WORK = 400_000;
  /** Of a smaller heap, each size that it may have is tried. */
  private static final BigInteger MANY = BigInteger.valueOf(24);

  /** What a touch does. */
  private enum Effect {
    HEAP, ROW, TOKEN, CELL, SHAPE, COLOUR, EDGE, NODE
  }

  private final int board;
  private final Position.Single<?> single;
  private final Picture picture;
  private final Budget budget;
  private final List<Touch> touches = new ArrayList<>();
  private final Set<Effect> effects = EnumSet.noneOf(Effect.class);
  private boolean spent;

  private EditChoices(int board, Position.Single<?> single, Budget budget) {
    this.board = board;
    this.single = single;
    this.picture = single.pictures().getFirst();
    this.budget = budget.part(WORK);
  }

  /** Adds {@code touches}, those that change something, and {@code changes}, one object for each board. */
  static void put(ObjectNode document, Position position, Budget budget) {
    List<Touch> touches = new ArrayList<>();
    ArrayNode changes = document.putArray("changes");
    for (int board = 0; board < position.parts().size(); board++) {
      ObjectNode node = changes.addObject();
      if (position.parts().get(board) instanceof Position.Single<?> single) {
        var choices = new EditChoices(board, single, budget);
        choices.put(node);
        touches.addAll(choices.touches);
      } else
        node.putArray("does");
    }
    document.set("touches", TouchJson.of(touches));
  }

  private void put(ObjectNode node) {
    steps(node);
    switch (picture.layout()) {
      case Picture.Layout.Heaps _ -> parts(Part.Heap.class).forEach(this::heap);
      case Picture.Layout.Walks _ -> tokens();
      case Picture.Layout.Rows _ -> rows();
      case Picture.Layout.Board _ -> cells();
      case Picture.Layout.Graph _ -> {
        parts(Part.Edge.class).forEach(this::edge);
        parts(Part.Node.class).forEach(this::node);
      }
    }
    ArrayNode does = node.putArray("does");
    effects.forEach(effect -> does.add(effect.name().toLowerCase(Locale.ROOT)));
  }

  private <T extends Part> List<T> parts(Class<T> kind) {
    return picture.parts().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  private void offer(Touch touch, Effect effect) {
    touches.add(touch);
    effects.add(effect);
  }

  private void heap(Part.Heap heap) {
    if (heap.size().compareTo(MANY) > 0) {
      offer(new Touch(board, heap.id(), heap.size()), Effect.HEAP);
      return;
    }
    for (int level = 0; level < heap.size().intValueExact(); level++)
      if (may(heap.id(), BigInteger.valueOf(level).subtract(heap.size())))
        offer(new Touch(board, heap.id(), BigInteger.valueOf(level)), Effect.HEAP);
  }

  /** Another one can be put on each node. */
  private void tokens() {
    effects.add(Effect.TOKEN);
    for (Part.Heap token : parts(Part.Heap.class))
      if (may(token.id(), BigInteger.ONE.negate()))
        offer(new Touch(board, token.id(), token.size()), Effect.TOKEN);
  }

  private void rows() {
    Set<Integer> shorter = IntStream.rangeClosed(0, lastRow())
        .filter(row -> may(row, BigInteger.ONE.negate()))
        .boxed().collect(Collectors.toSet());
    for (Part part : picture.parts())
      if (part instanceof Part.Cell cell && shorter.contains(cell.row())
          || part instanceof Part.Gap gap && shorter.contains(gap.row()))
        offer(Touch.of(board, part.id()), Effect.ROW);
  }

  private int lastRow() {
    return parts(Part.Cell.class).stream().mapToInt(Part.Cell::row).max().orElse(-1);
  }

  /** Where most touches open or close several cells, it is the shape of the board that changes. */
  private void cells() {
    int changed = 0;
    int reshaped = 0;
    for (Part.Cell cell : parts(Part.Cell.class)) {
      Optional<Position> to = tried(cell.id(), BigInteger.ONE);
      if (spent || to.isPresent())
        touches.add(Touch.of(board, cell.id()));
      if (to.isPresent()) {
        changed++;
        if (Math.abs(open(to.get().pictures().getFirst()) - open(picture)) > 1)
          reshaped++;
      }
    }
    if (!touches.isEmpty())
      effects.add(2 * reshaped > changed ? Effect.SHAPE : Effect.CELL);
  }

  private static long open(Picture picture) {
    return picture.parts().stream()
        .filter(part -> part instanceof Part.Cell cell && cell.look() != Picture.Look.BLOCKED)
        .count();
  }

  private void edge(Part.Edge edge) {
    Optional<Position> to = tried(edge.id(), BigInteger.ONE);
    if (spent || to.isPresent())
      offer(Touch.of(board, edge.id()), to.isPresent() && to.get().pictures().getFirst().parts().stream()
          .filter(Part.Edge.class::isInstance).count() == parts(Part.Edge.class).size() ? Effect.COLOUR : Effect.EDGE);
  }

  private void node(Part.Node node) {
    if (tried(node.id(), BigInteger.ONE).isPresent())
      offer(Touch.of(board, node.id()), Effect.NODE);
  }

  private void steps(ObjectNode node) {
    boolean sized = picture.layout() instanceof Picture.Layout.Board;
    if (sized) {
      size(node, "rows", 1, 0);
      size(node, "columns", 0, 1);
    }
    List<Integer> numbered = numbered();
    if (!numbered.isEmpty()) {
      ArrayNode numbers = node.putArray("numbers");
      numbered.forEach(part -> numbers.addObject().put("part", part)
          .put("less", may(part, BigInteger.ONE.negate()))
          .put("more", may(part, BigInteger.ONE)));
    }
    if (!sized && !numbered.isEmpty())
      node.put("another", may(numbered.size(), BigInteger.ONE));
  }

  /** The parts by which numbers are changed: heaps, rows, and cells in which the numbers stand. */
  private List<Integer> numbered() {
    return switch (picture.layout()) {
      case Picture.Layout.Heaps _ -> parts(Part.Heap.class).stream().map(Part.Heap::id).toList();
      case Picture.Layout.Rows(var lengths) -> IntStream.range(0, lengths.size()).boxed().toList();
      case Picture.Layout.Board _ -> {
        List<Part.Cell> cells = parts(Part.Cell.class);
        yield cells.stream().map(Part.Cell::text).toList().equals(numbers(single))
            ? cells.stream().map(Part.Cell::id).toList()
            : List.of();
      }
      case Picture.Layout.Walks _, Picture.Layout.Graph _ -> List.of();
    };
  }

  private static <P> List<String> numbers(Position.Single<P> single) {
    return single.ruleset().notation() instanceof Numbers<P> numbers
        ? numbers.numbers(single.at()).stream().map(BigInteger::toString).toList() : List.of();
  }

  private void size(ObjectNode node, String name, int rows, int columns) {
    boolean less = resized(-rows, -columns);
    boolean more = resized(rows, columns);
    if (less || more)
      node.putObject(name).put("less", less).put("more", more);
  }

  private boolean resized(int rows, int columns) {
    if (spent)
      return true;
    try {
      return BoardSizes.changed(single, rows, columns, budget).isPresent();
    } catch (BudgetSpent over) {
      end(over);
      return true;
    }
  }

  private boolean may(int part, BigInteger by) {
    return tried(part, by).isPresent() || spent;
  }

  /** The changed position, if there is one that differs; empty as well once the work is spent. */
  private Optional<Position> tried(int part, BigInteger by) {
    if (spent)
      return Optional.empty();
    try {
      budget.charge(1L + picture.parts().size());
      Position to = Edits.changed(single, part, by, budget);
      return to.equals(single) ? Optional.empty() : Optional.of(to);
    } catch (BadInput _) {
      return Optional.empty();
    } catch (BudgetSpent over) {
      end(over);
      return Optional.empty();
    }
  }

  private void end(BudgetSpent over) {
    budget.forgive(over);
    spent = true;
  }
}
