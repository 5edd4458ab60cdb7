package org.grundy.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.line.LineReader;
import org.grundy.game.line.PlainLine;
import org.grundy.game.line.RandomLines;
import org.grundy.phrase.BadInput;
import org.grundy.solve.grundy.NimSequence;
import org.grundy.testing.Fuzz;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Conjectures of random rule lines: the values that they begin with are the mex of the moves that the line says, every form
 * agrees with its table from 0 on, what is proved agrees with listed moves beyond it, and around the numbers in the line,
 * and the program that is emitted gives the same values at every n.
 */
@Tag("fuzz")
class ConjectureFuzzTest {
  private static final long STEPS = 400_000;
  private static final int PLAIN = 20;
  private static final int LISTED = 400;
  private static final int RUN = 130;
  private static final Pattern NUMBER = Pattern.compile("(?<![\\d^])\\d{1,3}(?!\\d)");

  /** A program and the values that it is to give. */
  private record Program(String line, String text, String name, List<Long> values) {
  }

  @TempDir private Path folder;
  private final List<Program> programs = new ArrayList<>();

  @Test
  void conjectures_holdWhereTheySay() throws IOException, InterruptedException {
    Fuzz.named("conjectures").cases(40, 4000).check(RandomLines::next, this::check);
    assertThat(programs).hasSizeGreaterThan(10);
    programsGiveTheirValues();
  }

  private void check(String text) {
    HeapGame game;
    Conjecture conjecture;
    try {
      game = (HeapGame) LineReader.read(text.replace("either ", ""));
      conjecture = new Conjecturer(Budget.ofWork(STEPS)).ofGame(game);
    } catch (BadInput | BudgetSpent _) {
      return;
    }
    long[] values = conjecture.values();
    PlainLine plain = PlainLine.of(text);
    for (int n = 0; n < Math.min(values.length, plain.letters() > 1 ? PLAIN / 2 : PLAIN); n++) {
      var met = new BitSet();
      plain.options(n, plain.letters() > 1 ? n + 3 : 8L * n + 120).forEach(left -> met.set(left.stream()
          .mapToInt(size -> (int) values[Math.toIntExact(size)]).reduce(0, (a, b) -> a ^ b)));
      assertThat(values[n]).as("G(%d)", n).isEqualTo(met.nextClearBit(0));
    }
    conjecture.found().ifPresent(found -> {
      for (long n = found.form().from(); n < values.length; n++)
        assertThat(found.form().at(n)).as("%s at %d", found.form(), n).isEqualTo(values[(int) n]);
      if (found.proved() && !(found.form() instanceof ListedForm))
        proved(text, game, found.form());
      programs.add(program(text, conjecture, found, "g", values));
    });
    conjecture.losing().ifPresent(losing -> {
      long[] zeros = values.clone();
      java.util.Arrays.setAll(zeros, n -> values[n] == 0 ? 1 : 0);
      programs.add(program(text, conjecture, losing, "lost", zeros));
    });
  }

  private static Program program(String text, Conjecture conjecture, Conjecture.Found found, String name,
      long[] values) {
    var known = new ArrayList<Long>();
    for (int n = 0; n < Math.min(values.length, RUN); n++)
      known.add(values[n]);
    return new Program(text, conjecture.program(Code.PYTHON, found), name, known);
  }

  private static void proved(String text, HeapGame game, ClosedForm form) {
    int most = NUMBER.matcher(text).results().mapToInt(m -> Integer.parseInt(m.group())).max().orElse(0) + 20;
    NimSequence listed = NimSequence.listing(game);
    try {
      listed.fill(Math.max(LISTED, most), Budget.ofWork(20 * STEPS));
    } catch (BudgetSpent _) {
      // as far as it went
    }
    for (int n = (int) form.from(); n < Math.min(listed.filled(), Math.max(LISTED, most) + 1L); n++)
      assertThat(form.at(n)).as("%s, proved, at %d", form, n).isEqualTo(listed.value(n));
  }

  /** All in one run of an interpreter, where there is one. */
  private void programsGiveTheirValues() throws IOException, InterruptedException {
    if (!CodeTest.present("python3", "--version"))
      return;
    var source = new StringBuilder("""
        def run(text, name, count):
          scope = {}
          exec(text, scope)
          print(' '.join(str(int(scope[name](n))) for n in range(count)))
        """);
    for (Program program : programs)
      source.append("run('''").append(program.text).append("''', '").append(program.name).append("', ")
          .append(program.values.size()).append(")\n");
    Path file = folder.resolve("programs.py");
    Files.writeString(file, source);
    List<String> printed = CodeTest.run("python3", file.toString()).lines().toList();
    for (int i = 0; i < programs.size(); i++)
      assertThat(printed.get(i)).as("%s%n%s", programs.get(i).line, programs.get(i).text)
          .isEqualTo(String.join(" ", programs.get(i).values.stream().map(Object::toString).toList()));
  }
}
