package org.grundy.game;

import java.util.List;

/** A move: the position it leads to, and the touches that make it on the pictures. */
public record Move(Position to, List<Touch> touches) {
  public Move {
    touches = List.copyOf(touches);
  }
}
