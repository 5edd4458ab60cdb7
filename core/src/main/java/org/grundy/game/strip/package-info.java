/**
 * Games on strips: pieces that move along rows.
 *
 * <p>To add one, write a ruleset whose position is a {@link org.grundy.game.grid.Grid} read by
 * {@link org.grundy.game.Characters}, or a list of occupied boxes read by {@link org.grundy.game.Numbers}. A move
 * touches the box that a piece leaves, then the box that it enters. Rows that do not affect each other are summands:
 * block the others, so that places do not change.
 */
@NullMarked
package org.grundy.game.strip;

import org.jspecify.annotations.NullMarked;
