/**
 * The nim-values of single heaps, forever when a period is proved: {@link org.grundy.solve.sequence.NimSequence} chooses
 * an engine from the game's description. Every engine gives the same values as listing the game's moves.
 */
@NullMarked
package org.grundy.solve.sequence;

import org.jspecify.annotations.NullMarked;
