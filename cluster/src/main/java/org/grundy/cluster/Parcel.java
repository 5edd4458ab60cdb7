package org.grundy.cluster;

import java.io.Serializable;

/**
 * Options of a block, or what is known of them.
 *
 * @param part  that asks
 * @param other the part that is asked
 */
record Parcel(int part, int block, int other, byte[] bytes) implements Serializable {
  private static final long serialVersionUID = 1;
}
