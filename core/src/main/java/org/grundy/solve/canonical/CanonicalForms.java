package org.grundy.solve.canonical;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Ruleset;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.arena.Nimbers;
import org.grundy.value.Player;
import org.grundy.value.shortgame.Values;

/**
 * The values of parts of short games under normal play, each made from those of its options; a part and its negative share
 * the work. It keeps its own stack. Time and space: an option's value for each option of all parts that can be reached, and
 * what the canonical forms of these take.
 */
final class CanonicalForms {
  private static final int UNKNOWN = -1;
  private static final int OPEN = -2;

  private final Arena parts;
  private final Nimbers nimbers;
  private final Values values;
  /** Of part p. */
  private int[] known = {};
  private int[] stack = new int[64];
  private int[] nextOption = new int[64];
  private int depth;
  private int[] made = new int[64];
  private long valued;
  private final List<Boards> boards = new ArrayList<>();

  /** What values the boards of a game, none where it is not described. */
  private record Boards(Ruleset<?> game, WordShape shape, Optional<BoardForms> forms) {
  }

  CanonicalForms(Arena parts, Nimbers nimbers, Values values) {
    this.parts = parts;
    this.nimbers = nimbers;
    this.values = values;
  }

  Values values() {
    return values;
  }

  /** How many parts have been given a value. */
  long valued() {
    return valued + boards.stream().flatMap(known -> known.forms.stream()).mapToLong(BoardForms::count).sum();
  }

  /** The values of the parts of a bag. */
  int[] values(int[] bag) {
    return Arrays.stream(bag).map(this::value).toArray();
  }

  /** The value of a part that is not loopy. */
  int value(int handle) {
    if (known(handle) == UNKNOWN)
      try {
        push(handle);
        while (depth > 0)
          step();
      } finally {
        while (depth > 0)
          known[stack[--depth] / 2] = UNKNOWN;
      }
    return done(handle);
  }

  private int done(int handle) {
    int value = known[handle / 2];
    return (handle & 1) != 0 ? values.negative(value) : value;
  }

  private int known(int handle) {
    int part = handle / 2;
    if (part >= known.length) {
      int from = known.length;
      known = Arrays.copyOf(known, values.budget().grown(from, Math.max(part + 1L, 2L * from), Integer.BYTES));
      Arrays.fill(known, from, known.length, UNKNOWN);
    }
    return known[part];
  }

  /** Values a part at once where that needs no options, else opens it. */
  private void push(int handle) {
    int part = handle & ~1;
    if (parts.impartial(part) || parts.valued(part)) {
      known[part / 2] = parts.valued(part) ? parts.value(part, values) : values.nimber(nimbers.value(part));
      valued++;
      return;
    }
    Optional<Arena.Described> described = parts.described(part);
    Optional<BoardForms> forms = described.flatMap(this::boardForms);
    if (forms.isPresent()) {
      known[part / 2] = forms.get().value(described.orElseThrow().board());
      return;
    }
    if (depth == stack.length) {
      int longer = values.budget().grown(depth, 2L * depth, 2 * Integer.BYTES);
      stack = Arrays.copyOf(stack, longer);
      nextOption = Arrays.copyOf(nextOption, longer);
    }
    known[part / 2] = OPEN;
    stack[depth] = part;
    nextOption[depth++] = 0;
  }

  /** What values boards of such a shape, or of one that holds it. */
  private Optional<BoardForms> boardForms(Arena.Described part) {
    if (!WordShape.fits(part.board()))
      return Optional.empty();
    WordShape shape = WordShape.of(part.board());
    for (Boards known : boards)
      if (known.shape.holds(shape) && known.game.equals(part.game()))
        return known.forms;
    var made = new Boards(part.game(), shape, BoardForms.of(part.game(), shape, values));
    boards.add(made);
    return made.forms;
  }

  /** Opens the first option that has no value yet, or closes the part on top of the stack. */
  private void step() {
    int handle = stack[depth - 1];
    int[][] left = parts.options(handle, Player.LEFT);
    int[][] right = parts.options(handle, Player.RIGHT);
    int count = left.length + right.length;
    for (int i = nextOption[depth - 1]; i < count; i++)
      for (int summand : i < left.length ? left[i] : right[i - left.length]) {
        int value = known(summand);
        if (value == OPEN)
          throw Nimbers.loop();
        if (value == UNKNOWN) {
          nextOption[depth - 1] = i;
          push(summand);
          if (known(summand) == OPEN)
            return;
        }
      }
    close(handle, left, right);
  }

  private void close(int handle, int[][] left, int[][] right) {
    int count = left.length + right.length;
    if (made.length < count)
      made = new int[values.budget().grown(made.length, 2L * count, Integer.BYTES)];
    for (int i = 0; i < count; i++)
      made[i] = sum(i < left.length ? left[i] : right[i - left.length]);
    known[handle / 2] = values.make(made, 0, left.length, count);
    parts.forgetOptions(handle);
    valued++;
    depth--;
  }

  /** The value of an option: the form of the sum of its parts. */
  private int sum(int[] bag) {
    int sum = Values.ZERO;
    for (int handle : bag)
      sum = values.plus(sum, done(handle));
    return sum;
  }
}
