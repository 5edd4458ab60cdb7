package org.grundy.browser.jdk;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class that is used in place of another in the browser, or a static method that is used in place of a method. The
 * object of an instance method is the first argument of its replacement.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface Replaces {
  /** The full name of the class that is replaced, or whose method is. */
  String value();
}
