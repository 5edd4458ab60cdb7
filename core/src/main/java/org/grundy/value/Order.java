package org.grundy.value;

/** How two values compare in their partial order. */
public enum Order {
  LESS("<"), EQUAL("="), GREATER(">"), CONFUSED("<>");

  private final String sign;

  Order(String sign) {
    this.sign = sign;
  }

  /** The order of two values, given whether the first is at most, and whether it is at least, the second. */
  public static Order of(boolean atMost, boolean atLeast) {
    return atMost ? atLeast ? EQUAL : LESS : atLeast ? GREATER : CONFUSED;
  }

  /** {@code < = >}, or {@code <>} for confused. */
  public String sign() {
    return sign;
  }

  public Order reversed() {
    return this == LESS ? GREATER : this == GREATER ? LESS : this;
  }
}
