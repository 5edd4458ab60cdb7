package org.grundy.octal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.game.heap.OctalCode;
import org.grundy.solve.sequence.DenseEngine;
import org.junit.jupiter.api.Test;

/** The vector kernel against plain loops, where this machine has the vectors; and the plain loops against what they say. */
class KernelTest {
  private final Random random = new Random(64);
  private final Kernel plain = new ScalarKernel();
  private final Kernel best = Kernel.best();

  private byte[] bytes(int count, int most) {
    var bytes = new byte[count];
    for (int i = 0; i < count; i++)
      bytes[i] = (byte) random.nextInt(most);
    return bytes;
  }

  @Test
  void pairs_areTheFirst() {
    for (int round = 0; round < 2000; round++) {
      byte[] codes = bytes(700, round % 3 == 0 ? 256 : 24);
      int from = 1 + random.nextInt(200);
      int to = from - 1 + random.nextInt(300);
      int sum = to + 1 + random.nextInt(699 - to);
      byte code = (byte) random.nextInt(256);
      int first = IntStream.rangeClosed(from, to).filter(i -> (codes[i] ^ codes[sum - i]) == code).findFirst()
          .orElse(-1);
      assertThat(plain.pair(codes, sum, from, to, code)).isEqualTo(first);
      assertThat(best.pair(codes, sum, from, to, code)).isEqualTo(first);
    }
  }

  @Test
  void matches_areTheFirst() {
    for (int round = 0; round < 2000; round++) {
      byte[] left = bytes(700, round % 3 == 0 ? 256 : 24);
      byte[] right = bytes(700, 24);
      int from = 1 + random.nextInt(200);
      int to = from - 1 + random.nextInt(300);
      int shift = -from + random.nextInt(700 - to);
      byte code = (byte) random.nextInt(30);
      int first = IntStream.rangeClosed(from, to).filter(i -> (left[i + shift] ^ right[i]) == code).findFirst()
          .orElse(-1);
      assertThat(plain.match(left, shift, right, from, to, code)).isEqualTo(first);
      assertThat(best.match(left, shift, right, from, to, code)).isEqualTo(first);
    }
  }

  @Test
  void siftedHeaps_areThoseThatNothingMatches() {
    for (int round = 0; round < 300; round++) {
      byte[] codes = bytes(3000, round % 3 == 0 ? 256 : 60);
      byte[] mirror = bytes(1400, round % 3 == 0 ? 256 : 60);
      int place = random.nextInt(5);
      int from = 1 + random.nextInt(300);
      int to = from - 1 + Kernel.SIFTED * (1 + random.nextInt(4));
      int count = random.nextInt(40);
      int[] heaps = random.ints(count, to + place, 2990).map(n -> to + place + (n - to - place) / 100).sorted()
          .toArray();
      byte[] wanted = bytes(count, 256);
      var left = IntStream.range(0, count)
          .filter(p -> IntStream.rangeClosed(from, to)
              .noneMatch(i -> (mirror[mirror.length - 1 - i] ^ codes[heaps[p] - place - i]) == wanted[p]))
          .mapToObj(p -> heaps[p] + " " + wanted[p]).toList();
      for (Kernel kernel : new Kernel[]{plain, best}) {
        int[] theirs = heaps.clone();
        byte[] open = wanted.clone();
        int kept = kernel.sift(mirror, codes, place, from, to, theirs, open, count);
        assertThat(IntStream.range(0, kept).mapToObj(p -> theirs[p] + " " + open[p])).containsExactlyElementsOf(left);
      }
    }
  }

  @Test
  void bitsBelow_areThoseOfSmallerCodes() {
    for (int limit = 0; limit <= 256; limit++) {
      byte[] codes = bytes(300, 256);
      int from = random.nextInt(100);
      byte[] bits = new byte[24];
      byte[] same = new byte[24];
      plain.below(codes, from, 192, limit, bits);
      best.below(codes, from, 192, limit, same);
      for (int n = 0; n < 192; n++)
        assertThat(bits[n / 8] >> (n & 7) & 1).isEqualTo((codes[from + n] & 255) < limit ? 1 : 0);
      assertThat(same).isEqualTo(bits);
    }
  }

  @Test
  void commonBits_areCounted() {
    for (int round = 0; round < 200; round++) {
      byte[] open = bytes(256, 256);
      byte[] planes = bytes(1000, 256);
      int at = random.nextInt(700);
      int expected = IntStream.range(0, 256).map(i -> Integer.bitCount(open[i] & planes[at + i] & 255)).sum();
      assertThat(plain.common(open, planes, at, 256)).isEqualTo(expected);
      assertThat(best.common(open, planes, at, 256)).isEqualTo(expected);
    }
  }

  @Test
  void joinedRows_areUnionsUnlessFewAreClear() {
    for (int round = 0; round < 60; round++) {
      byte[] planes = bytes(5000, round % 2 == 0 ? 3 : 256);
      int[] at = random.ints(1 + random.nextInt(100), 0, 3000).toArray();
      int shift = random.nextInt(900);
      byte[] start = bytes(Witnesses.ROW, 2);
      byte[] union = start.clone();
      for (int row : at)
        for (int i = 0; i < union.length; i++)
          union[i] |= planes[row + shift + i];
      for (Kernel kernel : new Kernel[]{plain, best}) {
        byte[] bits = start.clone();
        kernel.join(bits, planes, at, at.length, shift, -1);
        assertThat(bits).isEqualTo(union);
        byte[] early = start.clone();
        kernel.join(early, planes, at, at.length, shift, 8);
        int clear = 0;
        for (int i = 0; i < early.length; i++) {
          assertThat(early[i] & ~union[i]).isZero();
          clear += Integer.bitCount(~early[i] & 255);
        }
        assertThat(Arrays.equals(early, union) || clear <= 8).isTrue();
      }
    }
  }

  /** Also where the last window has fewer codes than the others, and where nothing is open. */
  @Test
  void leastOpenCodes_areThoseThatNoEntryExcludes() {
    for (int round = 0; round < 60; round++) {
      int windows = 1 + round % Shortlist.MOST_WINDOWS;
      int[] begin = IntStream.concat(IntStream.of(0), random.ints(windows, 0, 900).sorted()).toArray();
      int entries = begin[windows];
      var list = new Shortlist(random.ints(entries, 64, 1000).toArray(), bytes(entries, 256), begin);
      byte[] codes = bytes(1100, round % 3 == 0 ? 40 : 256);
      var expected = new byte[Kernel.TRIES * Kernel.LANES];
      Arrays.fill(expected, (byte) 255);
      for (int n = 0; n < Kernel.LANES; n++) {
        int k = 0;
        for (int code = 0; code < Math.min(255, windows * Shortlist.WINDOW) && k < Kernel.TRIES; code++) {
          int w = code / Shortlist.WINDOW;
          int at = 1000 + n;
          int wanted = code;
          if (IntStream.range(begin[w], begin[w + 1])
              .noneMatch(e -> ((codes[at - list.distance[e]] ^ list.code[e]) & 255) == wanted))
            expected[k++ * Kernel.LANES + n] = (byte) code;
        }
      }
      for (Kernel kernel : new Kernel[]{plain, best}) {
        var tries = new byte[Kernel.TRIES * Kernel.LANES];
        kernel.leastOpen(codes, 1000, list, tries);
        assertThat(tries).isEqualTo(expected);
      }
    }
  }

  /** Blocks computed by tries and by looking at all taps are alike, and so are both kernels. */
  @Test
  void blocks_areTheLeastThatNoTapExcludes() {
    for (String text : new String[]{"0.6", "4!.0", "0.14", "0.07", "0.0456", "4.32"}) {
      OctalCode code = OctalCode.parse(text);
      var dense = new DenseEngine(code, org.grundy.phrase.Phrase.of("dense"));
      dense.fill(6000, Budget.unlimited());
      int filled = (int) Math.min(6000, dense.filled());
      if (dense.period().isPresent())
        continue;
      var field = new Field(code, dense.values(), filled, Coding.sparsest(dense.values(), filled / 2, filled));
      var list = Shortlist.train(field, Kernel.LANES);
      int start = Math.max(field.greatestDistance() + 1, filled);
      field.reserve(start + 640, 0, Budget.unlimited());
      var all = new Candidates(field, plain, java.util.Optional.empty());
      for (int heap = filled; heap < start; heap++)
        field.codes[heap] = (byte) all.least(heap);
      all.write(start, start + 640);
      byte[] expected = Arrays.copyOfRange(field.codes, start, start + 640);
      for (Kernel kernel : new Kernel[]{plain, best}) {
        Arrays.fill(field.codes, start, start + 640, (byte) 77);
        assertThat(new Candidates(field, kernel, java.util.Optional.of(list)).write(start, start + 640))
            .isEqualTo(start + 640);
        assertThat(Arrays.copyOfRange(field.codes, start, start + 640)).as(text).isEqualTo(expected);
      }
    }
  }
}
