package org.grundy.file;

/** The version of this program, as in the POM; {@code scripts/set-version} writes both. */
public final class Version {
  public static final String NUMBER = "0.1.0-SNAPSHOT";

  private Version() {
  }
}
