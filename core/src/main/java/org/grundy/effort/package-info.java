/**
 * What a computation may cost, what it has cost, and how it is stopped.
 *
 * <p>{@link org.grundy.effort.Limits} say how far a call may go. A {@link org.grundy.effort.Budget} counts for one computation
 * and throws {@link org.grundy.effort.BudgetSpent} when a limit is reached.
 */
@NullMarked
package org.grundy.effort;

import org.jspecify.annotations.NullMarked;
