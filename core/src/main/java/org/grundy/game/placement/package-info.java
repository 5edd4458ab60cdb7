/**
 * Games in which a move covers a fixed shape of empty cells.
 *
 * <p>To add one, extend {@link org.grundy.game.placement.PlacementGame} and implement the game's kind: say the name,
 * the rules, examples, the symmetries that change nothing, and the {@link org.grundy.game.placement.Shape}s of each
 * player. An impartial game gives both the same shapes and lists its moves as Left's.
 */
@NullMarked
package org.grundy.game.placement;

import org.jspecify.annotations.NullMarked;
