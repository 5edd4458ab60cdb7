package org.grundy.word.numeration;

/**
 * A string of digits without d ones in a row.
 *
 * @param digits  its digits, with zeros at the far end
 * @param element the same as a polynomial
 */
record Expansion(Digits digits, Element element) {
}
