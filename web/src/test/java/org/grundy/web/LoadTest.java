package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Many asking at once, over the loopback. {@code -Dgrundy.load=30} asks for 30 s and prints the table of
 * {@code docs/explanation/performance.md}; without it the same goes on for a second and nothing is printed.
 */
@Tag("alone")
class LoadTest {
  private static final int SECONDS = Integer.getInteger("grundy.load", 0);
  private static final int PEOPLE = 16;
  /** Labs that are worked on or wait: as many proofs, asked for at once, are answered. */
  private static final int PLACES = Math.max(2, Runtime.getRuntime().availableProcessors()) + 4;
  /** For half of all answers; generous, since other programs may keep the machine busy. */
  private static final long MEDIAN_NANOS = SECONDS > 0 ? 1_000_000_000 : 3_000_000_000L;

  @AutoClose private static final Server server = new Server();

  private static Map<String, Supplier<Server.Reply>> questions() {
    var questions = new LinkedHashMap<String, Supplier<Server.Reply>>();
    questions.put("match", () -> server.post("/api/match", "{\"start\":\"domineering 5x5\",\"moves\":[\"a1 a2\"]}"));
    questions.put("touch",
        () -> server.post("/api/touch",
            "{\"start\":\"marienbad\",\"touches\":[{\"board\":0,\"part\":3,\"level\":4}]}"));
    questions.put("reply", () -> server.post("/api/reply", "{\"start\":\"marienbad\",\"moves\":[\"0 0 0 1\"]}"));
    questions.put("answer", () -> server.post("/api/answer", "{\"start\":\"wythoff 6 11\"}"));
    questions.put("review", () -> server.post("/api/review", "{\"start\":\"nim 3 4 5\",\"moves\":[\"2 0 0\"]}"));
    questions.put("table", () -> server.get("/api/table", Map.of("game", "wythoff", "to", "40")));
    questions.put("value", () -> server.get("/api/value", Map.of("expression", "domineering 2x3")));
    questions.put("words", () -> server.get("/api/words", Map.of("lang", "hr")));
    return questions;
  }

  @Test
  void manyPeople_areAllAnsweredSoon() throws Exception {
    Map<String, Supplier<Server.Reply>> questions = questions();
    Map<String, List<Long>> times = new LinkedHashMap<>();
    questions.keySet().forEach(name -> times.put(name, Collections.synchronizedList(new ArrayList<>())));
    questions.values().forEach(question -> assertThat(question.get().status()).isEqualTo(200));
    long begun = System.nanoTime();
    long end = begun + Math.max(1, SECONDS) * 1_000_000_000L;
    try (var people = Executors.newFixedThreadPool(PEOPLE)) {
      Callable<Integer> person = () -> {
        int request = 0;
        while (System.nanoTime() < end)
          for (var question : questions.entrySet()) {
            long from = System.nanoTime();
            Server.Reply reply = question.getValue().get();
            times.get(question.getKey()).add(System.nanoTime() - from);
            assertThat(reply.status()).as(question.getKey() + ": " + reply.text()).isEqualTo(200);
            request++;
          }
        return request;
      };
      int request = 0;
      for (Future<Integer> one : people.invokeAll(Collections.nCopies(PEOPLE, person)))
        request += one.get();
      if (SECONDS > 0)
        System.out.printf("%d people, %.0f answers a second%n", PEOPLE, request * 1e9 / (System.nanoTime() - begun));
    }
    times.forEach((name, all) -> {
      long[] sorted = all.stream().mapToLong(Long::longValue).sorted().toArray();
      if (SECONDS > 0)
        System.out.printf("%-8s %6d   median %6.1f ms   99 of 100 %6.1f ms   worst %6.1f ms%n", name, sorted.length,
            sorted[sorted.length / 2] / 1e6, sorted[sorted.length * 99 / 100] / 1e6, Arrays.stream(sorted).max()
                .orElse(0) / 1e6);
      assertThat(sorted[sorted.length / 2]).as("median of " + name).isLessThan(MEDIAN_NANOS);
    });
  }

  /** Long questions have places of their own, and more of them than can be worked on are refused. */
  @Test
  void touches_doNotWaitForProofs() throws Exception {
    try (var people = Executors.newFixedThreadPool(20)) {
      Callable<Integer> proof = () -> server.get("/api/prove", Map.of("statement", "T5")).status();
      List<Future<Integer>> proofs = new ArrayList<>();
      for (int i = 0; i < 20; i++)
        proofs.add(people.submit(proof));
      long worst = 0;
      for (int i = 0; i < 20; i++) {
        long from = System.nanoTime();
        assertThat(
            server.post("/api/touch", "{\"start\":\"marienbad\",\"touches\":[{\"board\":0,\"part\":3,\"level\":4}]}")
                .status())
            .isEqualTo(200);
        worst = Math.max(worst, System.nanoTime() - from);
      }
      if (SECONDS > 0) {
        System.out.printf("a touch while 20 proofs are asked for: at worst %.1f ms%n", worst / 1e6);
        assertThat(worst).isLessThan(2_000_000_000L);
      }
      List<Integer> ends = new ArrayList<>();
      for (Future<Integer> one : proofs)
        ends.add(one.get());
      assertThat(ends).isSubsetOf(200, 503);
      assertThat(Collections.frequency(ends, 200)).as("answers: %s", ends).isGreaterThanOrEqualTo(PLACES);
    }
  }

  /** Boards that fill the heap unless it is large: each is answered or ends with a sentence, and so is what comes after. */
  @Test
  void memory_isSharedByAll() throws Exception {
    try (var people = Executors.newFixedThreadPool(8)) {
      Callable<Server.Reply> board = () -> server.get("/api/value", Map.of("expression", "clobber 5x6"));
      for (Future<Server.Reply> one : people.invokeAll(Collections.nCopies(8, board)))
        if (one.get().status() != 200)
          assertThat(one.get().message()).as("status %d", one.get().status()).startsWith("Not decided");
    }
    assertThat(server.get("/api/value", Map.of("expression", "^ + *")).status()).isEqualTo(200);
  }
}
