package org.grundy.cli;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/**
 * The standard error of the process. When the JVM would print warnings at startup, the launcher gives it another one,
 * and passes the descriptor of the real one in a system property.
 */
final class StandardError {
  private static final int DESCRIPTOR = 2;

  private StandardError() {
  }

  /**
   * The real standard error. Its descriptor is put back where it was rather than opened again, since a file opened
   * twice would have two write positions.
   */
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
    } catch (Throwable _) { // a method handle declares Throwable
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
