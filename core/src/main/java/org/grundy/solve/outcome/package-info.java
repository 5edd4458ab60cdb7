/**
 * Who wins boards that are too large for values, by search.
 */
@NullMarked
package org.grundy.solve.outcome;

import org.jspecify.annotations.NullMarked;
