/**
 * What an engine is: it takes a {@link org.grundy.solve.engine.Question} and makes an
 * {@link org.grundy.solve.engine.Attempt}. An engine is a package with its evidence, and one line in {@code Solver}, where they
 * stand in order.
 */
@NullMarked
package org.grundy.solve.engine;

import org.jspecify.annotations.NullMarked;
