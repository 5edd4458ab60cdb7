/**
 * Sums of positions with nim-values (Sprague and Grundy).
 */
@NullMarked
package org.grundy.solve.nimsum;

import org.jspecify.annotations.NullMarked;
