/**
 * Fast nim-sequences, found by the core as services. They use the Vector API where the JVM has it: without
 * {@code --add-modules jdk.incubator.vector} this module runs all the same, on plain loops.
 */
@SuppressWarnings("module") // some that see more are built later
module org.grundy.octal {
  requires static jdk.incubator.vector;
  requires static org.jspecify;
  requires org.grundy.core;

  exports org.grundy.octal to org.grundy.wire;

  provides org.grundy.number.Scans.Provider with org.grundy.octal.OctalProvider;
  provides org.grundy.solve.sequence.EngineProvider with org.grundy.octal.OctalProvider;
}
