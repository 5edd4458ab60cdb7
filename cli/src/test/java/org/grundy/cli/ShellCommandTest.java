package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ShellCommandTest {
  private static final String PROMPT = "jshell> ";

  /** Each block of the guide is a session of its own: nothing that is typed fails, and what stands there is printed. */
  @TestFactory
  Stream<DynamicTest> shell_answersWhatTheGuideAsks() {
    return Page.read(Page.ROOT.resolve("docs/how-to/programmer.md")).fences().stream()
        .filter(fence -> fence.text().startsWith(PROMPT)).map(fence -> dynamicTest(fence.lines().getFirst(), () -> {
          String typed = fence.lines().stream().filter(line -> line.startsWith(PROMPT))
              .map(line -> line.substring(PROMPT.length()) + "\n").collect(Collectors.joining());
          Run run = Run.given(typed + "/exit\n", "shell");
          assertThat(run.out().lines()).containsAll(fence.lines());
          assertThat(run.out()).doesNotContain("Error:", "xception", "ruleset=");
          assertThat(run.err()).isEmpty();
          assertThat(run.status()).isZero();
        }));
  }

  @Test
  void shell_printsAnswersAsTheCommandsDo() {
    Run run = Run.given("""
        solve("wythoff", 7, 12)
        solve("nim 1 1 1", MISERE).outcome()
        g("{3|1}+*2").thermograph()
        values("take 1 or 4", 9)
        options("nim 3 4 5").filter(at -> solve(at, NORMAL).outcome().equals(Outcome.P)).toList().size()
        reachable("wythoff 6 6").filter(at -> solve(at, NORMAL).outcome().equals(Outcome.P)).count()
        prove("E n (n >= 1 & a(n) = 2n)")
        /exit
        """, "shell");
    assertThat(run.out()).contains("jshell> solve(", "the player to move wins", "==> P\n",
        "     1                       +          mast at 2\n", "[0, 1, 0, 1, 2, 0, 1, 0, 1, 2]", "==> 5\n", "FALSE")
        .doesNotContain("Error:", "ruleset=");
    assertThat(run.status()).isZero();
  }

  @Test
  void examplesOfTheHelp_run() {
    String examples = Run.of("help", "shell").out().lines().dropWhile(line -> !line.endsWith("grundy shell")).skip(1)
        .collect(Collectors.joining("\n"));
    assertThat(examples).contains("MISERE");
    assertThat(Run.given(examples + "\n/exit\n", "shell").out()).doesNotContain("Error:", "xception");
  }

  /** For notebooks, whose kernels run the same shell. */
  @Test
  void imports_standOnAPage() {
    assertThat(Page.read(Page.ROOT.resolve("docs/python.md")).fences())
        .filteredOn(fence -> fence.language().equals("jshell")).extracting(Page.Fence::text)
        .containsExactly(ShellCommand.STARTUP);
  }
}
