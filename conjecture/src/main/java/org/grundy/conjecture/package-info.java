/**
 * Finds closed forms for values: proved, or checked so far; refutes claims with the least counterexample.
 * {@link org.grundy.conjecture.Conjecturer} runs the {@link org.grundy.conjecture.Finder}s, the simplest first; a new
 * finder is one class and one line there.
 */
@NullMarked
package org.grundy.conjecture;

import org.jspecify.annotations.NullMarked;
