/** The calculator: expressions over values and positions, facts about a value, and the reduction of a form. */
@NullMarked
package org.grundy.calc;

import org.jspecify.annotations.NullMarked;
