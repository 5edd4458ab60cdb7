/**
 * Outcomes of games in which play may return to a position.
 */
@NullMarked
package org.grundy.solve.retrograde;

import org.jspecify.annotations.NullMarked;
