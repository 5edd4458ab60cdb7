package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class StandardOutputTest {
  /** Lines that others go on to write do not keep the thread that took over from writing to the same stream of text. */
  @Test
  @Timeout(20)
  void afterTakingOver_onlyOneThreadWrites_andWaitsForNobody() throws InterruptedException {
    var bytes = new ByteArrayOutputStream();
    var written = new StandardOutput(bytes);
    PrintStream text = written.text(StandardCharsets.UTF_8);
    var begun = new CountDownLatch(1);
    var running = Thread.ofPlatform().daemon().start(() -> {
      while (!Thread.currentThread().isInterrupted()) {
        text.println("line");
        begun.countDown();
      }
    });
    begun.await();
    written.takeOver();
    text.println("last");
    text.flush();
    int length = bytes.size();
    Thread.sleep(Duration.ofMillis(50));
    assertThat(bytes.size()).isEqualTo(length);
    assertThat(bytes.toString(StandardCharsets.UTF_8)).matches("(line\\R)*last\\R");
    running.interrupt();
    running.join();
  }
}
