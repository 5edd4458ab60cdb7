/**
 * Every position that can be reached from one: who wins, in how many moves, and the nim-value if the game is impartial.
 * Positions are numbers ({@link org.grundy.solve.strong.StrongKeys}), kept in sorted arrays: {@link
 * org.grundy.solve.strong.BoardKeys} where the game describes its moves, {@link
 * org.grundy.solve.strong.NotationKeys} elsewhere.
 */
@NullMarked
package org.grundy.solve.strong;

import org.jspecify.annotations.NullMarked;
