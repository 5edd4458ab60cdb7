/**
 * Turns evidence into sentences: what an answer says, in which order, in which language, at which depth.
 *
 * <p>A {@link org.grundy.explain.Voice} says a phrase in its {@link org.grundy.explain.Language}; an
 * {@link org.grundy.explain.Explainer} makes a {@link org.grundy.explain.Report} of an answer.
 */
@NullMarked
package org.grundy.explain;

import org.jspecify.annotations.NullMarked;
