/** Benchmarks: sizes and seeds are parameters, and every table includes a baseline. */
@NullMarked
package org.grundy.bench;

import org.jspecify.annotations.NullMarked;
