/**
 * Boards as words of bits: where the cells lie, what their contents are called, the moves of a game that describes them, and
 * the images of a board.
 */
@NullMarked
package org.grundy.solve.board;

import org.jspecify.annotations.NullMarked;
