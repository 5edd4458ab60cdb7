/** Compiles the engine to JavaScript. Runs at build time only. */
@NullMarked
package org.grundy.browser.build;

import org.jspecify.annotations.NullMarked;
