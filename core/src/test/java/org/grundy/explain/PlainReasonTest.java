package org.grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.reason.Reason;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainReasonTest {
  private static Optional<String> of(String text, Convention convention) {
    var solver = new Solver(Budget.unlimited());
    Reply.Answer answer = solver.solve(new Question(Catalog.standard().read(text).position(), convention)).answer();
    return PlainReason.of(solver, answer).map(reason -> {
      return reason.items().stream().map(item -> ((Reason.Sentence) item).phrase().toString())
          .collect(Collectors.joining(" "));
    });
  }

  @Test
  void equalParts_areMirrored() {
    assertThat(of("domineering 2x3 - domineering 2x3", Convention.NORMAL)).hasValueSatisfying(
        said -> assertThat(said).startsWith("The position falls into matching pairs: whoever moves second can mirror"));
    // The player who copies moves last, and so loses under misere play.
    assertThat(of("clobber xo + clobber xo", Convention.MISERE)).isNotEqualTo(of("clobber xo + clobber xo",
        Convention.NORMAL));
  }

  /** Where positions return, whoever mirrors every move need not move last. */
  @Test
  void rings_areNotMirrored() {
    assertThat(of("dag:1-2,2-1 1 1", Convention.NORMAL)).hasValueSatisfying(
        said -> assertThat(said).startsWith("Positions may return").endsWith("so play can go on forever."));
    assertThat(of("dag:1-2,2-1,2-3 1 1", Convention.NORMAL))
        .hasValueSatisfying(said -> assertThat(said).startsWith("Found backwards").endsWith("in fewer moves."));
    // Left draws by starting, and wins if Right starts: so not every player who cannot win can draw.
    assertThat(of("backsliding-toads-and-frogs ftf..t", Convention.NORMAL)).hasValueSatisfying(
        said -> assertThat(said).startsWith("If Left starts, a player who cannot win can always move")
            .contains("If Right starts, Left wins."));
    assertThat(of("backsliding-toads-and-frogs f.f.tt", Convention.NORMAL)).hasValueSatisfying(
        said -> assertThat(said).startsWith("If Left starts, a player who cannot win can always move")
            .contains("If Right starts, Right wins."));
  }

  /** A stalk of two blue edges is worth two moves to Left. */
  @Test
  void numbers_areFreeMoves() {
    assertThat(of("hackenbush 0-1b,1-2b", Convention.NORMAL)).hasValueSatisfying(
        said -> assertThat(said).contains("Left").contains("2"));
  }

  /** No engine but a search answers this: the count of positions is in the sentence. */
  @ParameterizedTest
  @CsvSource({"chomp 3x4", "domineering 3x3"})
  void searches_sayHowMuchWasTried(String text) {
    assertThat(of(text, Convention.MISERE)).hasValueSatisfying(said -> assertThat(said).matches(
        "Found by trying moves, in [0-9,]+ positions: a player wins if some move leads to where the other player, to"
            + " move, loses\\."));
  }

  @Test
  void pointsHaveNoReason() {
    assertThat(of("front-or-back 3 9 1", Convention.NORMAL)).isEmpty();
  }
}
