package org.grundy.octal;

/** Tells whether the JVM was started with the Vector API and has vectors of 64 bytes. */
public final class VectorSupport {
  private VectorSupport() {
  }

  /** Whether loops over vectors can run here. */
  public static boolean run() {
    return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent() && SimdKernel.fits();
  }
}
