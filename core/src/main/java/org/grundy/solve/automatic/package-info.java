/**
 * Which positions of a vector game are lost, for heaps of all sizes: guessed from the small ones as an automaton, or
 * given, and proved from the rules by which the game lists its moves.
 */
@NullMarked
package org.grundy.solve.automatic;

import org.jspecify.annotations.NullMarked;
