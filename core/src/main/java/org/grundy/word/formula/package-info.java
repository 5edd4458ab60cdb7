/**
 * Statements about whole numbers: linear terms, their comparisons, and the grammar in which all of them are written.
 */
@NullMarked
package org.grundy.word.formula;

import org.jspecify.annotations.NullMarked;
