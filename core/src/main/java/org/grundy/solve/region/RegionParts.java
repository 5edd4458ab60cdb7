package org.grundy.solve.region;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.solve.key.LongList;
import org.grundy.value.shortgame.ShortGames;

/**
 * A database of regions made by tasks that share nothing but a folder: they find parts of tiers, write tiers, value pieces of
 * a tier, and number its forms. The files are those of {@link RegionSearch}.
 *
 * @param parts a power of two from 1
 */
public record RegionParts(RegionFolder folder, int parts) {
  /** The part that a region belongs to. The parts of a tier, one behind the other, are in the order of regions. */
  public int part(long low, long high) {
    return parts == 1 ? 0
        : (int) (RegionList.mixed(low, high) >>> Long.SIZE - Integer.numberOfTrailingZeros(parts));
  }

  /** The regions that the moves of some regions leave, by the parts they belong to; {@link RegionFinder#sorted} as bytes. */
  public byte[][] options(long[] regions, Budget budget) {
    var finder = new RegionFinder(folder.rules(), budget);
    for (int i = 0; i < regions.length; i += 2)
      finder.addOptions(regions[i], regions[i + 1]);
    var sent = new LongList[parts];
    Arrays.setAll(sent, _ -> new LongList());
    for (int tier = 0; tier < folder.rules().tiers(); tier++) {
      long[] sorted = finder.sorted(tier);
      for (int i = 0; i < sorted.length; i += 2) {
        LongList to = sent[part(sorted[i], sorted[i + 1])];
        to.add(sorted[i]);
        to.add(sorted[i + 1]);
      }
    }
    return Arrays.stream(sent).map(RegionParts::bytes).toArray(byte[][]::new);
  }

  private static byte[] bytes(LongList words) {
    byte[] bytes = new byte[Math.multiplyExact(Long.BYTES, words.size)];
    MemorySegment segment = MemorySegment.ofArray(bytes);
    for (int i = 0; i < words.size; i++)
      segment.set(RegionKeys.LONGS, (long) Long.BYTES * i, words.items[i]);
    return bytes;
  }

  /** Adds what {@link #options} has sent to a part. */
  public static void add(byte[] sent, RegionFinder finder) {
    MemorySegment words = MemorySegment.ofArray(sent);
    for (long at = 0; at < sent.length; at += 2 * Long.BYTES)
      finder.add(words.get(RegionKeys.LONGS, at), words.get(RegionKeys.LONGS, at + Long.BYTES));
  }

  /** Writes the regions of a tier. */
  public void write(int tier, RegionFinder all) throws IOException {
    all.sorted(tier);
    folder.keep(tier, all.tiers()[tier]);
  }

  /** Marks the regions as complete. */
  public void found(int tiers) throws IOException {
    folder.found(tiers);
  }

  /** The names of the files of a tier's regions, and of its forms and values. */
  public static List<String> regionFiles(int tier) {
    return List.of(RegionFolder.name(tier, "regions"));
  }

  public static List<String> valueFiles(int tier) {
    return List.of(RegionFolder.name(tier, "forms"), RegionFolder.name(tier, "values"));
  }

  /** How many regions a tier has. */
  public int size(int tier) throws IOException {
    return folder.keys(tier, false).size();
  }

  /**
   * Values some regions of a tier, when lower tiers are complete.
   *
   * @param table  of all lower tiers
   * @param piece  from 0
   * @param pieces into which the tier is divided
   * @return the number of regions, a reference for each, and the new forms
   */
  public List<MemorySegment> valued(RegionTable table, int piece, int pieces, Budget budget) throws IOException {
    RegionKeys keys = folder.keys(table.tiers(), false);
    var values = new ShortGames(budget);
    var known = new RegionValues(table, values);
    var evaluation = new RegionEvaluation(known, values);
    int from = (int) ((long) keys.size() * piece / pieces);
    int to = (int) ((long) keys.size() * (piece + 1) / pieces);
    budget.reserve(2L * Integer.BYTES * (to - from));
    int[] handles = new int[to - from];
    for (int i = from; i < to; i++)
      handles[i - from] = evaluation.value(keys.low(i), keys.high(i));
    var forms = new NewForms(values);
    known.tell(forms);
    int[] references = Arrays.stream(handles).map(forms::reference).toArray();
    MemorySegment head = MemorySegment.ofArray(new byte[Integer.BYTES * (references.length + 1)]);
    head.set(RegionKeys.INTS, 0, references.length);
    for (int i = 0; i < references.length; i++)
      head.set(RegionKeys.INTS, Integer.BYTES * (i + 1L), references[i]);
    var all = new ArrayList<>(List.of(head));
    all.addAll(forms.list().written());
    return all;
  }

  /** How many regions a piece values; its first segment is enough. */
  public static int regions(MemorySegment piece) {
    return piece.get(RegionKeys.INTS, 0);
  }

  /**
   * Numbers the new forms of a tier, and writes them and the tier's values.
   *
   * @param table  of all lower tiers
   * @param pieces what {@link #valued} returned, in order
   */
  public void number(RegionTable table, List<MemorySegment> pieces, Budget budget) throws IOException {
    int[] numbers = new int[size(table.tiers())];
    budget.reserve((long) Integer.BYTES * numbers.length);
    var index = new FormIndex(table.list(), budget);
    var merge = new FormMerge(table.forms(), index::find, budget);
    int at = 0;
    for (MemorySegment piece : pieces) {
      int size = regions(piece);
      FormList list = FormList.of(piece.asSlice(Integer.BYTES * (size + 1L)))
          .orElseThrow(() -> new IOException("a piece is damaged"));
      int[] references = merge.add(list);
      for (int i = 0; i < size; i++) {
        int own = piece.get(RegionKeys.INTS, Integer.BYTES * (i + 1L));
        numbers[at++] = own < 0 ? references[~own] : own;
      }
    }
    FormMerge.Merged merged = merge.merged();
    for (int i = 0; i < numbers.length; i++)
      numbers[i] = merged.number(numbers[i]);
    folder.keep(table, merged.list(), numbers);
  }

  /** The table of the tiers below one, whose files were checked before. */
  public RegionTable table(int tiers) throws IOException {
    return folder.table(tiers, false);
  }

  /** Marks all as complete. */
  public void complete(int tiers) throws IOException {
    folder.complete(folder.table(tiers, false));
  }
}
