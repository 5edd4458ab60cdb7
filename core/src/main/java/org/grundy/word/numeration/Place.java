package org.grundy.word.numeration;

import java.math.BigInteger;

/**
 * Where a number stands among complementary sequences.
 *
 * @param letter the sequence that holds it: {@code 'a'}, {@code 'b'} or {@code 'c'}
 * @param index  its place there, from 1
 */
public record Place(char letter, BigInteger index) {
}
