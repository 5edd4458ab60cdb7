/**
 * Every position that can be reached from one: who wins, in how many moves, and the nim-value if the game is impartial.
 * Positions are numbers, by their {@link org.grundy.solve.key.PositionKeys}, kept in sorted arrays.
 */
@NullMarked
package org.grundy.solve.strong;

import org.jspecify.annotations.NullMarked;
