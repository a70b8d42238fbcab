package io.mazurka.engine;

/** One step of a script; what {@code a} and {@code b} mean depends on the code. */
record Instruction(Code code, int a, int b) {

  enum Code {
    /** Reads variable a. */
    READ,
    /** Sets variable a to b. */
    WRITE,
    /** Adds b to variable a, and looks at what it was. */
    ADD,
    /** Adds b to variable a without looking at it. */
    INCREASE,
    /** Sets variable a to b + 1 if it is b, and looks at what it was. */
    COMPARE_AND_SET,
    /** Copies variable a to variable b. */
    COPY,
    /** Reads variable a, and fails if it is b. */
    ASSERT_NOT,
    /** Waits until variable a is b. */
    AWAIT,
    /** Reads the variable whose number is in variable a. */
    READ_AT,
    /** Waits until the variable whose number is in variable a is b. */
    AWAIT_AT,
    /** Like COMPARE_AND_SET, but a read where it fails. */
    TRY_SET,
    /** Sets variable a to a number below b that is chosen at that moment. */
    WRITE_ANY,
    /** Chooses a number below a. */
    CHOOSE,
    /** Reads variable a, and chooses a number that is not above it. */
    CHOOSE_UP_TO,
    /** Takes lock a. */
    LOCK,
    UNLOCK,
    /** Takes locks a and b at once. */
    LOCK_BOTH,
    UNLOCK_BOTH,
    /** Takes a unit of semaphore a. */
    ACQUIRE,
    RELEASE,
    /** Waits for the thread's own permit and takes it. */
    PARK,
    /** Gives script a its permit. */
    UNPARK,
    /** Starts script a. */
    START,
    /** Waits until script a has ended; goes on at once if it was not started. */
    JOIN,
    /** Invisible: skips b instructions if the value last seen is a. */
    SKIP_IF,
    /** Invisible: goes back b instructions if the value last seen is a. */
    REPEAT_IF;
  }

  static Instruction of(Code code, int a, int b) {
    return new Instruction(code, a, b);
  }

  static Instruction of(Code code, int a) {
    return new Instruction(code, a, 0);
  }

  @Override
  public String toString() {
    return code + " " + a + " " + b;
  }
}
