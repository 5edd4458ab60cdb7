/**
 * Outcomes of whatever is left, by search.
 */
@NullMarked
package org.grundy.solve.search;

import org.jspecify.annotations.NullMarked;
