/**
 * Games on a rectangle of cells.
 *
 * <p>To add one, extend {@link org.grundy.game.grid.GridGame} and implement the game's kind, such as
 * {@code Partizan<Grid>}: say the name, the rules, examples, which characters may stand in a cell, which symmetries
 * change nothing, and list the moves with {@link org.grundy.game.grid.Grid#with} or
 * {@link org.grundy.game.grid.Grid#swap}, touching the places of the cells. Where a move covers a fixed shape,
 * {@link org.grundy.game.placement.PlacementGame} lists the moves too. Override {@code start} when {@code RxC} is not
 * an empty board, {@code normal} with {@code cropped(at)} when a blocked rim is equivalent to the edge of the board,
 * {@code summands} with {@code regions(at, false)} when no move sees beyond the next cell, and {@code negative} with
 * {@link org.grundy.game.grid.Grid#exchange} or a symmetry.
 */
@NullMarked
package org.grundy.game.grid;

import org.jspecify.annotations.NullMarked;
