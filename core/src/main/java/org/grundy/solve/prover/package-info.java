/**
 * The P-positions of heap games for heaps of all sizes: an automaton is given, or guessed from small heaps, and proved
 * from the rules by which the game lists its moves.
 */
@NullMarked
package org.grundy.solve.prover;

import org.jspecify.annotations.NullMarked;
