package org.grundy.game.grid;

import java.util.List;

/** Games on a rectangle whose moves go to the next cells and push nothing; those that see farther say otherwise. */
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
