/**
 * The interface of engines: a solver passes a {@link org.grundy.solve.engine.Question} to an engine, which returns an
 * {@link org.grundy.solve.engine.Attempt} with {@link org.grundy.solve.engine.Evidence}. An engine is a package with
 * its evidence, and one line in {@code Solver}, which lists the engines in order.
 */
@NullMarked
package org.grundy.solve.engine;

import org.jspecify.annotations.NullMarked;
