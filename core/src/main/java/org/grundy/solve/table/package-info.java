/**
 * Tables of nim-values: of one heap, of two, and of vectors.
 */
@NullMarked
package org.grundy.solve.table;

import org.jspecify.annotations.NullMarked;
