package org.grundy.cli;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/**
 * The standard error of the process. A JVM that warns as it starts is given another one by the launcher, which names the
 * descriptor of the real one in a property.
 */
final class StandardError {
  private static final int DESCRIPTOR = 2;

  private StandardError() {
  }

  /** The real one. Put back where it was, and not opened anew: a file would then have two places to write at. */
  static PrintStream ofProcess() {
    Integer kept = Integer.getInteger("grundy.stderr");
    return kept == null || putBack(kept) ? System.err : opened(kept);
  }

  @SuppressWarnings("restricted") // the launcher allows it
  private static boolean putBack(int kept) {
    try {
      Linker linker = Linker.nativeLinker();
      MethodHandle dup2 = linker.downcallHandle(linker.defaultLookup().findOrThrow("dup2"),
          FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
      return (int) dup2.invokeExact(kept, DESCRIPTOR) == DESCRIPTOR;
    } catch (VirtualMachineError e) {
      throw e;
    } catch (Throwable _) { // what a method handle throws is declared as widely
      return false;
    }
  }

  private static PrintStream opened(int kept) {
    try {
      var err = new PrintStream(new FileOutputStream("/dev/fd/" + kept, true), true, System.err.charset());
      System.setErr(err);
      return err;
    } catch (IOException _) {
      return System.err;
    }
  }
}
