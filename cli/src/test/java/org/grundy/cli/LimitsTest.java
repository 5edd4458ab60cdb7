package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.assertj.core.api.SoftAssertions;
import org.grundy.testing.Tier;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every command ends at its limit, however large its input is: with an answer that a run without the limit confirms, or
 * with one sentence, which is one JSON object where that was asked for.
 */
@Tag("fuzz")
@Tag("alone")
class LimitsTest {
  /** A machine that does other work as well is given more time. */
  private static final Duration SLACK = Duration.ofMillis(Tier.nightly() ? 100 : 2_000);
  private static final int SLACK_PERCENT = 5;
  private static final List<Integer> STATUSES = List.of(Exit.ANSWERED, Exit.REFUTED, Exit.BAD_INPUT,
      Exit.BUDGET_SPENT);
  private static final List<Integer> MILLIS = List.of(1, 30, 200, 1_000);
  private static final List<String> OTHER_LIMITS = List.of("--nodes=1", "--nodes=39", "--nodes=1000", "--nodes=100000",
      "--memory=1m", "--memory=20m");
  /** The time limit of the run that a limited answer is compared with. */
  private static final String CONFIRMED_WITHIN = "--time=" + (Tier.nightly() ? 3 : 2) + "s";

  /** Loads the classes of all commands, which takes longer than the shortest limits. */
  @BeforeAll
  static void warmUp() {
    if (Tier.nightly())
      for (List<String> words : commands())
        run(with(words, CONFIRMED_WITHIN));
  }

  private record Ended(int status, String out, String err, Duration took) {
    boolean answered() {
      return status == Exit.ANSWERED || status == Exit.REFUTED;
    }
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

  private static List<String> with(List<String> words, String... more) {
    var all = new ArrayList<>(words);
    all.addAll(List.of(more));
    return all;
  }

  private static String shown(List<String> words) {
    String line = String.join(" ", words);
    return line.length() < 200 ? line
        : line.substring(0, 120) + "..." + line.substring(line.length() - 40) + " (" + line.length() + " characters)";
  }

  /** What is wrong with how a command ended; empty when nothing is. */
  private static Optional<String> wrong(Ended ended, boolean json) {
    if (!STATUSES.contains(ended.status))
      return Optional.of("status " + ended.status);
    if (json && (!ended.err.isEmpty() || !SameAnswer.isOneObject(ended.out)))
      return Optional.of("expected one JSON object and nothing else");
    if (!json && !ended.answered() && ended.err.lines().count() != 1)
      return Optional.of("expected one sentence on standard error");
    return Optional.empty();
  }

  private static String said(Ended ended) {
    String all = ended.out + ended.err;
    return "status " + ended.status + ": " + (all.length() < 600 ? all : all.substring(0, 600) + "...");
  }

  /** How many answers under a limit there were, and with how many there was something to compare. */
  private static final class Count {
    /** What the questions that were asked come to without their limits. */
    private final Map<List<String>, Ended> unlimited = new HashMap<>();
    private int cases;
    private int answers;
    private int confirmed;
    private final SoftAssertions softly = new SoftAssertions();

    private void check(List<String> words, Optional<String> limit, int millis, boolean json) {
      List<String> question = json ? with(words, "--json") : words;
      List<String> limited = with(question, "--time=" + millis + "ms");
      limit.ifPresent(limited::add);
      Ended ended = run(limited);
      cases++;
      checkTime(shown(limited), ended, millis);
      Optional<String> wrong = wrong(ended, json);
      wrong.ifPresent(what -> softly.fail("%s: %s%n%s", shown(limited), what, said(ended)));
      if (!ended.answered() || wrong.isPresent())
        return;
      answers++;
      Ended all = unlimited.computeIfAbsent(question, asked -> run(with(asked, CONFIRMED_WITHIN)));
      if (all.status == Exit.BUDGET_SPENT)
        return;
      confirmed++;
      Optional<String> other = all.status != ended.status ? Optional.of("status " + all.status)
          : SameAnswer.difference(json ? ended.out : ended.out + ended.err, all.out, json);
      other.ifPresent(what -> softly.fail("%s: without the limit %s%n%s%n%s", shown(limited), what, said(ended),
          said(all)));
    }

    private void checkTime(String what, Ended ended, int millis) {
      Duration slack = Duration.ofMillis(Math.max(SLACK.toMillis(), millis * SLACK_PERCENT / 100));
      softly.assertThat(ended.took()).as(what).isLessThan(Duration.ofMillis(millis).plus(slack));
    }

    private void tell(String what) {
      System.out.printf("limits of %s: %d runs, %d answers, %d of them compared, seed %d%n", what, cases, answers,
          confirmed, Tier.seed());
      softly.assertAll();
    }
  }

  private static List<List<String>> inputs(int everyCheck, int everyNight) {
    List<List<String>> inputs = new ArrayList<>(HostileInputs.all());
    Collections.shuffle(inputs, new Random(Tier.seed()));
    return inputs.subList(0, Math.min(inputs.size(), Tier.cases(everyCheck, everyNight)));
  }

  @Test
  void hostileInputs_endInTime() {
    var count = new Count();
    int i = 0;
    for (List<String> words : inputs(16, 600)) {
      int millis = MILLIS.get(i % (Tier.nightly() ? MILLIS.size() : 2));
      boolean json = i++ % 3 == 0;
      count.check(words, Optional.empty(), millis, json);
    }
    count.tell("time");
  }

  @Test
  void hostileInputs_endAtOtherLimits() {
    var count = new Count();
    int i = 0;
    for (List<String> words : inputs(12, 150)) {
      String limit = OTHER_LIMITS.get(i % OTHER_LIMITS.size());
      count.check(words, Optional.of(limit), 1_000, i++ % 2 == 0);
    }
    count.tell("memory and steps, hostile");
  }

  @Test
  void commands_answerWithinLimitsAsWithout() {
    var count = new Count();
    List<List<String>> commands = commands();
    int i = 0;
    for (List<String> words : commands)
      for (String limit : OTHER_LIMITS)
        if (Tier.nightly() || i++ % 5 == 0)
          for (boolean json : new boolean[]{false, true})
            count.check(words, Optional.of(limit), 60_000, json);
    count.tell("memory and steps");
    assertThat(count.confirmed).isGreaterThan(commands.size() / 3);
  }

  /** Each command that takes limits, with inputs of which most are answered within a second. */
  private static List<List<String>> commands() {
    return List.of(List.of("solve", "laskers-nim", "3", "5", "7"), List.of("solve", "domineering", "4x5"),
        List.of("solve", "wythoff", "6", "11"), List.of("solve", "kayles", "9", "9", "4"),
        List.of("solve", "clobber", "3x4"), List.of("solve", "domineering", "4x4", "--misere"),
        List.of("solve", "amazons", "4x4"), List.of("solve", "nim", "3", "4", "5", "--explain", "full"),
        List.of("solve", "chomp", "5x6"), List.of("solve", "0.77", "100"), List.of("eval", "domineering 4x4 + *2"),
        List.of("eval", "{3|1} + ^*", "--all"), List.of("values", "kayles", "--to", "200"),
        List.of("values", "0.07", "--to", "200", "--stats"), List.of("table", "wythoff", "--to", "20"),
        List.of("positions", "wythoff", "--first", "20"), List.of("conjecture", "kayles"),
        List.of("conjecture", "wythoff"), List.of("conjecture", "take 1, 3 or 4", "--misere"),
        List.of("prove", "A x, y (x + y = y + x)"), List.of("prove", "wythoff"), List.of("claims", "S21"),
        List.of("claims", "004.1"), List.of("days", "2"), List.of("strong", "clobber", "3x4"),
        List.of("word", "fibonacci", "--length", "50"),
        List.of("exercises", "nim", "--seed", "7"), List.of("draw", "strategy", "domineering", "4x4", "--text"),
        List.of("draw", "board", "wythoff", "--to", "30", "--text"), List.of("draw", "tree", "nim", "2", "2", "--text"),
        List.of("draw", "plot", "take(k,l) where k<2l and l<2k", "--to", "30", "--text"),
        List.of("draw", "thermograph", "domineering 3x4", "--text"), List.of("games"));
  }

  @Test
  void commandThatDoesNotNotice_isLeft_withOneSentence() {
    Ended ended = run(List.of("claims", "--time", "1ms"));
    assertThat(ended.status()).isEqualTo(Exit.BUDGET_SPENT);
    Ended json = run(List.of("solve", "nim", "9".repeat(20_000), "--time", "1ms", "--json"));
    assertThat(json.status()).isIn(Exit.BUDGET_SPENT, Exit.ANSWERED);
    assertThat(json.out().lines()).hasSize(1);
  }
}
