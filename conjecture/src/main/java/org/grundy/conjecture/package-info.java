/**
 * From values to a closed form: found, proved or checked so far, or refuted with the least counterexample.
 * {@link org.grundy.conjecture.Conjecturer} goes through the {@link org.grundy.conjecture.Finder}s, the simplest first; a
 * new one is a class and a line there.
 */
@NullMarked
package org.grundy.conjecture;

import org.jspecify.annotations.NullMarked;
