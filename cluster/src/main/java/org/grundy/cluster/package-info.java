/**
 * Jobs on Apache Spark. The driver holds nothing per position: each stage of a job reads files and writes files, and {@link
 * org.grundy.cluster.JobFolder} keeps a list of those that are complete.
 */
@NullMarked
package org.grundy.cluster;

import org.jspecify.annotations.NullMarked;
