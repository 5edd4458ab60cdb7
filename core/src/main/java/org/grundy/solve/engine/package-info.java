/**
 * What a solver is asked, a {@link org.grundy.solve.engine.Question}, what an answer rests on,
 * {@link org.grundy.solve.engine.Evidence}, and what an engine is: it takes a question and makes an
 * {@link org.grundy.solve.engine.Attempt}. An engine is a package with its evidence, and one line in {@code Solver}, where they
 * stand in order.
 */
@NullMarked
package org.grundy.solve.engine;

import org.jspecify.annotations.NullMarked;
