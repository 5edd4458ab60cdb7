package org.grundy.game.grid;

import java.util.List;

/**
 * Games on a rectangle whose moves reach only adjacent cells and push nothing; games that reach farther override this.
 */
abstract class NearbyGame extends GridGame {
  /** A blocked rim is the edge of the board. */
  @Override
  public Grid normal(Grid at) {
    return cropped(at);
  }

  @Override
  public List<Grid> summands(Grid at) {
    return regions(at, false);
  }
}
