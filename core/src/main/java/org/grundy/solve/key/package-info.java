/**
 * Positions as numbers, and moves between numbers, without symmetry: by {@link org.grundy.solve.key.BoardKeys} where the
 * game describes its moves, by {@link org.grundy.solve.key.StoneKeys} where stones are placed, by {@link
 * org.grundy.solve.key.NotationKeys} elsewhere.
 */
@NullMarked
package org.grundy.solve.key;

import org.jspecify.annotations.NullMarked;
