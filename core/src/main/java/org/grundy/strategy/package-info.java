/**
 * Winning strategies as text, and a check of them that uses nothing but the rules of the game. {@link
 * org.grundy.strategy.StrategyText} says how a strategy is written.
 */
@org.jspecify.annotations.NullMarked
package org.grundy.strategy;
