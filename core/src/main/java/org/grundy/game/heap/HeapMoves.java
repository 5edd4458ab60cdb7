package org.grundy.game.heap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.game.HeapTouches;
import org.grundy.game.Heaps;
import org.grundy.game.Moves;

/** Lists the moves of a {@link HeapGame}: each option with its touches, in a row also with the mirror image of them. */
final class HeapMoves implements Become {
  private final long[] at;
  private final boolean rows;
  private final Moves<Heaps> out;

  private int changed;
  private boolean more = true;

  private HeapMoves(HeapGame game, Heaps at, Moves<Heaps> out) {
    this.at = at.toLongs();
    this.rows = Layouts.rows(at, game);
    this.out = out;
  }

  /** Takes time linear in the number of options times the number of heaps. */
  static void list(HeapGame game, Heaps at, Moves<Heaps> out) {
    var moves = new HeapMoves(game, at, out);
    for (moves.changed = 0; moves.changed < moves.at.length && moves.more; moves.changed++)
      game.from(moves.at[moves.changed], moves);
  }

  /** Calls that a game makes after {@code false} are ignored. */
  @Override
  public boolean heaps(long... sizes) {
    long[] left = nonEmpty(sizes);
    boolean grows = rows && Arrays.stream(left).sum() > at[changed]; // a row has no tokens to touch that are yet to come
    if (more)
      more = grows ? out.to(option(left)) : out.to(option(left), rows ? runAfterFirst(left) : levels(left));
    if (grows)
      return more;
    if (more && rows && left.length == 1)
      more = out.to(option(left), runAtTheLeft(left[0]));
    if (more && rows && left.length > 1 && !Arrays.equals(left, reversed(left)))
      more = out.to(option(left), runAfterFirst(reversed(left)));
    return more;
  }

  private int[] runAtTheLeft(long left) {
    return Layouts.run(Layouts.token(changed, 0), Math.toIntExact(at[changed] - left), List.of());
  }

  /** The run that lies between the first of the heaps left and the others, then the gaps between those. */
  private int[] runAfterFirst(long[] left) {
    int taken = Math.toIntExact(at[changed] - Arrays.stream(left).sum());
    int first = left.length == 0 ? 0 : Math.toIntExact(left[0]);
    var gaps = new ArrayList<Integer>();
    if (taken == 0)
      gaps.add(Layouts.gap(changed, first));
    int end = first + taken;
    for (int k = 1; k < left.length - 1; k++) {
      end += Math.toIntExact(left[k]);
      gaps.add(Layouts.gap(changed, end));
    }
    return Layouts.run(Layouts.token(changed, first), taken, gaps);
  }

  private int[] levels(long[] left) {
    var parts = new int[Math.max(1, left.length)];
    for (int k = 0; k < parts.length; k++)
      parts[k] = Layouts.piece(changed, k);
    return parts;
  }

  /** The heap that changes is replaced where it stands; one that is gone stays as an empty heap. */
  private Heaps option(long[] left) {
    var sizes = new long[at.length - 1 + Math.max(1, left.length)];
    System.arraycopy(at, 0, sizes, 0, changed);
    System.arraycopy(left, 0, sizes, changed, left.length);
    int tail = at.length - changed - 1;
    System.arraycopy(at, changed + 1, sizes, sizes.length - tail, tail);
    return Heaps.of(sizes);
  }

  /** All heaps after one of them changes, given its change with the others empty. */
  static Heaps lifted(Heaps at, Heaps alone, Heaps option) {
    List<Integer> some = HeapTouches.nonEmpty(alone.list());
    if (some.size() != 1)
      return option;
    int changed = some.getFirst();
    var sizes = new ArrayList<>(at.list());
    sizes.remove(changed);
    sizes.addAll(changed, option.list().subList(changed, changed + option.count() - at.count() + 1));
    return Heaps.of(sizes);
  }

  static long[] nonEmpty(long[] sizes) {
    for (long size : sizes)
      if (size == 0)
        return Arrays.stream(sizes).filter(s -> s > 0).toArray();
    return sizes;
  }

  private static long[] reversed(long[] left) {
    var mirror = new long[left.length];
    for (int i = 0; i < left.length; i++)
      mirror[i] = left[left.length - 1 - i];
    return mirror;
  }
}
