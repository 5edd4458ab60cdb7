/**
 * The nim-values of single heaps, for ever when a period is proved: {@link org.grundy.solve.grundy.NimSequence} chooses
 * an engine from the game's description. Every engine gives the same values as listing the game's moves.
 */
@NullMarked
package org.grundy.solve.grundy;

import org.jspecify.annotations.NullMarked;
