package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The lines that the guide shows, typed into the shell. */
class ShellCommandTest {
  @Test
  void shell_answersWhatTheGuideAsks() {
    String typed = """
        solve("wythoff", 7, 12)
        g("{3|1}+*2").thermograph()
        values("take 1 or 4", 9)
        options("nim 3 4 5").filter(at -> solve(at, NORMAL).outcome().equals(Outcome.P)).toList().size()
        reachable("wythoff 6 6").filter(at -> solve(at, NORMAL).outcome().equals(Outcome.P)).count()
        class Squares implements HeapGame { public String name() { return "squares"; } public void from(long n, Become out) { for (long k = 1; k * k <= n; k++) out.heap(n - k * k); } }
        values(new Squares(), 9)
        solve(new Squares(), "18 5").outcome()
        conjecture("(k,0) (0,k)")
        options("nim 2").toList()
        /exit
        """;
    var out = new ByteArrayOutputStream();
    var printed = new PrintStream(out, true, StandardCharsets.UTF_8);
    int status = Main.run(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)), printed, printed, "shell");
    String text = out.toString(StandardCharsets.UTF_8);
    assertThat(text)
        .contains("jshell> solve(", "the player to move wins", "     1                       +          mast at 2\n",
            "[0, 1, 0, 1, 2, 0, 1, 0, 1, 2]", "==> 5\n",
            "[0, 1, 0, 1, 2, 0, 1, 0, 1, 2]", "==> N\n", "G(x, y) = x ^ y")
        .doesNotContain("Error:", "ruleset=");
    assertThat(status).isZero();
  }

  /** For notebooks, whose kernels run the same shell. */
  @Test
  void imports_standOnAPage() {
    assertThat(Page.read(Page.ROOT.resolve("docs/python.md")).fences())
        .filteredOn(fence -> fence.language().equals("jshell")).extracting(Page.Fence::text)
        .containsExactly(ShellCommand.STARTUP);
  }
}
