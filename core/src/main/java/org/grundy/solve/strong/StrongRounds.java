package org.grundy.solve.strong;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.BitSet;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.value.Convention;

/**
 * Solving backwards from the ends of play, in the parts of {@link StrongParts}: for games in which a move need not lead to
 * a lower tier. Every part first learns which moves lead to its positions ({@link Sources}). Then there is a round for each
 * number of moves to the end: a part tells those whose moves lead to the positions that have ended ({@link #before}), and
 * they find out which of theirs end with one move more ({@link Waiting}). What never ends is drawn.
 *
 * <p>A move costs 4 bytes and a key when it is found, 8 in the file of its part, and 4 when it is told.
 */
public final class StrongRounds {
  private final StrongParts parts;
  private final Budget budget;

  /** @param budget of one thread */
  StrongRounds(StrongParts parts, Budget budget) {
    this.parts = parts;
    this.budget = budget;
  }

  /** The moves of a block of positions, as they are sent to each part that they lead to. */
  public byte[][] moves(StrongParts.Share share, int block) {
    var parcels = new Parcels(parts.split());
    parts.list(share, block, (place, option) -> {
      parcels.add(parts.split().part(option), place, Integer.BYTES);
      parcels.add(option);
    }, _ -> {
    });
    return parcels.sent();
  }

  /** How many options each position has. */
  public Waiting waiting(StrongParts.Share share) {
    var waiting = new Waiting(share.size());
    for (int block = 0; block < parts.blocks(share); block++)
      parts.list(share, block, (place, _) -> waiting.open[place]++, _ -> {
      });
    return waiting;
  }

  /** The moves that lead to the positions of a share, from where they come. */
  public final class Sources {
    private final StrongParts.Share share;
    private int[] targets = new int[1 << 10];
    /** The part and the place of each move's position. */
    private long[] sources = new long[1 << 10];
    private int count;

    private Sources(StrongParts.Share share) {
      this.share = share;
      budget.reserve((long) (Integer.BYTES + Long.BYTES) * targets.length);
    }

    /** @param from the part that sent the moves */
    public void add(int from, byte[] moves) {
      int bytes = Integer.BYTES + parts.split().bytes();
      if (count + (long) moves.length / bytes > targets.length) {
        int length = budget.grown(targets.length, count + (long) moves.length / bytes, Integer.BYTES + Long.BYTES);
        targets = Arrays.copyOf(targets, length);
        sources = Arrays.copyOf(sources, length);
      }
      for (int at = 0; at < moves.length; at += bytes) {
        int target = share.tier.find(Parcels.number(moves, at + Integer.BYTES, parts.split().bytes()));
        if (target < 0)
          throw StrongParts.stranger();
        targets[count] = target;
        sources[count++] = (long) from << Integer.SIZE | Parcels.number(moves, at, Integer.BYTES);
      }
    }

    /** Writes, for each position, where its moves begin, then where all come from. */
    public void write(OutputStream to) throws IOException {
      var begins = new int[share.size() + 1];
      for (int i = 0; i < count; i++)
        begins[targets[i] + 1]++;
      for (int place = 0; place < share.size(); place++)
        begins[place + 1] += begins[place];
      budget.reserve((long) Long.BYTES * count);
      var sorted = new long[count];
      int[] next = begins.clone();
      for (int i = 0; i < count; i++)
        sorted[next[targets[i]]++] = sources[i];
      var out = new DataOutputStream(to);
      for (int begin : begins)
        out.writeInt(begin);
      for (int place = 0; place < share.size(); place++) {
        Arrays.sort(sorted, begins[place], begins[place + 1]);
        for (int i = begins[place]; i < begins[place + 1]; i++)
          out.writeLong(sorted[i]);
      }
      out.flush();
      budget.release((long) Long.BYTES * count);
    }
  }

  public Sources sources(StrongParts.Share share) {
    return new Sources(share);
  }

  /**
   * Which positions have a move to those that have ended, as it is told to each part.
   *
   * @param sources what {@link Sources} wrote
   * @param size    of the share
   * @param ended   places
   */
  public byte[][] before(MemorySegment sources, int size, int[] ended) {
    ValueLayout.OfInt ints = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    ValueLayout.OfLong longs = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    var parcels = new Parcels(parts.split());
    long begin = Integer.BYTES * (size + 1L);
    for (int place : ended) {
      int end = sources.get(ints, Integer.BYTES * (place + 1L));
      for (int i = sources.get(ints, (long) Integer.BYTES * place); i < end; i++) {
        long source = sources.get(longs, begin + (long) Long.BYTES * i);
        parcels.add((int) (source >>> Integer.SIZE), source, Integer.BYTES);
      }
      budget.charge(1);
    }
    return parcels.sent();
  }

  /** The positions of a share that have not ended. */
  public final class Waiting {
    /** How many options are not known to be won by the opponent; 0 for positions that have ended. */
    private final int[] open;
    private final BitSet ended = new BitSet();

    private Waiting(int size) {
      budget.reserve((long) Integer.BYTES * size);
      this.open = new int[size];
    }

    /** @param options not known to be won by the opponent, at least one */
    public void set(int place, int options) {
      open[place] = options;
    }

    /** The options of a position that are not known to be won by the opponent; 0 if it has ended. */
    public int options(int place) {
      return open[place];
    }

    /**
     * Takes what a part tells.
     *
     * @param told     of {@link #before}
     * @param decisive whether one such option decides, because its player loses
     */
    public void add(byte[] told, boolean decisive) {
      for (int at = 0; at < told.length; at += Integer.BYTES) {
        int place = (int) Parcels.number(told, at, Integer.BYTES);
        if (open[place] > 0) {
          open[place] = decisive ? 0 : open[place] - 1;
          if (open[place] == 0)
            ended.set(place);
        }
      }
    }

    /** The places of the positions that have ended by what was told, ascending. */
    public int[] ended() {
      return ended.stream().toArray();
    }
  }

  public Waiting waiting(int size) {
    return new Waiting(size);
  }

  /** Whether one option from which play ends in so many moves decides, because the player to move there loses. */
  public static boolean isDecisive(int moves, Convention convention) {
    return !StrongSolution.wins(moves, convention);
  }

  /** A share of which more and more is known. */
  public final class Growing {
    private final StrongParts.Share share;

    private Growing(StrongParts.Share share) {
      this.share = share;
    }

    /**
     * Notes what is known of a position.
     *
     * @param moves to the end
     * @param value its nim-value; ignored where there are none
     * @throws BadInput when a number is too large for a solution
     */
    public void set(int place, int moves, int value) {
      Column ends = share.tier.ends();
      if (moves + 1 > ends.most())
        throw BadInput.because("a game of more than {0} moves is too long to solve strongly", moves);
      ends.set(place, moves + 1);
      if (!parts.valued())
        return;
      if (value + 1 > ends.most())
        throw BadInput.because("a nim-value of {0} is too large to solve strongly", value);
      share.tier.values().set(place, value + 1);
    }

    /** The share as far as it is known. */
    public StrongParts.Share share() {
      return share;
    }
  }

  /** The same positions, of which nothing is known yet. */
  public Growing growing(StrongParts.Share share) {
    return new Growing(parts.blank(share));
  }

  /** Some positions of a share, by their places. */
  public StrongParts.Share chosen(StrongParts.Share share, int[] places) {
    var chosen = new BitSet();
    for (int place : places)
      chosen.set(place);
    return parts.chosen(share, chosen);
  }
}
