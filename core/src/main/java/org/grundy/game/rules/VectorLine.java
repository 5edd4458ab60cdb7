package org.grundy.game.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.game.Theorem;
import org.grundy.game.Touch;
import org.grundy.game.TouchResult;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;
import org.jspecify.annotations.Nullable;

/**
 * A game of one line whose moves change several heaps at once: {@code when a >= b: (a-k*b, b)}, or vectors taken from
 * heaps whose order counts, {@code take (k, -k) (0, k)}, where negative numbers add tokens. A move must change
 * something.
 *
 * <p>Play ends because every move lowers a {@link Measure}: it is found on small heaps when the game is made, and every
 * move listed is checked against it.
 */
public final class VectorLine implements LineRules {
  /** The greatest heap, well within a {@code long}. */
  private static final long LARGEST = 1_000_000_000_000_000L;

  private final String name;
  private final int heaps;
  private final boolean anyOrder;
  private final List<LineMove> moves;
  private final List<int[]> orders;
  private final Measure measure;
  private final List<Theorem<Heaps>> theorems;

  /** @param budget charged for what is tried */
  VectorLine(String name, int heaps, boolean anyOrder, List<LineMove> moves, Budget budget) {
    this.name = name;
    this.heaps = heaps;
    this.anyOrder = anyOrder;
    this.moves = List.copyOf(moves);
    this.orders = anyOrder ? orders(heaps) : List.of(IntStream.range(0, heaps).toArray());
    this.measure = Measure.of(heaps, anyOrder, this::list, budget);
    this.theorems = KnownLines.theorems(heaps, anyOrder, moves);
  }

  private static List<int[]> orders(int heaps) {
    var orders = new ArrayList<int[]>();
    orders(new int[heaps], 0, orders);
    return List.copyOf(orders);
  }

  private static void orders(int[] order, int filled, List<int[]> out) {
    if (filled == order.length) {
      out.add(order.clone());
      return;
    }
    for (int heap = 0; heap < order.length; heap++) {
      int next = heap;
      if (IntStream.range(0, filled).noneMatch(i -> order[i] == next)) {
        order[filled] = heap;
        orders(order, filled + 1, out);
      }
    }
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int heaps() {
    return heaps;
  }

  @Override
  public boolean anyOrder() {
    return anyOrder;
  }

  @Override
  public List<Way> ways() {
    return moves.stream().flatMap(move -> LetterExpansion.ways(move, heaps).stream()).toList();
  }

  @Override
  public List<WrittenMove> written() {
    return moves.stream().map(move -> move.written(0)).toList();
  }

  @Override
  public List<long[]> falling() {
    return measure.sums();
  }

  @Override
  public Phrase rules() {
    return anyOrder
        ? Phrase.of("Change the heaps, in any order: {0}.", LineReader.spaced(name))
        : Phrase.of("Change the heaps: {0}.", LineReader.spaced(name));
  }

  @Override
  public List<Theorem<Heaps>> theorems() {
    return theorems;
  }

  @Override
  public Notation<Heaps> notation() {
    return Heaps.notation().count(heaps).atMost(LARGEST);
  }

  @Override
  public List<String> examples() {
    return IntStream.of(3, 1, 2, 4).mapToObj(first -> IntStream.range(0, heaps)
        .mapToObj(i -> Integer.toString(first + 2 * i)).collect(Collectors.joining(" "))).filter(this::canMove)
        .findFirst().map(start -> List.of(start, zeros())).orElse(List.of(zeros()));
  }

  private boolean canMove(String text) {
    boolean[] moved = {false};
    moves(notation().parse(text), (_, _) -> {
      moved[0] = true;
      return false;
    });
    return moved[0];
  }

  private String zeros() {
    return IntStream.range(0, heaps).mapToObj(_ -> "1").collect(Collectors.joining(" "));
  }

  @Override
  public boolean putsTokens() {
    return moves.stream().allMatch(LineMove::shifts);
  }

  @Override
  public Picture picture(Heaps at) {
    return Picture.heaps(at.list());
  }

  @Override
  public BigInteger level(Heaps option, int part) {
    return option.get(part);
  }

  @Override
  public Heaps normal(Heaps at) {
    return anyOrder ? at.sorted() : at;
  }

  @Override
  public void moves(Heaps at, Moves<Heaps> out) {
    long[] before = at.toLongs();
    list(before, after -> {
      if (!measure.lowered(before, after))
        throw Measure.unending(anyOrder, before, after);
      int[] changed = IntStream.range(0, heaps).filter(i -> before[i] != after[i]).toArray();
      return out.to(Heaps.of(after), changed);
    });
  }

  /** A person who touches all heaps that shrink need not touch those that grow, if only one move is meant. */
  @Override
  public TouchResult<Heaps> touched(Heaps at, Player mover, List<Touch> soFar) {
    TouchResult<Heaps> found = LineRules.super.touched(at, mover, soFar);
    boolean open = found instanceof TouchResult.More<Heaps>(var _, var ended) && ended.isEmpty();
    if (!open || soFar.isEmpty())
      return found;
    Set<Touch> touched = soFar.stream().map(touch -> new Touch(0, touch.part(), touch.level()))
        .collect(Collectors.toSet());
    Set<Heaps> meant = new HashSet<>();
    moves(at, (to, _) -> {
      Set<Touch> fallen = IntStream.range(0, heaps).filter(i -> to.get(i).compareTo(at.get(i)) < 0)
          .mapToObj(i -> new Touch(0, i, to.get(i))).collect(Collectors.toSet());
      return !fallen.equals(touched) || meant.add(to) || meant.size() < 2;
    });
    return meant.size() == 1
        ? new TouchResult.More<>(((TouchResult.More<Heaps>) found).next(), Optional.of(meant.iterator().next()))
        : found;
  }

  private void list(long[] at, LineMove.Left out) {
    var named = new long[heaps];
    var after = new long[heaps];
    for (int[] order : orders) {
      for (int i = 0; i < heaps; i++)
        named[i] = at[order[i]];
      for (LineMove move : moves) {
        var each = new LineMove.Left() {
          @Override
          public boolean left(long[] left) {
            boolean same = true;
            for (int i = 0; i < heaps; i++) {
              same &= left[i] == named[i];
              if (left[i] > LARGEST)
                throw LineMove.tooLarge(at);
              after[order[i]] = left[i];
            }
            return same || out.left(after);
          }

          @Override
          public void tried(long values) {
            out.tried(values);
          }
        };
        if (!move.each(named.clone(), each))
          return;
      }
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof VectorLine line && name.equals(line.name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }
}
