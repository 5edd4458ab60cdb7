/** Compares the engine with reference values that are not part of the project. */
package org.grundy.reference;
