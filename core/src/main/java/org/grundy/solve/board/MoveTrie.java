package org.grundy.solve.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.grundy.game.grid.GridGame;
import org.grundy.game.grid.MovePattern;

/**
 * The moves of a player on the words of a board, as a trie. Each node asks whether a cell holds a content, and its
 * children ask the next questions. When all answers down to a node are yes, the node's changes are moves. Patterns that
 * enter the same cells share their questions.
 *
 * <p>Nodes are stored in depth-first order. Node i asks for {@code cells[i]}; {@code lowFlips[i]} and {@code
 * highFlips[i]} are all ones where the content's bit is 0. When the answer is no, the walk continues at {@code
 * skips[i]}. Its changes are those from {@code changes[i]} to {@code changes[i + 1]}: cells are cleared in both words,
 * then set in each.
 */
public final class MoveTrie {
  public final long[] cells;
  public final long[] lowFlips;
  public final long[] highFlips;
  public final int[] skips;
  /** The nodes that ask first, ascending; 0 where there are no nodes. */
  public final int[] starts;
  public final int[] changes;
  public final long[] cleared;
  public final long[] low;
  public final long[] high;

  /** A question about a cell, the moves when the answer is yes, and the questions that follow. */
  private static final class Node {
    final Map<Question, Node> next = new LinkedHashMap<>();
    final Map<Change, Change> changes = new LinkedHashMap<>();
  }

  private record Question(int place, int code) {
  }

  private record Change(long cleared, long low, long high) {
  }

  /** A partly known board: the contents of each cell before the move and now; 0 where unknown. */
  private static final class Walk {
    final char[] now;
    /** Of the node that asks for what has been entered so far. */
    Node node;

    Walk(char[] now, Node node) {
      this.now = now;
      this.node = node;
    }

    Walk copy() {
      return new Walk(now.clone(), node);
    }
  }

  /** The moves that patterns describe. */
  public static MoveTrie ofPatterns(List<MovePattern> patterns, CellCoding contents, BitboardLayout shape) {
    return new MoveTrie(new PatternWalks(contents, shape).root(patterns));
  }

  /** The moves that cover cells, each with code 1, which then have code 0. */
  public static MoveTrie ofPlacements(Set<Long> placements) {
    var root = new Node();
    for (long placement : new TreeSet<>(placements)) {
      Node node = root;
      for (long rest = placement; rest != 0; rest &= rest - 1)
        node = node.next.computeIfAbsent(new Question(Long.numberOfTrailingZeros(rest), 1), _ -> new Node());
      var change = new Change(placement, 0, 0);
      node.changes.put(change, change);
    }
    return new MoveTrie(root);
  }

  /** Follows patterns from every cell of a board whose contents are unknown. */
  private record PatternWalks(CellCoding contents, BitboardLayout shape) {
    Node root(List<MovePattern> patterns) {
      var root = new Node();
      for (int row = 0; row < shape.rows(); row++)
        for (int column = 0; column < shape.columns(); column++)
          for (MovePattern pattern : patterns) {
            var walk = new Walk(new char[Long.SIZE], root);
            int place = shape.stride() * row + column;
            enter(walk, place, pattern.stone());
            walk.now[place] = GridGame.EMPTY;
            travel(walk, row, column, pattern.legs());
          }
      return root;
    }

    /** Whether a cell may hold a content; adds a question when the cell is unknown. */
    private boolean enter(Walk walk, int place, char content) {
      if (walk.now[place] == 0) {
        walk.node = walk.node.next.computeIfAbsent(new Question(place, contents.code(content)), _ -> new Node());
        walk.now[place] = content;
      }
      return walk.now[place] == content;
    }

    private void travel(Walk walk, int row, int column, List<MovePattern.Leg> legs) {
      if (legs.isEmpty()) {
        var change = change(walk.now);
        walk.node.changes.put(change, change);
        return;
      }
      MovePattern.Leg leg = legs.getFirst();
      for (MovePattern.Way way : leg.ways()) {
        Walk passed = walk.copy();
        int r = row;
        int c = column;
        while (pass(passed, r, c, way, leg)) {
          r += leg.over().length() * way.down();
          c += leg.over().length() * way.right();
          Walk ended = passed.copy();
          ended.now[shape.stride() * r + c] = leg.put();
          travel(ended, r, c, legs.subList(1, legs.size()));
          if (!leg.again())
            break;
        }
      }
    }

    private boolean pass(Walk walk, int row, int column, MovePattern.Way way, MovePattern.Leg leg) {
      int length = leg.over().length();
      for (int i = 1; i <= length; i++) {
        int r = row + i * way.down();
        int c = column + i * way.right();
        if (r < 0 || c < 0 || r >= shape.rows() || c >= shape.columns()
            || !enter(walk, shape.stride() * r + c, leg.over().charAt(i - 1)))
          return false;
      }
      for (int i = 1; i <= length; i++)
        walk.now[shape.stride() * (row + i * way.down()) + column + i * way.right()] = leg.left().charAt(i - 1);
      return true;
    }

    private Change change(char[] now) {
      long known = 0;
      long lows = 0;
      long highs = 0;
      for (int place = 0; place < now.length; place++)
        if (now[place] != 0) {
          known |= 1L << place;
          int code = contents.code(now[place]);
          lows |= (code & 1L) << place;
          highs |= (code >> 1 & 1L) << place;
        }
      return new Change(known, lows, highs);
    }
  }

  private MoveTrie(Node root) {
    var asked = new ArrayList<Question>();
    var ends = new ArrayList<Integer>();
    var found = new ArrayList<Change>();
    var begins = new ArrayList<Integer>();
    flatten(root, asked, ends, found, begins);
    int count = asked.size();
    cells = asked.stream().mapToLong(question -> 1L << question.place).toArray();
    lowFlips = asked.stream().mapToLong(question -> (question.code & 1) == 0 ? -1 : 0).toArray();
    highFlips = asked.stream().mapToLong(question -> (question.code & 2) == 0 ? -1 : 0).toArray();
    skips = ends.stream().mapToInt(Integer::intValue).toArray();
    int[] first = IntStream.iterate(0, at -> at < count, at -> skips[at]).toArray();
    this.starts = count == 0 ? new int[1] : first;
    changes = Arrays.copyOf(begins.stream().mapToInt(Integer::intValue).toArray(), count + 1);
    changes[count] = found.size();
    cleared = found.stream().mapToLong(Change::cleared).toArray();
    low = found.stream().mapToLong(Change::low).toArray();
    high = found.stream().mapToLong(Change::high).toArray();
  }

  private static void flatten(Node node, List<Question> asked, List<Integer> ends, List<Change> found,
      List<Integer> starts) {
    node.next.forEach((question, child) -> {
      int at = asked.size();
      asked.add(question);
      ends.add(0);
      starts.add(found.size());
      found.addAll(child.changes.keySet());
      flatten(child, asked, ends, found, starts);
      ends.set(at, asked.size());
    });
  }

  /** Whether the answer to a node's question is no. */
  public boolean refused(int node, long lowBits, long highBits) {
    return ((lowBits ^ lowFlips[node]) & (highBits ^ highFlips[node]) & cells[node]) == 0;
  }
}
