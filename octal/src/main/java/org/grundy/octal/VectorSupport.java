package org.grundy.octal;

/** Tells whether the JVM was started with the Vector API and has vectors of 64 bytes. */
public final class VectorSupport {
  /** The module of the Vector API. */
  public static final String MODULE = "jdk.incubator.vector";

  private VectorSupport() {
  }

  /** Whether the JVM was started with the Vector API. */
  public static boolean loaded() {
    return ModuleLayer.boot().findModule(MODULE).isPresent();
  }

  /** Whether loops over vectors can run here. */
  public static boolean run() {
    return loaded() && SimdKernel.fits();
  }
}
