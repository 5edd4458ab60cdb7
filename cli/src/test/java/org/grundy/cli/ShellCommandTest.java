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
        /exit
        """;
    var out = new ByteArrayOutputStream();
    var printed = new PrintStream(out, true, StandardCharsets.UTF_8);
    int status = Main.run(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)), printed, printed, "shell");
    String text = out.toString(StandardCharsets.UTF_8);
    assertThat(text).contains("jshell> solve(", "the player to move wins", "     1                       +\n",
        "[0, 1, 0, 1, 2, 0, 1, 0, 1, 2]");
    assertThat(status).isZero();
  }
}
