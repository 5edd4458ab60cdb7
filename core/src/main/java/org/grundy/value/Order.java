package org.grundy.value;

/** How two values compare: values are ordered in part only. */
public enum Order {
  LESS("<"), EQUAL("="), GREATER(">"), CONFUSED("<>");

  private final String sign;

  Order(String sign) {
    this.sign = sign;
  }

  /** Of two values, by whether one is at most, and at least, the other. */
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
