package org.grundy.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.SearchEvidence;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchFileTest {
  /** 7 by 7 free cells on a board of more than 64. */
  private static final String WIDE = "domineering #########/#.......#/#.......#/#.......#/#.......#/#.......#/#.......#/"
      + "#.......#/#########";

  @TempDir private Path folder;

  private static Question question(String text, Convention convention) {
    return new Question(Catalog.standard().read(text).position(), convention);
  }

  /** A run of a new process, which stops after so many steps. */
  private static Reply run(Path file, Question question, long steps) throws IOException {
    var search = new SearchFile(file, question);
    Reply reply = new Solver(Budget.ofWork(steps), List.of(), Optional.of(search)).winner(question);
    search.save();
    return reply;
  }

  private static long searched(Reply reply) {
    return ((SearchEvidence) ((Reply.Answer) reply).evidence().getFirst()).positions();
  }

  @ParameterizedTest
  @CsvSource({"clobber 4x5, NORMAL, 300000", "nogo 3x5, MISERE, 300000", "domineering 7x7, NORMAL, 10000",
      "cram 4x5, MISERE, 10000"})
  void stoppedSearch_goesOn(String board, Convention convention, long steps) throws IOException {
    Path file = folder.resolve("search");
    Question question = question(board, convention);
    Budget whole = Budget.unlimited().withWork(Long.MAX_VALUE - 1);
    var fresh = (Reply.Answer) new Solver(whole).winner(question);
    assertThat(run(file, question, steps)).isInstanceOf(Reply.GaveUp.class);
    int runs = 1;
    Reply reply = run(file, question, (runs + 1) * steps);
    while (reply instanceof Reply.GaveUp) {
      runs++;
      reply = run(file, question, (runs + 1) * steps);
    }

    assertThat(((Reply.Answer) reply).outcome()).isEqualTo(fresh.outcome());
    assertThat(searched(reply)).isLessThan(searched(fresh));
  }

  /** What was searched before and after a stop is less than twice what one run searches. */
  @ParameterizedTest
  @ValueSource(strings = {"clobber 4x5", "domineering 8x8", WIDE})
  void stop_losesLittle(String text) throws IOException {
    Question question = question(text, Convention.NORMAL);
    Path file = folder.resolve("search");
    OutcomeSearch fresh = search(question);
    boolean wins = wins(fresh, question, Budget.unlimited()).orElseThrow();
    var first = new SearchFile(file, question);
    OutcomeSearch stopped = search(question);
    stopped.keepIn(first, List.of(key(question)));
    assertThat(wins(stopped, question, Budget.ofWork(20_000))).isEmpty();
    assertThat(first.save()).isTrue();
    OutcomeSearch resumed = search(question);
    resumed.keepIn(new SearchFile(file, question), List.of(key(question)));

    assertThat(wins(resumed, question, Budget.unlimited())).contains(wins);
    assertThat(resumed.visited()).isLessThan(fresh.visited());
    assertThat(stopped.visited() + resumed.visited()).isLessThan(2 * fresh.visited());
  }

  private static Board board(Question question) {
    return Board.of((Position.Single<?>) question.position(), question.convention(), Budget.unlimited()).orElseThrow();
  }

  private static long[] key(Question question) {
    return board(question).key(question.position(), Player.LEFT).orElseThrow();
  }

  private static OutcomeSearch search(Question question) {
    return new OutcomeSearch(board(question), question.convention(), Budget.unlimited());
  }

  private static Optional<Boolean> wins(OutcomeSearch search, Question question, Budget budget) {
    try {
      return Optional.of(search.wins(key(question), budget));
    } catch (BudgetSpent _) {
      return Optional.empty();
    }
  }

  @Test
  void otherSearch_isRefused() throws IOException {
    Path file = folder.resolve("search");
    assertThat(run(file, question("clobber 4x5", Convention.NORMAL), 100_000)).isInstanceOf(Reply.GaveUp.class);
    for (Question other : List.of(question("clobber 4x6", Convention.NORMAL),
        question("clobber 4x5", Convention.MISERE), question("domineering 8x8", Convention.NORMAL)))
      assertThatThrownBy(() -> run(file, other, 100_000)).isInstanceOf(BadInput.class)
          .hasMessage(file + " holds the search of another board: " + "clobber xoxox/oxoxo/xoxox/oxoxo");
  }

  @Test
  void damagedFile_isRefused() throws IOException {
    Path file = folder.resolve("search");
    Question question = question("clobber 4x5", Convention.NORMAL);
    run(file, question, 100_000);
    byte[] whole = Files.readAllBytes(file);
    for (int at : new int[]{0, 1, 5, whole.length / 2, whole.length - 5, whole.length - 1}) {
      byte[] damaged = whole.clone();
      damaged[at] ^= 4;
      assertRefused(file, question, damaged);
    }
    for (int length : new int[]{0, 1, 30, whole.length / 2, whole.length - 1})
      assertRefused(file, question, Arrays.copyOf(whole, length));
    assertRefused(file, question, Arrays.copyOf(whole, whole.length + 1));
  }

  private static void assertRefused(Path file, Question question, byte[] bytes) throws IOException {
    Files.write(file, bytes);
    assertThatThrownBy(() -> run(file, question, 100_000)).isInstanceOf(BadInput.class)
        .hasMessage(file + " is damaged: its content does not match its checksum");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim 3 4 5", "cram 4x5", "domineering 2x2 + domineering 3x3", "domineering 12x12"})
  void questionsWithoutSearch_areRefused(String text) {
    assertThatThrownBy(() -> new SearchFile(folder.resolve("search"), question(text, Convention.NORMAL)))
        .isInstanceOf(BadInput.class).hasMessageStartingWith("--resume: no search of ");
  }
}
