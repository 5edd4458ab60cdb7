package org.grundy.solve.strong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parts that pass bytes to each other find what one search finds. */
class StrongPartsTest {
  @TempDir private Path folder;

  private static Question question(String position, Convention convention) {
    return new Question(Catalog.standard().read(position).position(), convention);
  }

  /** The files of a folder, by name. */
  static Map<String, byte[]> bytes(Path folder) throws IOException {
    var bytes = new TreeMap<String, byte[]>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList())
        bytes.put(file.getFileName().toString(), Files.readAllBytes(file));
    }
    return bytes;
  }

  /** Every share is written as rows and read again. */
  private static StrongParts.Share copied(StrongParts parts, int part, StrongParts.Share share, boolean solved)
      throws IOException {
    StrongParts.Reading reading = parts.reading(part, share.size(), solved);
    parts.write(share, reading);
    return reading.share();
  }

  private static void solve(Question question, int count, Path out) throws IOException {
    var parts = StrongParts.of(question, count, Budget.unlimited());
    var sent = new ArrayList<List<byte[]>>();
    for (byte[] start : parts.starts())
      sent.add(new ArrayList<>(List.of(start)));
    var found = new TreeMap<Integer, StrongParts.Share[]>();
    for (int tier = parts.tiers() - 1; tier >= 0; tier--) {
      var shares = new StrongParts.Share[parts.parts()];
      for (int part = 0; part < shares.length; part++) {
        StrongParts.Found met = parts.found(part);
        sent.get(part).forEach(met::add);
        StrongParts.Share share = met.shares().get(tier);
        shares[part] = copied(parts, part, share == null ? parts.reading(part, 0, false).share() : share, false);
      }
      found.put(tier, shares);
      for (StrongParts.Share share : shares)
        for (int block = 0; block < parts.blocks(share); block++) {
          byte[][] options = parts.options(share, block);
          for (int to = 0; to < options.length; to++)
            sent.get(to).add(options[to]);
        }
    }
    long positions = 0;
    StrongFolder kept = StrongFolder.create(out, question, Budget.unlimited());
    for (int tier = 0; tier < parts.tiers(); tier++) {
      StrongParts.Share[] shares = found.get(tier);
      long size = 0;
      for (int part = 0; part < shares.length; part++) {
        ShareSolving solving = parts.solving(shares[part]);
        for (int block = 0; block < parts.blocks(shares[part]); block++) {
          byte[][] options = parts.options(shares[part], block);
          for (int to = 0; to < options.length; to++) {
            int asked = to;
            solving.add(block, to, parts.answer(to, options[to], lower -> found.get(lower)[asked]));
          }
        }
        shares[part] = copied(parts, part, solving.solved(), true);
        size += shares[part].size();
      }
      positions += size;
      parts.writeTier(kept, tier, size, part -> shares[part]);
    }
    kept.complete(positions);
  }

  @ParameterizedTest
  @CsvSource({"clobber 3x3, NORMAL, 1", "clobber 3x3, NORMAL, 4", "clobber xo.x/oxo#, MISERE, 8",
      "cram 3x3, NORMAL, 2", "cram 3x4, NORMAL, 16", "cram 3x3, MISERE, 4", "domineering 3x4, NORMAL, 64",
      "clobber ..., NORMAL, 4", "konane 3x4, NORMAL, 2", "clobber xo, NORMAL, 4096",
      "snort 3x3, NORMAL, 4", "col 2x4, MISERE, 8", "nogo 2x3, MISERE, 4"})
  void parts_makeTheSameBytes(String position, Convention convention, int count) throws IOException {
    Question question = question(position, convention);
    StrongSearch.of(question, Budget.unlimited())
        .solve(StrongFolder.create(folder.resolve("one"), question, Budget.unlimited()));

    solve(question, count, folder.resolve("parts"));

    assertThat(bytes(folder.resolve("parts"))).usingRecursiveComparison().isEqualTo(bytes(folder.resolve("one")));
  }

  @Test
  void numberOfParts_isAPowerOfTwo() {
    Question question = question("clobber 2x2", Convention.NORMAL);

    assertThatThrownBy(() -> StrongParts.of(question, 3, Budget.unlimited())).isInstanceOf(BadInput.class)
        .hasMessage("expected a power of two for the number of parts, found 3");
  }
}
