/**
 * Numbers written as sums of the terms of a linear recurrence, and the sequences that this makes computable exactly for
 * numbers of any length: the pairs of Wythoff's game and the triples of the Tribonacci game.
 */
@NullMarked
package org.grundy.word.numeration;

import org.jspecify.annotations.NullMarked;
