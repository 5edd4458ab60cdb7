/**
 * Tools for codes that split heaps: nim-values by sparse spaces, with vectors where the JVM has them; runs that keep
 * their values in files; sweeps over families of codes. Every engine gives the same values as listing the moves.
 */
@NullMarked
package org.grundy.octal;

import org.jspecify.annotations.NullMarked;
