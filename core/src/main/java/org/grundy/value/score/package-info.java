/** Differences of points as the worth of a position. */
@NullMarked
package org.grundy.value.score;

import org.jspecify.annotations.NullMarked;
