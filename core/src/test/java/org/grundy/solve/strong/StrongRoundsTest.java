package org.grundy.solve.strong;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rounds in several parts find what one search finds. */
class StrongRoundsTest {
  @TempDir private Path folder;

  /** The work, all parts in turn. */
  private static final class Job {
    private final StrongParts parts;
    private final StrongRounds rounds;
    private final List<StrongParts.Share> shares = new ArrayList<>();
    private final List<MemorySegment> sources = new ArrayList<>();
    private final List<StrongRounds.Growing> known = new ArrayList<>();

    Job(Question question, int count) {
      this.parts = StrongParts.of(question, count, Budget.unlimited());
      this.rounds = parts.rounds();
    }

    private byte[][][] sent(List<StrongParts.Share> from) {
      return from.stream().flatMap(
          share -> IntStream.range(0, parts.blocks(share)).mapToObj(block -> parts.options(share, block)))
          .toArray(byte[][][]::new);
    }

    void find() {
      var all = new ArrayList<List<StrongParts.Share>>();
      for (int part = 0; part < parts.parts(); part++)
        all.add(new ArrayList<>());
      byte[][][] sent = {parts.starts()};
      while (sent.length > 0) {
        var fresh = new ArrayList<StrongParts.Share>();
        for (int part = 0; part < parts.parts(); part++) {
          StrongParts.Found met = parts.found(part);
          for (byte[][] parcels : sent)
            met.add(parcels[part]);
          fresh.add(met.fresh(all.get(part)));
          all.get(part).add(fresh.getLast());
        }
        sent = sent(fresh);
      }
      for (int part = 0; part < parts.parts(); part++) {
        StrongParts.Found whole = parts.found(part);
        all.get(part).forEach(whole::add);
        shares.add(whole.fresh(List.of()));
        known.add(rounds.growing(shares.getLast()));
      }
    }

    void listSources() throws IOException {
      var to = shares.stream().map(rounds::sources).toList();
      for (int part = 0; part < shares.size(); part++)
        for (int block = 0; block < parts.blocks(shares.get(part)); block++) {
          byte[][] moves = rounds.moves(shares.get(part), block);
          for (int other = 0; other < moves.length; other++)
            to.get(other).add(part, moves[other]);
        }
      for (StrongRounds.Sources of : to) {
        var out = new ByteArrayOutputStream();
        of.write(out);
        sources.add(MemorySegment.ofArray(out.toByteArray()));
      }
    }

    void goBack(Convention convention) {
      List<StrongRounds.Waiting> waiting = shares.stream().map(rounds::waiting).toList();
      List<int[]> ended = IntStream.range(0, shares.size()).mapToObj(part -> IntStream
          .range(0, shares.get(part).size()).filter(place -> waiting.get(part).options(place) == 0).toArray()).toList();
      for (int round = 0; ended.stream().anyMatch(places -> places.length > 0); round++) {
        var next = new ArrayList<StrongRounds.Waiting>();
        for (int part = 0; part < shares.size(); part++)
          next.add(copied(waiting.get(part), shares.get(part).size()));
        if (parts.valued())
          value(ended);
        for (int part = 0; part < shares.size(); part++) {
          if (!parts.valued())
            for (int place : ended.get(part))
              known.get(part).set(place, round, 0);
          byte[][] told = rounds.before(sources.get(part), shares.get(part).size(), ended.get(part));
          for (int other = 0; other < told.length; other++)
            next.get(other).add(told[other], !parts.valued() && StrongRounds.isDecisive(round, convention));
        }
        ended = next.stream().map(StrongRounds.Waiting::ended).toList();
        for (int part = 0; part < shares.size(); part++)
          for (int place = 0; place < shares.get(part).size(); place++)
            waiting.get(part).set(place, next.get(part).options(place));
      }
    }

    /** As a file keeps it from round to round. */
    private StrongRounds.Waiting copied(StrongRounds.Waiting waiting, int size) {
      StrongRounds.Waiting copy = rounds.waiting(size);
      for (int place = 0; place < size; place++)
        copy.set(place, waiting.options(place));
      return copy;
    }

    private void value(List<int[]> ended) {
      var solved = new ArrayList<StrongParts.Share>();
      for (int part = 0; part < shares.size(); part++) {
        StrongParts.Share chosen = rounds.chosen(shares.get(part), ended.get(part));
        ShareSolving solving = parts.solving(chosen);
        for (int block = 0; block < parts.blocks(chosen); block++) {
          byte[][] options = parts.options(chosen, block);
          for (int other = 0; other < options.length; other++) {
            StrongParts.Share asked = known.get(other).share();
            solving.add(block, other, parts.answer(other, options[other], _ -> asked));
          }
        }
        solved.add(solving.solved());
      }
      for (int part = 0; part < shares.size(); part++)
        note(part, ended.get(part), solved.get(part));
    }

    private void note(int part, int[] places, StrongParts.Share solved) {
      int[] next = {0};
      try {
        parts.write(solved, (_, end, value) -> known.get(part).set(places[next[0]++], end - 1, value - 1));
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }

    void write(Question question, Path out) throws IOException {
      StrongFolder kept = StrongFolder.create(out, question, Budget.unlimited());
      long positions = shares.stream().mapToLong(StrongParts.Share::size).sum();
      parts.writeTier(kept, 0, positions, part -> known.get(part).share());
      kept.complete(positions);
    }
  }

  @ParameterizedTest
  @CsvSource({"nim 3 4 5, NORMAL, 4", "nim 3 4 5, MISERE, 4", "kayles 9, NORMAL, 8", "grundys-game 9, NORMAL, 1",
      "turning-turtles hhth, NORMAL, 4", "ruler hhth, MISERE, 2", "nim 0 2, NORMAL, 16", "nim 0, NORMAL, 4",
      "northcott x..o/o.x., NORMAL, 4", "northcott 2x3, MISERE, 2", "dag:1-0;2-1;3-2;2-3 3, NORMAL, 2",
      "dag:1-0;2-1;3-2;2-3;3-1 3 2, MISERE, 4", "toads-and-frogs tt.ff, NORMAL, 8", "fission 2x3, MISERE, 4",
      "fission 3x3, NORMAL, 2", "hackenbush 0-1b 1-2r 2-3b 0-4r 4-5b 4-6g 6-4r, NORMAL, 4",
      "dicotic:dag:1-0;2-1;3-2;2-3 3, NORMAL, 1"})
  void rounds_makeTheSameBytes(String text, Convention convention, int count) throws IOException {
    var question = new Question(Catalog.standard().read(text.replace(';', ',')).position(), convention);
    StrongSearch.of(question, Budget.unlimited())
        .solve(StrongFolder.create(folder.resolve("one"), question, Budget.unlimited()));

    var job = new Job(question, count);
    job.find();
    job.listSources();
    job.goBack(convention);
    job.write(question, folder.resolve("parts"));

    assertThat(StrongPartsTest.bytes(folder.resolve("parts"))).usingRecursiveComparison()
        .isEqualTo(StrongPartsTest.bytes(folder.resolve("one")));
  }
}
