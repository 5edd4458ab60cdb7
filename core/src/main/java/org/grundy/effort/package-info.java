/**
 * The limits of a computation, its cost so far, and how to stop it.
 *
 * <p>{@link org.grundy.effort.Limits} limit a call. A {@link org.grundy.effort.Budget} counts for one computation and
 * throws {@link org.grundy.effort.BudgetSpent} when a limit is reached.
 */
@NullMarked
package org.grundy.effort;

import org.jspecify.annotations.NullMarked;
