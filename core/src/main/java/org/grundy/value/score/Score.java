package org.grundy.value.score;

import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.Worth;

/**
 * Left's points less Right's under best play, for each player to start. The scores of two positions do not determine
 * that of their sum, which must be searched as a whole.
 */
public record Score(long leftStarts, long rightStarts) implements Worth {
  @Override
  public Outcome outcome() {
    return new Outcome(Result.ofLead(leftStarts), Result.ofLead(rightStarts));
  }

  /** Whether the starting player gets the same whoever it is. */
  private boolean alike() {
    return leftStarts == -rightStarts;
  }

  /** Left's points less Right's when a player starts. */
  public long started(Player by) {
    return by == Player.LEFT ? leftStarts : rightStarts;
  }

  @Override
  public Optional<Phrase> headline() {
    return Optional.of(alike() ? Phrase.of("score {0}", leftStarts)
        : Phrase.of("scores {0} and {1}", leftStarts, rightStarts));
  }

  @Override
  public Optional<Phrase> amount() {
    return Optional.of(alike() ? Phrase.of("{0}", leftStarts) : Phrase.of("{0}, {1}", leftStarts, rightStarts));
  }

  /** Never too long. */
  @Override
  public Optional<String> text(int longest) {
    return Optional.of(alike() ? Long.toString(leftStarts) : leftStarts + " " + rightStarts);
  }

  /** Always empty, since a move is also worth the points it takes. */
  @Override
  public Optional<String> symbol(int longest) {
    return Optional.empty();
  }

  /** The winner with the margin, when the margin does not depend on who starts. */
  @Override
  public Optional<Phrase> verdict() {
    return alike() ? Optional.of(verdict(leftStarts)) : Optional.empty();
  }

  @Override
  public OptionalLong lead(Player starter) {
    return OptionalLong.of(started(starter));
  }

  @Override
  public Optional<Phrase> verdict(Player mover, long soFar) {
    long lead = Math.addExact(soFar, started(mover));
    return Optional.of(verdict(mover == Player.LEFT ? lead : Math.negateExact(lead)));
  }

  private static Phrase verdict(long lead) {
    return lead > 0 ? Phrase.of("the player to move wins by {0} {0:point|points}", lead)
        : lead < 0 ? Phrase.of("the player to move loses by {0} {0:point|points}", -lead)
        : Phrase.of("a tie");
  }

  @Override
  public void fields(Fields out) {
    Fields score = out.object("score");
    score.put("leftStarts", leftStarts);
    score.put("rightStarts", rightStarts);
  }

  @Override
  public Optional<Worth> plus(Worth other) {
    return Optional.empty();
  }

  @Override
  public Optional<Phrase> measure() {
    return Optional.of(Phrase.of("score"));
  }

  @Override
  public boolean isGraded() {
    return true;
  }

  @Override
  public boolean keptBy(Player mover, long gained, Worth after) {
    return after instanceof Score then ? given(mover, gained, then) == 0 : Worth.super.keptBy(mover, gained, after);
  }

  @Override
  public Optional<Phrase> givenAway(Player mover, long gained, Worth after) {
    long given = after instanceof Score then ? given(mover, gained, then) : 0;
    return given == 0 ? Optional.empty() : Optional.of(Phrase.of("that throws away {0} {0:point|points}", given));
  }

  private long given(Player mover, long gained, Score after) {
    long best = started(mover);
    long got = Math.addExact(gained, after.started(mover.opponent()));
    return mover == Player.LEFT ? Math.subtractExact(best, got) : Math.subtractExact(got, best);
  }
}
