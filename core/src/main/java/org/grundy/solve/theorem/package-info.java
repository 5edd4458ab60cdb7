/**
 * Positions of games with a published theorem.
 */
@NullMarked
package org.grundy.solve.theorem;

import org.jspecify.annotations.NullMarked;
