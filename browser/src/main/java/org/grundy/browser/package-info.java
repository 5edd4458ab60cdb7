/**
 * The workbench without a server: the routes of the pages, compiled to JavaScript for a worker of the browser.
 * {@link org.grundy.browser.Engine} is what the worker calls. {@code org.grundy.browser.jdk} stands in for what the
 * browser does not have, and {@code org.grundy.browser.build} makes the script.
 */
@NullMarked
package org.grundy.browser;

import org.jspecify.annotations.NullMarked;
