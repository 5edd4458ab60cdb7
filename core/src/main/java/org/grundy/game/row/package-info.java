/**
 * Games on a row that is taken from at its ends.
 *
 * <p>To add one, write a ruleset whose position is a {@link org.grundy.game.row.Row}, read by
 * {@link org.grundy.game.Numbers}. A move touches the cell at the end that it takes from.
 */
@NullMarked
package org.grundy.game.row;

import org.jspecify.annotations.NullMarked;
