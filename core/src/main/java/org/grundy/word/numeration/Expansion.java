package org.grundy.word.numeration;

/**
 * A string of digits without d ones in a row.
 *
 * @param digits  its digits, with leading zeros
 * @param element the same string as a polynomial
 */
record Expansion(Digits digits, Element element) {
}
