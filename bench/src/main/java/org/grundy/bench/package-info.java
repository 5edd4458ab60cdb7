/** Benchmarks: sizes and seeds are parameters, and every table has a baseline in it. */
@NullMarked
package org.grundy.bench;

import org.jspecify.annotations.NullMarked;
