package org.grundy.solve.sequence;

import java.util.Optional;
import org.grundy.game.heap.OctalCode;

/** A service that provides faster engines for some codes. {@link NimSequence} asks the providers first. */
public interface EngineProvider {
  /**
   * An engine for a finite code in which heaps break; empty when it has none for this code.
   *
   * @param threads the most threads to use, 1 or more
   */
  Optional<SequenceEngine> engine(OctalCode code, int threads);
}
