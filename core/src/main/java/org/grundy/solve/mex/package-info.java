/**
 * Nim-values of any impartial game without loops.
 */
@NullMarked
package org.grundy.solve.mex;

import org.jspecify.annotations.NullMarked;
