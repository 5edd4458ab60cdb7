package org.grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RoundsTest {
  private static List<Question> questions(Convention convention, String... positions) {
    return Stream.of(positions)
        .map(text -> new Question(Catalog.standard().read(text).position(), convention)).toList();
  }

  @ParameterizedTest
  @EnumSource
  void saysWhatEachQuestionAloneSays(Convention convention) {
    List<Question> questions = questions(convention, "domineering 4x5", "clobber 3x4", "nim 3 4 5", "snort 3x3",
        "amazons x../.../..o", "col 3x3 + domineering 3x3",
        "cram 4x4");
    for (Player starter : Player.values())
      assertThat(new Rounds(new Solver(Budget.unlimited())).decide(questions, starter)).isEqualTo(questions.stream()
          .map(question -> Optional.of(new Solver(Budget.unlimited()).decide(question, starter))).toList());
  }

  @Test
  void oneThatTakesLongKeepsNoneWaiting() {
    List<Question> questions = questions(Convention.NORMAL, "domineering 9x9", "domineering 5x5", "clobber 4x4");
    List<Optional<Result>> results = new Rounds(new Solver(Budget.ofWork(3_000_000))).decide(questions, Player.LEFT);
    assertThat(results.getFirst()).isEmpty();
    assertThat(results.subList(1, 3)).allMatch(Optional::isPresent);
  }
}
