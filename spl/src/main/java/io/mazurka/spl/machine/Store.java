package io.mazurka.spl.machine;

import io.mazurka.program.Prospect;
import java.util.Arrays;

/**
 * The state of figure 5: the global store, the heap and the pool of threads, as the thread whose
 * turn it is sees it. Everything that other threads may notice enters the footprint.
 */
public final class Store {

  private static final int PC = 0;
  private static final int ALLOCATED = 1;
  private static final int UNBEGUN = 2;
  private static final int LOCALS = 3;

  private final Image image;
  private final ObjectNumbers numbers;
  private final Memory memory = new Memory();
  private Footprint footprint = new Footprint();
  private final StringBuilder output = new StringBuilder();
  private int[] frames;
  private ThreadCode[] codes;
  private int threads;
  private int self;
  private int frame;
  private int threadsAtMark;
  private int printedAtMark;

  Store(Image image, ObjectNumbers numbers) {
    this.image = image;
    this.numbers = numbers;
    for (Static word : image.statics()) {
      memory.put(memory.allocate(1), word.initial());
    }
    int active = image.active().size();
    frames = new int[active + 2];
    codes = new ThreadCode[active + 2];
    for (Active thread : image.active()) {
      int base = add(thread.code());
      if (thread.code().locals() > 0) {
        memory.put(base + LOCALS, thread.index());
      }
    }
  }

  private int add(ThreadCode code) {
    if (threads == frames.length) {
      frames = Arrays.copyOf(frames, 2 * threads);
      codes = Arrays.copyOf(codes, 2 * threads);
    }
    int base = memory.allocate(LOCALS + code.locals());
    frames[threads] = base;
    codes[threads++] = code;
    return base;
  }

  public int local(int slot) {
    return memory.get(frame + LOCALS + slot);
  }

  public void setLocal(int slot, int value) {
    memory.put(frame + LOCALS + slot, value);
  }

  /** Reads a word that exists from the start. */
  public int global(int index) {
    footprint.note(index, index + 1, Footprint.READ);
    return memory.get(index + 1);
  }

  public void setGlobal(int index, int value) {
    footprint.note(index, index + 1, Footprint.WRITE);
    memory.put(index + 1, value);
  }

  /** Reads a field of a cell. */
  public int field(int pointer, int field) {
    int address = pointer + 1 + field;
    footprint.note(memory.get(pointer) + field, address, Footprint.READ);
    return memory.get(address);
  }

  public void setField(int pointer, int field, int value) {
    int address = pointer + 1 + field;
    footprint.note(memory.get(pointer) + field, address, Footprint.WRITE);
    memory.put(address, value);
  }

  /** Whether a semaphore has a unit to take. */
  public boolean isAvailable(int semaphore) {
    footprint.note(semaphore, semaphore + 1, Footprint.ACQUIRE);
    return memory.get(semaphore + 1) > 0;
  }

  public void acquire(int semaphore) {
    footprint.note(semaphore, semaphore + 1, Footprint.ACQUIRE);
    memory.put(semaphore + 1, memory.get(semaphore + 1) - 1);
  }

  public void release(int semaphore) {
    footprint.note(semaphore, semaphore + 1, Footprint.RELEASE);
    memory.put(semaphore + 1, memory.get(semaphore + 1) + 1);
  }

  /** A pointer to a fresh cell, all of its fields 0. */
  public int allocate() {
    int count = memory.get(frame + ALLOCATED);
    memory.put(frame + ALLOCATED, count + 1);
    int pointer = memory.allocate(1 + image.fields().size());
    memory.put(pointer, numbers.cell(self, count));
    return pointer;
  }

  /** Adds a thread, its first local variables set to the arguments. */
  public void start(ThreadCode code, int[] arguments) {
    int object = numbers.thread(threads);
    footprint.note(object, 0, Footprint.START);
    footprint.note(image.pool(), 0, Footprint.READ | Footprint.WRITE);
    int base = add(code);
    memory.put(base + UNBEGUN, object);
    for (int i = 0; i < arguments.length; i++) {
      memory.put(base + LOCALS + i, arguments[i]);
    }
  }

  public void print(String line) {
    footprint.note(image.output(), 0, Footprint.WRITE);
    output.append(line).append('\n');
  }

  /** The name of a global variable, an element of an array or a semaphore. */
  public String name(int index) {
    return image.statics().get(index).name();
  }

  /** Lets what is touched from here on enter this footprint. */
  void record(Footprint other) {
    footprint = other;
  }

  /** Gives the turn to a thread. */
  void turn(int thread) {
    self = thread;
    frame = frames[thread];
  }

  /** Orders the first transition of a started thread behind its start. */
  void begin() {
    int unbegun = memory.get(frame + UNBEGUN);
    if (unbegun != 0) {
      footprint.note(unbegun, 0, Footprint.BEGIN);
      memory.put(frame + UNBEGUN, 0);
    }
  }

  Alternative[] here() {
    return codes[self].at(memory.get(frame + PC));
  }

  /** What may come of the thread whose turn it is, and which has not ended. */
  Prospect prospect() {
    return codes[self].ahead(memory.get(frame + PC), image, numbers).prospect(this);
  }

  void moveTo(int location) {
    memory.put(frame + PC, location);
  }

  void moveToEnd() {
    moveTo(codes[self].end());
  }

  boolean hasEnded(int thread) {
    return memory.get(frames[thread] + PC) == codes[thread].end();
  }

  int self() {
    return self;
  }

  int threads() {
    return threads;
  }

  ThreadCode code(int thread) {
    return codes[thread];
  }

  Footprint footprint() {
    return footprint;
  }

  String output() {
    return output.toString();
  }

  /** What a thread that has not ended has yet to run. */
  Residue residue(int thread) {
    int location = memory.get(frames[thread] + PC);
    return codes[thread].rest().from(location, slot -> local(thread, slot));
  }

  int local(int thread, int slot) {
    return memory.get(frames[thread] + LOCALS + slot);
  }

  /** The object of a thread that was started and has not moved yet, or else 0. */
  int unbegun(int thread) {
    return memory.get(frames[thread] + UNBEGUN);
  }

  /** Where in its code a thread stands. */
  int place(int thread) {
    return memory.get(frames[thread] + PC);
  }

  /** How many cells a thread has allocated. */
  int allocated(int thread) {
    return memory.get(frames[thread] + ALLOCATED);
  }

  int word(int address) {
    return memory.get(address);
  }

  /** How many words there are. */
  int size() {
    return memory.size();
  }

  int[] words() {
    return memory.copy();
  }

  /** Remembers the state as it is now. */
  void mark() {
    memory.mark();
    threadsAtMark = threads;
    printedAtMark = output.length();
  }

  /** Goes back to the state at the mark; the footprint stays. */
  void rollback() {
    memory.rollback();
    threads = threadsAtMark;
    output.setLength(printedAtMark);
  }
}
