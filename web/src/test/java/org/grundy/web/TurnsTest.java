package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.grundy.web.Turns.Turn;
import org.junit.jupiter.api.Test;

class TurnsTest {
  @Test
  void moreThanMayTakeTurns_areRefused() {
    var turns = new Turns(1, 2);
    Turn first = turns.join().orElseThrow();
    assertThat(turns.join()).isPresent();
    assertThat(turns.join()).isEmpty();
    first.leave();
    assertThat(turns.size()).isEqualTo(1);
    assertThat(turns.join()).isPresent();
  }

  /** Each worker runs until it has seen all the others run: nobody starves, and at most two run at once. */
  @Test
  void everybodyHasTurns_aFewAtOnce() throws Exception {
    var turns = new Turns(2, 5);
    var working = new AtomicInteger();
    var most = new AtomicInteger();
    var seen = new AtomicInteger();
    Callable<Void> work = () -> {
      Turn turn = turns.join().orElseThrow();
      turn.await();
      seen.incrementAndGet();
      working.incrementAndGet();
      while (seen.get() < 5) {
        most.accumulateAndGet(working.get(), Math::max);
        Thread.sleep(1);
        working.decrementAndGet();
        turn.await();
        working.incrementAndGet();
      }
      working.decrementAndGet();
      turn.leave();
      return null;
    };
    try (ExecutorService workers = Executors.newFixedThreadPool(5)) {
      for (Future<Void> one : workers.invokeAll(Stream.generate(() -> work).limit(5).toList()))
        one.get();
    }
    assertThat(most.get()).isBetween(1, 2);
    assertThat(turns.size()).isZero();
  }

  @Test
  void whoeverIsToldToEndBeforeStandingStill_doesNot() {
    var turns = new Turns(1, 3);
    assertThat(turns.join()).isPresent();
    Turn other = turns.join().orElseThrow();
    other.end();
    assertThat(turns.join()).isPresent();
    LockSupport.parkNanos(60_000_000);
    other.await();
    other.leave();
    assertThat(turns.size()).isEqualTo(2);
  }

  @Test
  void whoseWorkIsOver_goesOnAtOnce() {
    var turns = new Turns(1, 3);
    List<Turn> all = Stream.generate(() -> turns.join().orElseThrow()).limit(3).toList();
    all.get(2).end();
    all.get(2).await();
    all.get(2).leave();
    all.get(0).leave();
    all.get(1).await();
    assertThat(turns.size()).isEqualTo(1);
  }
}
