package org.grundy.cluster;

import java.net.ConnectException;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.apache.spark.SecurityManager;
import org.apache.spark.SparkConf;
import org.apache.spark.deploy.master.Master;
import org.apache.spark.package$;
import org.apache.spark.rpc.RpcAddress;
import org.apache.spark.rpc.RpcEnv;
import org.grundy.phrase.BadInput;
import scala.Option;

/**
 * The masters that an address {@code spark://host:port,host:port} names. Spark itself asks for a minute, and then does not
 * say why none answers.
 */
final class StandaloneMasters {
  private static final String SCHEME = "spark://";
  /** How long a master that has just been started may take until it answers. */
  private static final Duration STARTING = Duration.ofSeconds(10);
  private static final Duration PAUSE = Duration.ofMillis(300);

  private StandaloneMasters() {
  }

  /** @throws BadInput when none of the masters answers, or they do not take the secret */
  static void check(SparkConf settings) {
    String address = settings.get("spark.master");
    if (!address.startsWith(SCHEME))
      return;
    SparkConf patient = settings.clone();
    List.of("spark.rpc.lookupTimeout", "spark.rpc.io.connectionTimeout", "spark.rpc.io.connectionCreationTimeout",
        "spark.network.auth.rpcTimeout").forEach(name -> patient.setIfMissing(name, "15s"));
    var security = new SecurityManager(patient, Option.empty(), SecurityManager.$lessinit$greater$default$3());
    RpcEnv calls = RpcEnv.create("check", settings.get("spark.driver.host", "localhost"), 0, patient, security, true);
    try {
      List<String> masters = List.of(address.substring(SCHEME.length()).split(","));
      long end = System.nanoTime() + STARTING.toNanos();
      while (true) {
        List<Throwable> failures = masters.stream().map(master -> failure(calls, SCHEME + master))
            .flatMap(Optional::stream).toList();
        if (failures.size() < masters.size())
          return;
        if (System.nanoTime() >= end
            || failures.stream().noneMatch(failure -> hasCause(failure, ConnectException.class)))
          throw sentence(address, failures.getFirst());
        pause();
      }
    } finally {
      calls.shutdown();
    }
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for a Spark master");
    }
  }

  /** Why a master does not answer; empty when it does. */
  private static Optional<Throwable> failure(RpcEnv calls, String master) {
    try {
      calls.setupEndpointRef(RpcAddress.fromSparkURL(master), Master.ENDPOINT_NAME());
      return Optional.empty();
    } catch (Exception e) { // Scala does not say which
      return Optional.of(e);
    }
  }

  private static BadInput sentence(String address, Throwable failure) {
    if (Stream.of(ConnectException.class, UnknownHostException.class, TimeoutException.class)
        .anyMatch(type -> hasCause(failure, type)))
      return BadInput.because("no Spark master answers at {0}", address);
    return BadInput.because("the Spark master at {0} refuses the connection; check {1}, {2} and that it runs Spark {3}",
        address, "spark.authenticate", "spark.authenticate.secret", package$.MODULE$.SPARK_VERSION());
  }

  private static boolean hasCause(Throwable failure, Class<? extends Throwable> type) {
    return Stream.iterate(failure, Objects::nonNull, Throwable::getCause).anyMatch(type::isInstance);
  }
}
