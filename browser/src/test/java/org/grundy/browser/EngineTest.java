package org.grundy.browser;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.routes.Complaints;
import org.grundy.routes.RequestLimits;
import org.grundy.testing.Fuzz;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The engine as a script against the same classes on the JVM: the same requests, and byte for byte the same answers. */
@Tag("fuzz")
class EngineTest {
  /** Where the build leaves the script. */
  private static final Path BUILT = Path.of(System.getProperty("grundy.engine", "target/engine"));
  private static final String SENTENCES = "Games\nBoards\nShow theory\n{0:move|moves}";
  /** What either side says, in any language, when its time or memory is over, which depends on the machine. */
  private static final List<String> SPENT = Stream.concat(Stream.of("\\\"gaveUp\\\""),
      Stream.of(Language.values()).map(Voice::of).flatMap(voice -> Stream.of(voice.say(Complaints.FULL),
          voice.say(Complaints.tooLong(Duration.ZERO)).split("0")[0])))
      .toList();

  private static Process node;
  private static BufferedWriter asked;
  private static BufferedReader answered;

  @BeforeAll
  static void start(@TempDir Path folder) throws IOException {
    assumeTrue(hasNode(), "node is not installed");
    assertThat(BUILT.resolve("engine.js")).exists();
    try (Stream<Path> files = Files.list(BUILT)) {
      for (Path file : files.filter(Files::isRegularFile).toList())
        Files.copy(file, folder.resolve(file.getFileName().toString().replace("engine.js", "engine.mjs")));
    }
    Path script = folder.resolve("answer.mjs");
    try (var in = Objects.requireNonNull(EngineTest.class.getResourceAsStream("answer.mjs"))) {
      Files.copy(in, script, StandardCopyOption.REPLACE_EXISTING);
    }
    node = new ProcessBuilder("node", script.toString(), folder.toString(), SENTENCES)
        .redirectError(ProcessBuilder.Redirect.INHERIT).start();
    asked = node.outputWriter(StandardCharsets.UTF_8);
    answered = node.inputReader(StandardCharsets.UTF_8);
    Engine.begin(SENTENCES);
  }

  private static boolean hasNode() throws IOException {
    try {
      return new ProcessBuilder("node", "--version").redirectOutput(ProcessBuilder.Redirect.DISCARD).start()
          .waitFor(10, TimeUnit.SECONDS);
    } catch (IOException _) {
      return false;
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  @AfterAll
  static void stop() {
    if (node != null)
      node.destroy();
  }

  @Test
  void answers_areThoseOfTheJvm() {
    var counts = new int[2];
    Fuzz.named("engine").cases(200, 20_000).check(RandomRequests::next, request -> {
      String here = onTheJvm(request);
      String there = inNode(request);
      counts[0]++;
      if (SPENT.stream().anyMatch(said -> here.contains(said) || there.contains(said)))
        counts[1]++;
      else
        assertThat(there).isEqualTo(here);
    });
    System.out.println("engine: " + counts[0] + " answers compared, " + counts[1] + " undecided");
    assertThat(counts[1]).isLessThan(counts[0] / 20 + 1);
  }

  /** No timer runs beside the script, so it has to look at the clock itself, however long a step takes. */
  @ParameterizedTest
  @ValueSource(strings = {"domineering 7x7", "clobber 6x6", "hackenbush 0-1b 0-2r 0-3b 1-2r 1-3b 2-3r 1-4r 2-4b 3-4r "
      + "0-5r 1-5b 2-5r 3-5b 4-5r 0-6b 1-6r 2-6b 3-6r 4-6b 5-6r 0-7r 1-7b 2-7r 3-7b 4-7r 5-7b 6-7r"})
  void deadline_endsValuesThatTakeLong(String expression) throws IOException {
    long start = System.nanoTime();
    String answer = inNode(RandomRequests.value(expression));
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(RequestLimits.SHORT.multipliedBy(2));
    assertThat(answer).contains(Voice.of(Language.EN).say(Complaints.tooLong(RequestLimits.SHORT)));
  }

  /** A script's stack is small: what goes too deep for it is refused in a sentence, and the next request is answered. */
  @Test
  void deepQuestion_isRefused_andTheNextIsAnswered() throws IOException {
    String path = IntStream.range(0, 1000).mapToObj(node -> (node + 1) + "-" + node).collect(joining(","));
    String answer = inNode(RandomRequests.value("dag:" + path + " 1000 + {1|-1}"));
    assertThat(answer).contains(Voice.of(Language.EN).say(Complaints.DEEP));
    assertThat(inNode(RandomRequests.value("{1|-1}"))).isEqualTo(onTheJvm(RandomRequests.value("{1|-1}")));
  }

  private static String onTheJvm(String request) {
    var events = new ArrayList<String>();
    Engine.answer(request, (name, document) -> {
      if (!name.equals("progress"))
        events.addAll(List.of(name, document));
    });
    ArrayNode line = JsonNodeFactory.instance.arrayNode();
    events.forEach(line::add);
    return line.toString();
  }

  private static String inNode(String request) throws IOException {
    asked.write(request);
    asked.newLine();
    asked.flush();
    return Objects.requireNonNull(answered.readLine(), "node ended");
  }
}
