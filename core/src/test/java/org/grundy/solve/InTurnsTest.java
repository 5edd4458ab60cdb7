package org.grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.locks.LockSupport;
import org.grundy.catalog.Catalog;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.Resumable;
import org.grundy.solve.engine.SearchEvidence;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InTurnsTest {
  private static final Question QUESTION = question("domineering 2x2");
  private static final long NEVER = Long.MAX_VALUE;

  /** An engine that answers after some steps, and says that it is some doublings away from that. */
  private static class Worker implements Resumable {
    private final long needed;
    private final int doublings;
    private long done;

    Worker(long needed, int doublings) {
      this.needed = needed;
      this.doublings = doublings;
    }

    @Override
    public Attempt attempt(Question question) {
      return attempt(question, needed, FOREVER).orElseThrow();
    }

    @Override
    public Optional<Attempt> attempt(Question question, long steps, Duration time) {
      done += Math.min(steps, needed - done);
      return done < needed ? Optional.empty()
          : Optional.of(Attempt.found(new Worth.Only(Outcome.P), new SearchEvidence(done)));
    }

    @Override
    public OptionalInt doublings() {
      return OptionalInt.of(doublings);
    }
  }

  private static final class Refusing implements Resumable {
    @Override
    public Attempt attempt(Question question) {
      return Attempt.notApplicable("no");
    }

    @Override
    public Optional<Attempt> attempt(Question question, long steps, Duration time) {
      return Optional.of(attempt(question));
    }
  }

  private static Question question(String position) {
    return new Question(Catalog.standard().read(position).position(), Convention.NORMAL);
  }

  private static Attempt asked(Resumable first, Resumable second) {
    return new InTurns(first, second, 4, 2, false).attempt(QUESTION);
  }

  /** The second answers after so many steps; the first has done at most a part of those. */
  @ParameterizedTest
  @CsvSource({"0, 2", "1, 2", "2, 4", "3, 8", "4, 16", "30, 16"})
  void second_getsMoreTheLongerTheFirstTakes(int doublings, int share) {
    var first = new Worker(NEVER, doublings);
    var second = new Worker(10_000_000, 0);

    assertThat(asked(first, second)).isInstanceOf(Attempt.Found.class);
    assertThat(first.done).isBetween(second.done / (2 * share), 2 * second.done / share);
  }

  /** The first answers although the second never does. */
  @Test
  void first_answersWhenTheSecondDoesNot() {
    var first = new Worker(5_000_000, 30);
    var second = new Worker(NEVER, 0);

    assertThat(asked(first, second)).isInstanceOf(Attempt.Found.class);
    assertThat(second.done).isLessThan(40 * first.done);
  }

  @Test
  void sum_givesBothTheSame() {
    var first = new Worker(NEVER, 30);
    var second = new Worker(10_000_000, 0);

    assertThat(new InTurns(first, second, 4, 2, false).attempt(question("domineering 2x2 + clobber xo")))
        .isInstanceOf(Attempt.Found.class);
    assertThat(first.done).isBetween(second.done / 2, 2 * second.done);
  }

  /** Both get a part of the steps of one turn, and the second what the first leaves. */
  @ParameterizedTest
  @CsvSource({"1, 0", "30, 0", "1, 1000"})
  void turn_isShared(int needed, int doublings) {
    var first = new Worker(NEVER, doublings);
    var second = new Worker(needed, 0);

    Optional<Attempt> found = new InTurns(first, second, 4, 2, false).attempt(QUESTION, 50_000, Duration.ofHours(1));

    assertThat(found).containsInstanceOf(Attempt.Found.class);
    assertThat(first.done).isBetween(1L, 10_000L);
  }

  @Test
  void turn_endsWithItsSteps() {
    var first = new Worker(NEVER, 0);
    var second = new Worker(NEVER, 0);

    assertThat(new InTurns(first, second, 4, 2, false).attempt(QUESTION, 50_000, Duration.ofHours(1))).isEmpty();
    assertThat(first.done + second.done).isEqualTo(50_000);
  }

  @Test
  void turn_isThatOfTheOtherWhenOneDoesNotApply() {
    Duration time = Duration.ofHours(1);

    assertThat(new InTurns(new Refusing(), new Worker(50_000, 0), 4, 2, false).attempt(QUESTION, 50_000, time))
        .containsInstanceOf(Attempt.Found.class);
    assertThat(new InTurns(new Worker(50_000, 0), new Refusing(), 4, 2, false).attempt(QUESTION, 50_000, time))
        .containsInstanceOf(Attempt.Found.class);
  }

  /** The second, which uses all the time that it gets, gets some four times that of the first, and a little more. */
  @Test
  void slowSteps_doNotHoldUpTheFirst() {
    var taken = new EnumMap<Player, Duration>(Player.class);
    var first = new Worker(300_000, 0) {
      @Override
      public Optional<Attempt> attempt(Question question, long steps, Duration time) {
        long begin = System.nanoTime();
        LockSupport.parkNanos(10_000_000);
        taken.merge(Player.LEFT, Duration.ofNanos(System.nanoTime() - begin), Duration::plus);
        return super.attempt(question, steps, time);
      }
    };
    var second = new Worker(NEVER, 0) {
      @Override
      public Optional<Attempt> attempt(Question question, long steps, Duration time) {
        taken.merge(Player.RIGHT, time, Duration::plus);
        long end = System.nanoTime() + Math.min(time.toNanos(), 5_000_000_000L);
        while (System.nanoTime() < end)
          Thread.onSpinWait();
        return Optional.empty();
      }
    };

    assertThat(new InTurns(first, second, 4, 2, true).attempt(QUESTION)).isInstanceOf(Attempt.Found.class);
    assertThat(taken.get(Player.RIGHT)).isLessThan(taken.get(Player.LEFT).multipliedBy(8).plusSeconds(1));
  }

  @Test
  void engine_isAskedAloneWhenTheOtherDoesNotApply() {
    assertThat(asked(new Refusing(), new Worker(10_000_000, 0))).isInstanceOf(Attempt.Found.class);
    assertThat(asked(new Worker(10_000_000, 0), new Refusing())).isInstanceOf(Attempt.Found.class);
    assertThat(asked(new Refusing(), new Refusing())).isInstanceOf(Attempt.NotApplicable.class);
  }
}
