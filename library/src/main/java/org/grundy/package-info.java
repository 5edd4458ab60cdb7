/** The front door: {@link org.grundy.Grundy}, for a program that only wants answers. The shell imports it. */
@NullMarked
package org.grundy;

import org.jspecify.annotations.NullMarked;
