package org.grundy.value.shortgame;

import org.grundy.number.Dyadic;

/** A number, a multiple of up and a nimber, of any size. */
record WideSum(Dyadic number, long up, int nimber) {
  boolean isNumber() {
    return up == 0 && nimber == 0;
  }
}
