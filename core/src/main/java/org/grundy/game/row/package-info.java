/**
 * Games on a row from whose ends players take.
 *
 * <p>To add one, write a ruleset whose position is a {@link org.grundy.game.row.Row}, read by
 * {@link org.grundy.game.Numbers}. A move touches the cell at its end of the row.
 */
@NullMarked
package org.grundy.game.row;

import org.jspecify.annotations.NullMarked;
