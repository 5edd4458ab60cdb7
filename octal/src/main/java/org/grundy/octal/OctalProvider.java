package org.grundy.octal;

import java.util.Optional;
import org.grundy.game.heap.OctalCode;
import org.grundy.number.Scans;
import org.grundy.solve.sequence.EngineProvider;
import org.grundy.solve.sequence.SequenceEngine;

/** The services of this module to the core: sparse spaces for codes that split, and searches with vectors. */
public final class OctalProvider implements EngineProvider, Scans.Provider {
  @Override
  public Optional<SequenceEngine> engine(OctalCode code, int threads) {
    return Sparse.fits(code) ? Optional.of(new Sparse(code, Kernel.best(), threads)) : Optional.empty();
  }

  @Override
  public boolean runs() {
    return VectorSupport.run();
  }

  @Override
  public Scans scans() {
    return new VectorScans();
  }
}
