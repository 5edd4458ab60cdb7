/**
 * Canonical forms of short partizan games: of parts by their options, of boards on words of bits, and of sums.
 */
@NullMarked
package org.grundy.solve.canonical;

import org.jspecify.annotations.NullMarked;
