/** The calculator: expressions over values and positions, everything about a value, and how a form is reduced. */
@NullMarked
package org.grundy.calc;

import org.jspecify.annotations.NullMarked;
