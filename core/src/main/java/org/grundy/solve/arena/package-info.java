/**
 * What every engine works on: the summands met so far, numbered, with their options as lists of numbers
 * ({@link org.grundy.solve.arena.Arena}), and nim-values of them. No engine knows a game.
 */
@NullMarked
package org.grundy.solve.arena;

import org.jspecify.annotations.NullMarked;
