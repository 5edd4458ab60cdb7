package org.grundy.game;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * A picture of a position as data: each interface draws it in its own way, and people make moves by touching parts.
 *
 * @param layout   the arrangement of the parts
 * @param parts    parts with distinct ids, at most {@value #MOST_PARTS} besides the sides
 * @param counters numbers beside the picture
 */
public record Picture(Layout layout, List<Part> parts, List<Counter> counters) {
  /** The most parts. Beyond this, heaps are drawn as numbers and the notation refuses boards. */
  public static final int MOST_PARTS = 4096;

  /** The ids of the two sides, Left's first; the other parts of a game have smaller ids. */
  private static final int SIDES = 1 << 24;

  /** The owner of a part; nobody can reach a blocked one. */
  public enum Look {
    EMPTY, LEFT, RIGHT, NEUTRAL, BOTH, BLOCKED;

    /** With the players exchanged. */
    public Look negative() {
      return this == LEFT ? RIGHT : this == RIGHT ? LEFT : this;
    }
  }

  /** The piece on a cell. */
  public enum Piece {
    NONE, TOKEN, COIN, STONE, QUEEN, FROG, TOAD, NUMBER
  }

  /** How the cells of a board are labelled. */
  public enum Labels {
    /** Columns by letters, rows by numbers from 1: {@code b3}. */
    SQUARES,
    /** Column and row from 0: {@code (3,5)}. */
    COORDINATES,
    /** A strip, numbered from 1: {@code 12}. */
    NUMBERS,
    /** Only the ends of a row are ever touched: {@code front}, {@code back}. */
    ENDS
  }

  public sealed interface Layout {
    /**
     * A rectangle of cells, some of which may be missing; {@code firstRowAtBottom} decides how labels, text and drawing
     * count rows.
     */
    record Board(int rows, int columns, boolean firstRowAtBottom, Labels labels) implements Layout {
    }

    /** Stacks, touched at the level to which they fall. */
    record Heaps() implements Layout {
    }

    /** Heaps laid out in rows of tokens with gaps between them. */
    record Rows(List<Integer> lengths) implements Layout {
      public Rows {
        lengths = List.copyOf(lengths);
      }
    }

    /** Nodes and edges. The interface places them. */
    record Graph() implements Layout {
    }

    /**
     * Heaps as tokens on nodes: a heap of size k is a token on node k, moved along an arrow. The interface places the
     * nodes.
     */
    record Walks(List<Arrow> arrows) implements Layout {
      public Walks {
        arrows = List.copyOf(arrows);
      }

      /** Node 0, the ends of all arrows and the nodes of the tokens, ascending. */
      public List<Integer> nodes(Picture picture) {
        var nodes = new TreeSet<>(List.of(0));
        arrows.forEach(arrow -> nodes.addAll(List.of(arrow.from(), arrow.to())));
        for (Part part : picture.parts())
          if (part instanceof Part.Heap heap)
            nodes.add(heap.size().intValueExact());
        return List.copyOf(nodes);
      }
    }

    /** Whether all parts are heaps; a heap is touched at the size that it will have. */
    default boolean ofHeaps() {
      return this instanceof Heaps || this instanceof Walks;
    }
  }

  /** An arrow from a node to another one, or to itself. */
  public record Arrow(int from, int to) {
  }

  public sealed interface Part {
    int id();

    /** A square of a {@link Layout.Board}, or a token of {@link Layout.Rows}. {@code text} stands on the piece. */
    record Cell(int id, int row, int column, Look look, Piece piece, String text) implements Part {
    }

    record Heap(int id, BigInteger size) implements Part {
    }

    /** The place before token {@code before} of a row, 0 to its length. */
    record Gap(int id, int row, int before) implements Part {
    }

    /**
     * A line of a board between cells, {@code length} of them long: along the left sides of the cells of {@code column}
     * from {@code row} downwards, or else along the upper sides of the cells of {@code row} from {@code column} on.
     */
    record Cut(int id, int row, int column, int length, boolean down) implements Part {
    }

    /** {@code look} gives the owner, when nodes are touched. */
    record Node(int id, int number, boolean ground, Look look) implements Part {
    }

    record Edge(int id, int from, int to, Look look) implements Part {
    }

    /** A part beside the others that says whose move is made, when a player has the moves of both sides. */
    record Side(int id, Look look, char letter) implements Part {
    }
  }

  /**
   * A number beside the picture.
   *
   * @param node the node that the label names, if it names one
   */
  public record Counter(Phrase label, BigInteger value, OptionalInt node) {
    public Counter(Phrase label, BigInteger value) {
      this(label, value, OptionalInt.empty());
    }

    /** The counters on a node. */
    public static Counter at(int node, BigInteger value) {
      return new Counter(Phrase.of("counters on {0}", nodeLabel(node)), value, OptionalInt.of(node));
    }
  }

  /** The look of a cell by its place. */
  @FunctionalInterface
  public interface Looks {
    Look at(int row, int column);
  }

  public Picture {
    parts = List.copyOf(parts);
    counters = List.copyOf(counters);
    if (parts.stream().filter(part -> !(part instanceof Part.Side)).count() > MOST_PARTS)
      throw new IllegalArgumentException("a picture has at most " + MOST_PARTS + " parts, not " + parts.size());
  }

  /** A picture without counters. */
  public static Picture of(Layout layout, List<? extends Part> parts) {
    return new Picture(layout, List.copyOf(parts), List.of());
  }

  /** A board with its first row on top, without pieces; cell (row, column) has the id row * columns + column. */
  public static Picture board(int rows, int columns, Looks looks) {
    return board(new Layout.Board(rows, columns, false, Labels.SQUARES), Piece.NONE, looks);
  }

  /** A board on which cells that are neither empty nor closed carry {@code piece}. */
  public static Picture board(Layout.Board layout, Piece piece, Looks looks) {
    return board(layout, _ -> piece, looks);
  }

  /** A board on which cells that are neither empty nor closed carry the piece that belongs to their look. */
  public static Picture board(Layout.Board layout, Function<Look, Piece> pieces, Looks looks) {
    var cells = new ArrayList<Part>();
    for (int row = 0; row < layout.rows(); row++)
      for (int column = 0; column < layout.columns(); column++) {
        Look look = looks.at(row, column);
        boolean bare = look == Look.EMPTY || look == Look.BLOCKED;
        cells.add(new Part.Cell(row * layout.columns() + column, row, column, look,
            bare ? Piece.NONE : pieces.apply(look), ""));
      }
    return of(layout, cells);
  }

  /** A picture of heaps as stacks; heap i has the id i. */
  public static Picture heaps(List<BigInteger> sizes) {
    return of(new Layout.Heaps(),
        IntStream.range(0, sizes.size()).mapToObj(i -> new Part.Heap(i, sizes.get(i))).toList());
  }

  /** The id of a player's side. */
  public static int side(Player player) {
    return SIDES + (player == Player.LEFT ? 0 : 1);
  }

  /** This picture with both sides beside it; {@code letters} are Left's and Right's. */
  public Picture withSides(String letters) {
    var all = new ArrayList<>(parts);
    all.add(new Part.Side(side(Player.LEFT), Look.LEFT, letters.charAt(0)));
    all.add(new Part.Side(side(Player.RIGHT), Look.RIGHT, letters.charAt(1)));
    return new Picture(layout, all, counters);
  }

  /** The part with an id. */
  public Part part(int id) {
    return parts.stream().filter(p -> p.id() == id).findAny()
        .orElseThrow(() -> new IllegalArgumentException("the picture has no part " + id));
  }

  /** This picture with the players exchanged. */
  public Picture negative() {
    return new Picture(layout, parts.stream().map(Picture::negative).toList(), counters);
  }

  private static Part negative(Part part) {
    return switch (part) {
      case Part.Cell c -> new Part.Cell(c.id(), c.row(), c.column(), c.look().negative(), c.piece(), c.text());
      case Part.Edge e -> new Part.Edge(e.id(), e.from(), e.to(), e.look().negative());
      case Part.Node n -> new Part.Node(n.id(), n.number(), n.ground(), n.look().negative());
      case Part.Heap _, Part.Gap _, Part.Cut _, Part.Side _ -> part;
    };
  }

  /**
   * The name of a part in a move: {@code b3}, {@code 12}, {@code (3,5)}; a cut by the squares beside its beginning,
   * {@code b1|c1}; an edge by its ends and colour, {@code 1-2r}; a side by its letter, {@code x}; heaps and tokens by
   * number from 1.
   */
  public String label(Part part) {
    return switch (part) {
      case Part.Cell c when layout instanceof Layout.Board board -> label(board, c);
      case Part.Cell c -> (c.row() + 1) + "." + (c.column() + 1);
      case Part.Gap g -> (g.row() + 1) + "." + g.before() + "/" + (g.before() + 1);
      case Part.Cut c when c.down() -> square(c.row(), c.column() - 1) + "|" + square(c.row(), c.column());
      case Part.Cut c -> square(c.row() - 1, c.column()) + "|" + square(c.row(), c.column());
      case Part.Heap h -> Integer.toString(h.id() + 1);
      case Part.Node n -> nodeLabel(n.number());
      case Part.Edge e -> label(e);
      case Part.Side s -> numbered(String.valueOf(s.letter()), s,
          other -> other instanceof Part.Side side && side.look() == s.look());
    };
  }

  private static String nodeLabel(int number) {
    return "n" + number;
  }

  /**
   * The ends, the letter of the colour, and the edge's rank among parallel edges of that colour: when others are cut,
   * only the rank changes. Only graphs that stand on a ground have green edges; those of others have no colour.
   */
  private String label(Part.Edge edge) {
    String colour = switch (edge.look()) {
      case LEFT -> "b";
      case RIGHT -> "r";
      case BOTH -> standing() ? "g" : "";
      case EMPTY, NEUTRAL, BLOCKED -> "";
    };
    return numbered(edge.from() + "-" + edge.to() + colour, edge, part -> part instanceof Part.Edge other
        && other.look() == edge.look() && joins(other, edge.from(), edge.to()));
  }

  private boolean standing() {
    return parts.stream().anyMatch(part -> part instanceof Part.Node node && node.ground());
  }

  private String numbered(String label, Part part, Predicate<Part> alike) {
    long earlier = parts.stream().takeWhile(other -> other.id() != part.id()).filter(alike).count();
    return label + (earlier == 0 ? "" : "/" + (earlier + 1));
  }

  private static boolean joins(Part.Edge edge, int a, int b) {
    return Math.min(edge.from(), edge.to()) == Math.min(a, b) && Math.max(edge.from(), edge.to()) == Math.max(a, b);
  }

  private static String label(Layout.Board board, Part.Cell cell) {
    return switch (board.labels()) {
      case SQUARES -> square(cell.row(), cell.column());
      case COORDINATES -> "(" + cell.column() + "," + cell.row() + ")";
      case NUMBERS -> Integer.toString(cell.column() + 1);
      case ENDS -> cell.column() == 0 ? "front" : cell.column() == board.columns() - 1 ? "back" : "";
    };
  }

  private static String square(int row, int column) {
    return column(column) + (row + 1);
  }

  /** Columns in letters: a to z, then aa, ab and so on. */
  public static String column(int column) {
    return (column < 26 ? "" : column(column / 26 - 1)) + (char) ('a' + column % 26);
  }

  /** The column that {@link #column} gives this name. */
  public static int columnNamed(String letters) {
    return letters.chars().reduce(-1, (column, letter) -> 26 * (column + 1) + letter - 'a');
  }
}
