package org.grundy.game.vector;

import java.util.List;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;

/** A game of heaps whose every move takes one of some vectors, heap by heap. */
public interface VectorRules extends Impartial<Heaps> {
  /** How many heaps there are. */
  int heaps();

  /** What each vector takes, heap by heap. */
  List<List<Amount>> vectors();

  /** Whether the order of the heaps does not matter. */
  boolean symmetric();
}
