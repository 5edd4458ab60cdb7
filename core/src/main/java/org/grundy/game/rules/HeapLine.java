package org.grundy.game.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.Theorem;
import org.grundy.game.heap.Amounts;
import org.grundy.game.heap.Become;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.OctalCode;
import org.grundy.game.heap.Span;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * A game of one line in which a move changes one heap: {@code take d where d | n and d < n}. A move must change its
 * heap. Every heap that it leaves must be smaller than the original; this is checked for small heaps when the game is
 * made, and for every other heap when its moves are listed.
 *
 * <p>If the rules are those of a code, or of a game with known theorems, these are used.
 */
public final class HeapLine implements HeapGame, LineRules {
  /** The greatest heap tried when the game is made. */
  private static final long TRIED = 12;
  /** The most moves of a heap tried at that time. */
  private static final int MOST_TRIED = 200;

  private final String name;
  private final List<LineMove> moves;
  private final int pieces;
  private final boolean inRows;
  private final Optional<OctalCode> code;
  private final Optional<Span> span;
  private final Optional<Amounts> amounts;
  private final List<Theorem<Heaps>> theorems;

  /** @param budget charged for what is tried */
  HeapLine(String name, List<LineMove> moves, Budget budget) {
    this.name = name;
    this.moves = moves.stream().map(TakeConversion::of).toList();
    for (long heap = 0; heap <= TRIED; heap++) {
      int[] tried = {0};
      from(heap, Become.charging(budget::charge, _ -> ++tried[0] < MOST_TRIED));
    }
    this.pieces = this.moves.stream().mapToInt(move -> move.results().size()).max().orElse(1);
    this.inRows = this.moves.stream().allMatch(KnownLines::takesOut);
    this.code = KnownLines.code(this.moves);
    this.span = Spans.of(this.moves);
    this.amounts = TakenAmounts.amounts(this.moves);
    this.theorems = KnownLines.theorems(this.moves);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Phrase rules() {
    String free = moves.stream().flatMap(LineMove::freeLetters).distinct().collect(Collectors.joining(", "));
    return LineWords.of(LineReader.spaced(name), free);
  }

  @Override
  public List<String> examples() {
    return List.of("7", "3 5", "9");
  }

  @Override
  public int pieces() {
    return pieces;
  }

  @Override
  public boolean inRows() {
    return inRows && pieces() > 1;
  }

  @Override
  public int heaps() {
    return 1;
  }

  @Override
  public boolean anyOrder() {
    return false;
  }

  @Override
  public List<Way> ways() {
    return moves.stream().flatMap(move -> LetterExpansion.ways(move, 1).stream()).toList();
  }

  @Override
  public List<WrittenMove> written() {
    return moves.stream().map(move -> move.written(0)).toList();
  }

  @Override
  public List<long[]> falling() {
    return List.of(new long[]{1});
  }

  @Override
  public Optional<OctalCode> code() {
    return code;
  }

  @Override
  public Optional<Span> span() {
    return span;
  }

  @Override
  public Optional<Amounts> amounts() {
    return amounts;
  }

  @Override
  public List<Theorem<Heaps>> theorems() {
    return theorems;
  }

  @Override
  public void from(long heap, Become out) {
    long[] at = {heap};
    var each = new LineMove.Left() {
      @Override
      public boolean left(long[] left) {
        return becomes(heap, left, out);
      }

      @Override
      public void tried(long values) {
        out.looked(values);
      }
    };
    for (LineMove move : moves)
      if (!move.each(at, each))
        return;
  }

  private boolean becomes(long heap, long[] left, Become out) {
    int others = 0;
    boolean same = false;
    for (long size : left) {
      if (size > heap || size == heap && same && heap > 0)
        throw grows(heap, size);
      same |= size == heap;
      others += size > 0 && size < heap ? 1 : 0;
    }
    if (same && others > 0)
      throw grows(heap, heap);
    return same || heap == 0 || out.heaps(Arrays.stream(left).sorted().toArray());
  }

  static BadInput grows(long heap, long left) {
    return BadInput.because("play might not end: a heap of {0} can become one of {1}; expected a rule that makes heaps "
        + "smaller, for example by a condition on what is left", heap, left);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof HeapLine line && name.equals(line.name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }
}
