/** Statements about whole numbers: linear terms, their comparisons, and the one grammar in which they are written. */
@NullMarked
package org.grundy.word.formula;

import org.jspecify.annotations.NullMarked;
