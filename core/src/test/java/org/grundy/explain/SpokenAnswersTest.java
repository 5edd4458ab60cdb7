package org.grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.grundy.catalog.Catalog;
import org.grundy.draw.ReportText;
import org.grundy.draw.TextOptions;
import org.grundy.effort.Budget;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole answers in every language, compared with what a person has read: {@code answers.hr.txt} beside this class. */
class SpokenAnswersTest {
  private static final List<String> ASKED = List.of("wythoff 6 11", "wythoff 6 10", "marienbad", "nim 18 6 3 20 9",
      "nim 3 4 + wythoff 2 5 + kayles 9", "domineering 2x4", "front-or-back 3 9 1 2");

  @ParameterizedTest
  @EnumSource
  void answers_readAsWritten(Language language) throws IOException {
    String spoken = ASKED.stream().map(text -> "$ " + text + "\n" + answer(text, language))
        .collect(Collectors.joining("\n\n")) + "\n";
    assertThat(spoken).isEqualTo(written("answers." + language.code() + ".txt"));
  }

  @ParameterizedTest
  @EnumSource
  void answers_fitThePage(Language language) {
    for (String text : ASKED)
      assertThat(answer(text, language).lines()).allMatch(line -> line.length() <= TextOptions.WIDTH);
  }

  private static String answer(String text, Language language) {
    var solver = new Solver(Budget.unlimited());
    Catalog.Setup setup = Catalog.standard().read(text);
    var question = new Question(setup.position(), setup.convention().orElse(Convention.NORMAL));
    Report report = new Explainer(solver, false).report((Reply.Answer) solver.solve(question));
    return String.join("\n", ReportText.lines(report, TextOptions.of(Voice.of(language))));
  }

  private static String written(String file) throws IOException {
    try (InputStream in = Objects.requireNonNull(SpokenAnswersTest.class.getResourceAsStream(file), file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
