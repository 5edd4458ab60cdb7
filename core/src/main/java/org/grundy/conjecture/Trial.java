package org.grundy.conjecture;

import java.util.Optional;

/**
 * How somebody's own formula fared.
 *
 * @param formula   as it was typed
 * @param variable  what its variable is called
 * @param refuted   the least number for which it is wrong
 * @param value     what it gives there, if it has a value there at all
 * @param given     its values for the first numbers; absent where it has none
 * @param from      the first number for which it has a value
 * @param relation  what it is instead, as {@code 2^value}; absent when nothing simple is seen
 * @param conjecture what holds
 */
public record Trial(String formula, String variable, Optional<Long> refuted, Optional<Long> value,
    java.util.List<Optional<Long>> given, long from, Optional<String> relation, boolean proved,
    Conjecture conjecture) {
  public Trial {
    given = java.util.List.copyOf(given);
  }
}
