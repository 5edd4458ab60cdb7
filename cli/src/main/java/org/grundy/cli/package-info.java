/** The command line: one class a command. */
@NullMarked
package org.grundy.cli;

import org.jspecify.annotations.NullMarked;
