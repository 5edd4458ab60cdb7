package org.grundy.solve.canonical;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.grid.Grid;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.SearchEvidence;
import org.grundy.solve.search.SearchAlone;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.canonical.Form;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.ShortGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalFormsTest {
  private static Reply.Answer answer(String position) {
    Question question = new Question(Catalog.standard().read(position).position(), Convention.NORMAL);
    return (Reply.Answer) new Solver(Budget.unlimited()).solve(question);
  }

  private static String value(String position) {
    return answer(position).worth() instanceof Form form ? ValueText.ascii(form.values()).of(form.value())
        : "no form";
  }

  /** Berlekamp, Conway, Guy, Winning Ways, 2nd edition, 2001, chapter 5: Domineering; chapter 1: Hackenbush. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"domineering 1x2; -1", "domineering 2x2; +-1", "domineering 2x3; {2|-1/2}",
      "domineering 2x4; Miny(2)", "domineering 3x3; +-1", "domineering ./.; 1", "domineering ../.#; *",
      "domineering 4x4; +-{0,{{2|0},2+Tiny(2)|Miny(2),{2|0}}}", "hackenbush 0-1b 1-2r; 1/2",
      "hackenbush 0-1b 1-2r 2-3b; 3/4",
      "hackenbush 0-1g 1-2b; ^*"})
  void valuesOfBoards_areThePublished(String position, String value) {
    if (value.equals("*"))
      assertThat(value(position)).isEqualTo("*");
    else if (value.equals("^*"))
      assertThat(answer(position).outcome()).isEqualTo(Outcome.N);
    else
      assertThat(value(position)).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"nim 3 4 + *2; *5", "{3|1} - {3|1}; 0", "1 + domineering 2x2; {2|0}",
      "domineering 2x3 - domineering 2x3; 0", "*2 + domineering 2x2; +-(1*2)", "{1 + *|0} + 1; {2*|1}",
      "northcott x.o + domineering 2x2; +-(1*)", "-{3|1} + 2; {1|-1}"})
  void sumsOfBoardsAndValues_addUp(String position, String value) {
    String found = value(position);
    assertThat(found).isEqualTo(value.equals("{1|-1}") ? "+-1" : value);
  }

  @Test
  void outcomesByForms_areThoseBySearch() {
    var random = new SplittableRandom(11);
    for (int i = 0; i < 60; i++) {
      String text = board(random) + (random.nextBoolean() ? " + " : " - ") + board(random);
      var position = Catalog.standard().read(text).position();
      Outcome searched = SearchAlone.outcome(position, Convention.NORMAL);
      Reply.Answer answer = answer(text);
      assertThat(answer.outcome()).as(text).isEqualTo(searched);
      assertThat(answer.evidence().getFirst()).isInstanceOf(CanonicalEvidence.class);
    }
  }

  private static String board(SplittableRandom random) {
    return "domineering " + random.ints(3, 0, 1).mapToObj(_ -> random.ints(3, 0, 5).mapToObj(n -> n == 0 ? "#" : ".")
        .collect(Collectors.joining())).collect(Collectors.joining("/"));
  }

  /** Separate boards in one position: the form of their sum may have a hundred thousand others under it. */
  @Test
  void winnerOfSeparateBoards_isThatOfTheSumOfTheirValues() {
    var random = new SplittableRandom(12);
    for (int i = 0; i < 3; i++) {
      List<Grid> boards = Stream.generate(() -> stones(random)).limit(4).toList();
      String whole = IntStream.range(0, 3).mapToObj(row -> boards.stream().map(board -> board.line(row))
          .collect(Collectors.joining("#"))).collect(Collectors.joining("/"));
      var values = new ShortGames(Budget.unlimited());
      int[] each = boards.stream().mapToInt(board -> new Solver(Budget.unlimited())
          .form(Catalog.standard().read("clobber " + board).position(), values).orElseThrow()).toArray();
      var solver = new Solver(Budget.unlimited());
      var question = new Question(Catalog.standard().read("clobber " + whole).position(), Convention.NORMAL);
      assertThat(solver.outcome(question)).as(whole).contains(values.outcome(each));
      assertThat(solver.valued()).isPositive();
    }
  }

  private static Grid stones(SplittableRandom random) {
    return Grid.of(IntStream.range(0, 3).mapToObj(_ -> random.ints(4, 0, 2).mapToObj(n -> n == 0 ? "x" : "o")
        .collect(Collectors.joining())).toList());
  }

  @Test
  void positionsValued_areToldWhenTheBudgetEnds() {
    Question question = new Question(Catalog.standard().read("domineering 8x8").position(), Convention.NORMAL);
    var reply = (Reply.GaveUp) new Solver(Budget.ofWork(200_000)).solve(question);
    assertThat(reply.reached().toString()).contains("positions were evaluated");
  }

  @Test
  void forms_giveWayToASearchWhenTheyTakeTooMuch() {
    Question question = new Question(Catalog.standard().read("domineering 4x5").position(), Convention.NORMAL);
    var reply = new Solver(Budget.ofWork(60_000)).solve(question);
    assertThat(reply).isInstanceOf(Reply.Answer.class);
    assertThat(((Reply.Answer) reply).evidence().getFirst()).isInstanceOf(SearchEvidence.class);
  }
}
