/**
 * Games won by points.
 */
@NullMarked
package org.grundy.solve.score;

import org.jspecify.annotations.NullMarked;
