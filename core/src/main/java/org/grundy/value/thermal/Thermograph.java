package org.grundy.value.thermal;

import org.grundy.number.Dyadic;

/**
 * How the stops of a value change when each move costs t (Conway 1976, chapter 9; Winning Ways, chapter 6). Exact.
 *
 * @param left        the wall of the play that Left begins
 * @param right       the wall of the play that Right begins
 * @param mean        the mast's place
 * @param temperature where the mast begins: -1 or more; of a number with denominator d it is -1/d
 */
public record Thermograph(Wall left, Wall right, Dyadic mean, Dyadic temperature) {
}
