package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.grundy.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every command ends at its limit with an answer or a sentence, however large its input is. */
@Tag("fuzz")
class LimitsTest {
  private static final Duration SLACK = Duration.ofMillis(Tier.nightly() ? 100 : 2_000);
  private static final List<Integer> STATUSES = List.of(Exit.ANSWERED, Exit.REFUTED, Exit.BAD_INPUT,
      Exit.BUDGET_SPENT);

  private record Ended(int status, String out, String err, Duration took) {
  }

  private static Ended run(List<String> words) {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    var written = new StandardOutput(out);
    var said = new StandardOutput(err);
    var console = new Console(InputStream.nullInputStream(), written.text(StandardCharsets.UTF_8),
        said.text(StandardCharsets.UTF_8));
    int status = Main.limited(console, written, said, _ -> {
    }, words.toArray(String[]::new));
    Duration took = console.limit().spent();
    console.out().flush();
    return new Ended(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8), took);
  }

  private static String shown(List<String> words) {
    String line = String.join(" ", words);
    return line.length() < 200 ? line : line.substring(0, 150) + "... (" + line.length() + " characters)";
  }

  @Test
  void hostileInputs_endAtTheLimit() {
    List<List<String>> inputs = new ArrayList<>(HostileInputs.all());
    Collections.shuffle(inputs, new Random(Tier.seed()));
    int[] millis = {1, 30, 200, 1_000};
    int cases = Math.min(inputs.size(), Tier.cases(20, inputs.size()));
    for (int i = 0; i < cases; i++) {
      int limit = millis[i % (Tier.nightly() ? millis.length : 2)];
      var words = new ArrayList<>(inputs.get(i));
      words.addAll(List.of("--time", limit + "ms"));
      Ended ended = run(words);
      assertThat(ended.status()).as("%s%n%s", shown(words), ended.err()).isIn(STATUSES);
      Duration slack = Duration.ofMillis(Math.max(SLACK.toMillis(), limit / 20));
      assertThat(ended.took()).as(shown(words)).isLessThan(Duration.ofMillis(limit).plus(slack));
      if (ended.status() == Exit.BAD_INPUT || ended.status() == Exit.BUDGET_SPENT)
        assertThat(ended.out() + ended.err()).as(shown(words)).isNotBlank();
    }
    System.out.printf("limits: %d of %d inputs, seed %d%n", cases, inputs.size(), Tier.seed());
  }

  @Test
  void commandThatDoesNotNotice_isLeft_withOneSentence() {
    Ended ended = run(List.of("claims", "--time", "1ms"));
    assertThat(ended.status()).isEqualTo(Exit.BUDGET_SPENT);
    Ended json = run(List.of("solve", "nim", "9".repeat(20_000), "--time", "1ms", "--json"));
    assertThat(json.status()).isIn(Exit.BUDGET_SPENT, Exit.ANSWERED);
    assertThat(json.out().lines()).hasSize(1);
  }

  @Test
  void stepsAndMemory_areLimitsToo() {
    for (String limit : List.of("--nodes=1", "--nodes=39", "--nodes=1000", "--memory=1m"))
      for (List<String> words : List.of(List.of("solve", "laskers-nim", "3", "5", "7"),
          List.of("solve", "domineering", "5x5"), List.of("draw", "strategy", "domineering", "4x5", "--text"),
          List.of("draw", "board", "wythoff", "--to", "60", "--text"), List.of("claims", "S21"),
          List.of("draw", "plot", "take(k,l) where k<2l and l<2k", "--to", "40", "--text"))) {
        var limited = new ArrayList<>(words);
        limited.add(limit);
        Ended ended = run(limited);
        assertThat(ended.status()).as("%s%n%s", shown(limited), ended.err()).isIn(Exit.ANSWERED, Exit.BUDGET_SPENT);
      }
  }
}
