package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.phrase.BadInput;
import org.grundy.routes.RequestLimits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class AssistantToolTest {
  private static List<String> words(AssistantTool tool, Map<String, Object> arguments) {
    List<String> words = tool.words(arguments);
    assertThat(words.subList(0, 4)).containsExactly(tool.code(), "--lang=en", words.get(2),
        "--memory=" + RequestLimits.MEMORY / 1024 + "k");
    return words.subList(4, words.size());
  }

  @Test
  void arguments_becomeOptionsAndWords() {
    assertThat(words(AssistantTool.SOLVE, Map.of("position", " nim 3 4 ", "misere", true, "explain", "plan")))
        .containsExactly("--misere", "--explain=plan", "--", "nim 3 4");
    assertThat(words(AssistantTool.EVAL, Map.of("expression", "^", "all", false, "format", "json")))
        .containsExactly("--json", "--", "^");
    assertThat(words(AssistantTool.VALUES, Map.of("game", "kayles", "to", 83.0, "at", "10^18")))
        .containsExactly("--to=83", "--at=10^18", "--", "kayles");
    assertThat(words(AssistantTool.VALUES, Map.of("game", "kayles", "to", "83")))
        .containsExactly("--to=83", "--", "kayles");
    assertThat(words(AssistantTool.CONJECTURE, Map.of("data", "0,1"))).containsExactly("--data=0,1", "--");
    assertThat(words(AssistantTool.DRAW, Map.of("kind", "tree", "subject", "nim 1 2")))
        .containsExactly("--text", "--", "tree", "nim 1 2");
    assertThat(words(AssistantTool.DRAW, Map.of("kind", "position", "subject", "nim 1 2", "format", "svg")))
        .containsExactly("--", "nim 1 2");
  }

  @Test
  void times_areThoseOfTheWorkbench() {
    assertThat(AssistantTool.SOLVE.words(Map.of("position", "nim 3"))).contains("--time=5000ms");
    assertThat(AssistantTool.PROVE.words(Map.of("statement", "F1"))).contains("--time=120000ms");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', value = {"position~ -~ position: expected text, found '-'",
      "position~ ''~ position: expected text, found nothing",
      "format~ xml~ format: expected text, json, found 'xml'",
      "misere~ yes~ misere: expected true or false, found 'yes'",
      "rules~ X.java~ solve: there is no field 'rules'; the fields are position, misere, explain, format"})
  void wrongArguments_areRefused(String name, String value, String sentence) {
    var arguments = new HashMap<String, Object>(Map.of("position", "nim 3"));
    arguments.put(name, value);
    assertThatThrownBy(() -> AssistantTool.SOLVE.words(arguments)).isInstanceOf(BadInput.class)
        .hasMessage(sentence);
  }

  @Test
  void missingAndLargeArguments_areRefused() {
    assertThatThrownBy(() -> AssistantTool.SOLVE.words(Map.of()))
        .hasMessage("solve: the field position is missing");
    assertThatThrownBy(() -> AssistantTool.SOLVE.words(Map.of("position", "1".repeat(20_001))))
        .hasMessage("position: expected at most 20000 characters, found 20001");
    for (Object to : new Object[]{200_001, -1, 1.5, "1.5", "x", "-1"})
      assertThatThrownBy(() -> AssistantTool.VALUES.words(Map.of("game", "kayles", "to", to)))
          .hasMessageStartingWith("to: expected a whole number from 0 to 200000, found ");
  }

  /** No assistant reads or writes files, whatever it puts into its arguments. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"SOLVE; position; dag:pom.xml 0", "SOLVE; position; --rules=pom.xml",
      "PROVE; statement; ../pom.xml", "PROVE; statement; ../README.md", "VALUES; game; --file=values.bin",
      "DRAW; subject; --file=picture.svg", "CONJECTURE; rules; --svg=picture.svg"})
  void files_areOutOfReach(AssistantTool tool, String name, String value) {
    CommandRun.Ended ended = CommandRun.withoutFiles(tool.words(Map.of(name, value)), new Interruption()).ended();

    assertThat(ended.status()).isEqualTo(Exit.BAD_INPUT);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err()).hasLineCount(1);
  }

  /** Every option that a tool offers is one of its command. */
  @ParameterizedTest
  @EnumSource
  void tools_areCommands(AssistantTool tool) {
    assertThat(Main.commands()).contains(tool.code());
    String help = Run.of("help", tool.code()).out();
    @SuppressWarnings("unchecked") var properties = (Map<String, Map<String, Object>>) tool.schema().get("properties");
    properties.forEach((name, schema) -> {
      boolean option = schema.get("type").equals("boolean") || schema.get("type").equals("integer");
      if (option)
        assertThat(help).contains("--" + name);
    });
    assertThat(properties).isNotEmpty();
  }
}
