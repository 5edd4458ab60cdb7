package example;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.grundy.Grundy;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;

/** What a program outside Grundy prints when it does not catch bad input: the sentence, the call, and where it stands. */
class UncaughtBadInputTest {
  @Test
  void traces_beginWithTheCall() {
    Map<String, ThrowingCallable> calls = Map.of("Grundy.solve", () -> Grundy.solve("nim 3 x"),
        "Grundy.g", () -> Grundy.g("{3|"), "Grundy.values", () -> Grundy.values("kayles", -1), "Grundy.options",
        () -> Grundy.options("domineering 2x2"), "Grundy.game", () -> Grundy.game(Path.of("none.java")), "Value.is",
        () -> Grundy.g("1").is("Mean"), "Value.ask", () -> Grundy.g("1").ask("Foo"));
    calls.forEach((name, call) -> {
      BadInput bad = catchThrowableOfType(BadInput.class, call);
      List<String> lines = printed(bad);
      assertThat(lines.get(0)).isEqualTo("org.grundy.phrase.BadInput: " + bad.getMessage());
      assertThat(lines.get(1)).containsPattern("\\sat (.*/)?org\\.grundy\\." + name + "\\(");
      assertThat(lines.get(2)).contains(UncaughtBadInputTest.class.getName());
    });
    assertThat(catchThrowableOfType(BadInput.class, () -> Grundy.solve("nim 3 x")))
        .hasMessage("heap 2: expected a whole number, 0 or more, found 'x'");
  }

  private static List<String> printed(BadInput bad) {
    var out = new StringWriter();
    bad.printStackTrace(new PrintWriter(out));
    return out.toString().lines().toList();
  }
}
