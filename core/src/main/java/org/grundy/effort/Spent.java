package org.grundy.effort;

import java.time.Duration;

/**
 * The cost of a computation so far.
 *
 * @param work steps charged: moves listed, table cells filled, states visited
 * @param time since the budget was made
 */
public record Spent(long work, Duration time) {
}
