package org.grundy.solve.arena;

import java.util.OptionalInt;
import org.grundy.value.shortgame.ShortGames;

/** The values of those parts of the arena that are cheap to value, for a search that meets many of them. */
public interface PartForms {
  /** What the values are handles of. */
  ShortGames values();

  /** The value of a part under normal play; empty if it would take too long. */
  OptionalInt value(int handle);
}
