package org.grundy.cluster;

import org.apache.spark.SparkConf;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;

/**
 * Settings of a driver whose page is to be found where the driver is: at {@code spark.driver.bindAddress}. Spark has no
 * setting for that, only an environment variable, which may still be set.
 */
final class LoopbackConf extends SparkConf {
  private static final long serialVersionUID = 1;

  /** @param defaults whether the system properties of Spark are read */
  LoopbackConf(boolean defaults) {
    super(defaults);
  }

  @Override
  public @Nullable String getenv(String name) {
    String value = super.getenv(name);
    return value == null && name.equals("SPARK_LOCAL_IP") ? get("spark.driver.bindAddress") : value;
  }

  /** Spark works with a copy. */
  @Override
  public SparkConf clone() {
    var copy = new LoopbackConf(false);
    for (Tuple2<String, String> setting : getAll())
      copy.set(setting._1(), setting._2());
    return copy;
  }
}
