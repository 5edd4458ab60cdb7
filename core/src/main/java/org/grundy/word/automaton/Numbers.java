package org.grundy.word.automaton;

import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.word.numeration.DigitSystem;

/**
 * Accepts when the strings on all tracks are those of numbers. Where the places of strings have several phases, the
 * digits on one track say which phases are possible on all of them, so this has fewer states than an automaton for each
 * track.
 */
final class Numbers implements Machine {
  private final int tracks;
  private final Phased machine;

  Numbers(DigitSystem system, int tracks, Budget budget) {
    this.tracks = tracks;
    machine = new Phased(system, tracks, IntStream.range(0, Symbols.count(system.digits(), tracks)).toArray(),
        new Phased.Placed() {
          @Override
          public int start(int phase) {
            return 0;
          }

          @Override
          public int next(int state, int symbol, int phase) {
            return 0;
          }

          @Override
          public boolean accepts(int state) {
            return true;
          }
        }, budget);
  }

  @Override
  public int tracks() {
    return tracks;
  }

  @Override
  public int start() {
    return machine.start();
  }

  @Override
  public int next(int state, int symbol) {
    return machine.next(state, symbol);
  }

  @Override
  public boolean accepts(int state) {
    return machine.accepts(state);
  }
}
