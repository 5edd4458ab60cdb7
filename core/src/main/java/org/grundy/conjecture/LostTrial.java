package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;

/**
 * How somebody's own formula for the nim-values of several heaps fared.
 *
 * @param formula    as it was typed
 * @param to         the largest heap that was looked at
 * @param refuted    the heaps of the least sum for which it is wrong
 * @param value      the nim-value there
 * @param given      what it gives there, if it has a value there at all
 * @param proved     whether it holds for all heaps
 * @param conjecture what holds
 */
public record LostTrial(String formula, long to, Optional<List<Long>> refuted, long value, Optional<Long> given,
    boolean proved, LostConjecture conjecture) {
}
