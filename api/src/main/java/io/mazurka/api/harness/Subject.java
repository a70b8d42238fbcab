package io.mazurka.api.harness;

import io.mazurka.jvm.common.Entry;

/**
 * What is checked.
 *
 * @param name what the user would call it
 * @param classes what finds the classes of the program, which are loaded anew
 * @param entry what the program begins with
 */
public record Subject(String name, ClassLoader classes, Entry entry) {}
