package io.mazurka.jvm;

import java.util.SplittableRandom;

/**
 * Writes small multithreaded Java programs that do all sorts of things to a few variables, monitors
 * and threads, and print in the end what they have seen.
 */
final class RandomJava {

  private static final String[] VARIABLES = {
    "x", "y", "v", "w", "a[0]", "a[1]", "node.plain", "node.hasty", "array[0]", "array[1]"
  };

  /** What programs use besides the language; nearly half of them nothing. */
  private static final String[][] LIBRARIES = {
    {},
    {},
    {},
    RandomSynchronizers.STATEMENTS,
    RandomCollections.STATEMENTS,
    RandomTasks.STATEMENTS,
    RandomPublishers.STATEMENTS
  };

  private static final String[][] QUEUES = {RandomQueues.STATEMENTS};

  /** The same for programs whose threads but the main one are daemons. */
  private static final String[][] DAEMON_LIBRARIES = {
    {},
    RandomSynchronizers.STATEMENTS,
    RandomCollections.STATEMENTS,
    RandomDaemons.STATEMENTS,
    RandomDaemons.STATEMENTS,
    RandomDaemons.STATEMENTS
  };

  /** A first thread of the main thread's, which makes no difference to what it does. */
  private static final String FIRST_THREAD =
      """
          Thread first = KIND.name("first").unstarted(() -> { });
          first.start();
          try { first.join(); } catch (InterruptedException e) { }
      """;

  private final SplittableRandom random;
  private final StringBuilder text = new StringBuilder();
  private final int threads;
  private final String[] library;
  private int self;
  private int names;

  private RandomJava(SplittableRandom random, int threads, String[][] libraries) {
    this.random = random;
    this.threads = threads;
    this.library = libraries[random.nextInt(libraries.length)];
  }

  /**
   * The source of a program.
   *
   * @param size how many statements there are in all threads together, about
   */
  static String source(String className, long seed, int size) {
    SplittableRandom random = new SplittableRandom(seed);
    int threads = size > 3 && random.nextInt(3) == 0 ? 3 : 2;
    String[][] libraries = seed % 8 == 7 ? QUEUES : LIBRARIES;
    String program = new RandomJava(random, threads, libraries).program(className, size);
    return seed % 3 == 0 ? fair(program) : program;
  }

  private static String fair(String program) {
    return program
        .replace("new ReentrantLock()", "new ReentrantLock(true)")
        .replace("new ReentrantReadWriteLock()", "new ReentrantReadWriteLock(true)")
        .replace("new Semaphore(1)", "new Semaphore(1, true)");
  }

  /**
   * The source of a program in which all threads are daemons but the main thread, and but the first
   * one that it starts, if there is to be such company. That does nothing and ends before anything
   * else happens.
   */
  static String sourceWithDaemons(String className, long seed, int size, boolean company) {
    SplittableRandom random = new SplittableRandom(seed);
    int threads = size > 3 && random.nextInt(4) == 0 ? 3 : 2;
    RandomJava java = new RandomJava(random, threads, DAEMON_LIBRARIES);
    return java.daemons(className, size, company ? "Thread.ofPlatform()" : "Thread.ofVirtual()");
  }

  private String program(String name, int size) {
    head(name, "new Thread(NAME::run1)", "new Thread(NAME::run2)");
    boolean startedByFirst = threads == 3 && random.nextBoolean();
    thread(2, threads == 3 ? size / 3 : 0, "", "");
    thread(1, threads == 3 ? size / 3 : size / 2, startedByFirst ? "t2.start();\n" : "", "");
    String daemon = random.nextInt(25) == 0 ? "t1.setDaemon(true);\n" : "";
    String starts =
        daemon + "t1.start();\n" + (threads == 3 && !startedByFirst ? "t2.start();\n" : "");
    String joins =
        random.nextInt(6) == 0 ? "" : "t1.join();\n" + (threads == 3 ? "t2.join();\n" : "");
    thread(0, size - (threads == 3 ? 2 * (size / 3) : size / 2), starts, joins);
    return main("");
  }

  private String daemons(String name, int size, String kindOfFirst) {
    head(name, daemon(1), daemon(2));
    line("static final CompletableFuture<Integer> other = new CompletableFuture<>();");
    thread(2, threads == 3 ? size / 3 : 0, "", "");
    thread(1, threads == 3 ? size / 3 : size / 2, "", "");
    String starts = "t1.start();\n" + (threads == 3 ? "t2.start();\n" : "");
    String joins = random.nextInt(3) == 0 ? "t1.join();\n" : "";
    thread(0, size - (threads == 3 ? 2 * (size / 3) : size / 2), starts, joins);
    return main(FIRST_THREAD.replace("KIND", kindOfFirst));
  }

  private String daemon(int number) {
    return pick("Thread.ofVirtual()", "Thread.ofPlatform().daemon()")
        + ".unstarted(NAME::run"
        + number
        + ")";
  }

  private void head(String name, String first, String second) {
    text.append(
        RandomFields.TEXT.replace("FIRST", first).replace("SECOND", second).replace("NAME", name));
    if (library == RandomQueues.STATEMENTS) {
      text.append(RandomQueues.FIELDS.replace("NAME", name));
    }
  }

  private String main(String first) {
    text.append("  public static void main(String[] args) {\n")
        .append(first)
        .append("    run0();\n");
    text.append(
        "    System.out.println(x + \" \" + y + \" \" + v + \" \" + w + \" \" + a[0] + a[1] + \" \" + c + \" \" + out0 + \" \" + out1 + \" \" + out2);\n");
    return text.append("  }\n}\n").toString();
  }

  private void thread(int number, int statements, String first, String last) {
    self = number;
    text.append("  static void run" + number + "() {\n    int r = 0;\n    try {\n").append(first);
    for (int i = 0; i < statements; i++) {
      statement(2);
    }
    text.append(last)
        .append(
            "      if (false) Thread.sleep(1);\n    } catch (InterruptedException e) { r = r * 5 + 4; }\n")
        .append("    if (r != 0) out" + number + " = r;\n  }\n");
  }

  private void statement(int depth) {
    if (library.length > 0 && random.nextBoolean()) {
      line(pick(library).replace("BODY", depth > 0 ? simple() : "r++;"));
      return;
    }
    switch (random.nextInt(depth > 0 ? 32 : 25)) {
      case 0, 1, 2 -> line("r = r * 5 + " + read() + ";");
      case 3, 4, 5 -> line(write(String.valueOf(1 + random.nextInt(2))));
      case 6 -> line(write("r + 1"));
      case 7 -> line(variable() + "++;");
      case 8, 9 -> line(atomic());
      case 10, 11 -> line(publish());
      case 12, 13 -> line(look());
      case 14 -> line(notification());
      case 15 -> line(pause());
      case 16, 17 -> line(toThread());
      case 18, 19 -> line(ofSelf());
      case 20 -> line("assert " + read() + " != 1;");
      case 21 -> line("if (" + read() + " == 1) throw new IllegalStateException();");
      case 22 -> line("System.out.print(r + \";\");");
      case 23 -> line(collection());
      case 24 -> line(rare());
      case 25 -> block("if (" + read() + " " + comparison() + ") {", depth);
      case 26, 27 -> block("synchronized (" + lock() + ") {", depth);
      case 28, 29 -> spin();
      case 30 -> waiting();
      default -> block("for (int i = 0; i < 2; i++) {", depth - 1);
    }
  }

  private String simple() {
    return random.nextBoolean() ? "r = r * 5 + " + read() + ";" : write("r + 1");
  }

  private void block(String head, int depth) {
    line(head);
    int statements = 1 + random.nextInt(2);
    for (int i = 0; i < statements; i++) {
      statement(depth - 1);
    }
    line("}");
    if (head.startsWith("if") && random.nextInt(3) == 0) {
      block("else {", 0);
    }
  }

  private String atomic() {
    return pick(
        "r = r * 5 + c.incrementAndGet();",
        "if (c.compareAndSet(0, 2)) r++;",
        "if (c.compareAndSet(1, 0)) r++;",
        "r = r * 5 + c.getAndSet(1);",
        "r = r * 5 + c.updateAndGet(k -> k * 2 + 1);",
        "if (array.compareAndSet(0, 0, 1)) r++;",
        "array.getAndIncrement(1);",
        "c.incrementAndGet();",
        "c.addAndGet(2);",
        "c.set(0);");
  }

  private String publish() {
    String made = pick("new Node(1)", "new Node(2)", "n", "node");
    String o = "o" + names++;
    return pick(
        "n = " + made + ";",
        "vn = " + made + ";",
        "nodes[0] = " + made + ";",
        "node.next = " + made + ";",
        "ref.set(" + made + ");",
        "if (ref.compareAndSet(null, new Node(2))) r++;",
        "{ Node "
            + o
            + " = new Node(0); vn = "
            + o
            + "; "
            + o
            + ".plain = 2; r = r * 5 + "
            + o
            + ".plain; }",
        "{ Node "
            + o
            + " = new Node(0); "
            + o
            + ".next = new Node(1); n = "
            + o
            + "; "
            + o
            + ".next.plain = 2; }",
        "new Leaking();");
  }

  private String look() {
    String o = "o" + names++;
    String source = pick("n", "vn", "nodes[0]", "node.next", "ref.get()");
    String use =
        pick(
            "r = r * 5 + O.plain;",
            "O.plain = 2;",
            "O.hasty++;",
            "r += O.fixed;",
            "if (O.next != null) r = r * 5 + O.next.plain;",
            "r += O.swap(1);",
            "synchronized (O) { O.plain++; }");
    return random.nextInt(6) == 0
        ? "{ Leaking " + o + " = leaked; if (" + o + " != null) r += 2 + " + o + ".fixed; }"
        : "{ Node "
            + o
            + " = "
            + source
            + "; if ("
            + o
            + " != null) { "
            + use.replace("O", o)
            + " } }";
  }

  private String notification() {
    String lock = lock();
    return "synchronized ("
        + lock
        + ") { "
        + (random.nextInt(3) == 0 ? write("1") : "")
        + " "
        + lock
        + pick(".notify();", ".notifyAll();")
        + " }";
  }

  private void waiting() {
    String lock = lock();
    String wait = lock + pick(".wait();", ".wait(1);");
    String head =
        pick("", "while (" + pick("v", "x", "w") + " == 0) ", "if (" + pick("v", "x") + " == 0) ");
    line("synchronized (" + lock + ") { " + head + wait + " }");
  }

  private void spin() {
    line(
        pick(
            "while (v == 0) Thread.onSpinWait();",
            "while (w == 0) { }",
            "while (x == 0) Thread.yield();",
            "while (!c.compareAndSet(0, 1)) { }",
            "while (c.getAndSet(1) == 1) Thread.onSpinWait();",
            "while (v == 0 && w == 0) { }",
            "while (v == 0) Thread.sleep(1);",
            "for (int i = 0; i < 2 && v == 0; i++) { r++; }",
            "{ int tries = 0; while (w == 0 && tries < 2) tries++; r += tries; }",
            "while (true) { int k = c.get(); if (c.compareAndSet(k, k + 1)) break; }",
            "while (" + other() + ".isAlive()) Thread.yield();",
            "{ boolean done = false; while (!done) { synchronized (l) { done = x != 0; } } }"));
  }

  private String pause() {
    return pick(
        "Thread.sleep(1);",
        "Thread.yield();",
        "LockSupport.park();",
        "LockSupport.parkNanos(1);",
        "LockSupport.park();");
  }

  private String toThread() {
    String t = other();
    return pick(
        "LockSupport.unpark(" + t + ");",
        t + ".interrupt();",
        "if (" + t + ".isAlive()) r++;",
        "if (" + t + ".isInterrupted()) r++;",
        t + ".join(1);",
        t + ".join();");
  }

  private String ofSelf() {
    return pick(
        "if (Thread.interrupted()) r++;",
        "Thread.currentThread().interrupt();",
        "if (Thread.currentThread().isInterrupted()) r++;",
        "r = r * 5 + Late.z;",
        "try { r += Failing.z; } catch (LinkageError e) { r = r * 5 + (e instanceof NoClassDefFoundError ? 1 : 2); }",
        "r = r * 5 + both(1);");
  }

  private String collection() {
    return pick(
        "list.add(1);",
        "r = r * 5 + list.size();",
        "names.add(new Node(1));",
        "if (!names.isEmpty()) names.get(0).plain++;",
        "map.merge(1, 1, Integer::sum);",
        "r = r * 5 + map.getOrDefault(1, 0);");
  }

  private String rare() {
    return random.nextInt(3) > 0
        ? "r = r * 5 + " + read() + ";"
        : pick(
            "if (" + read() + " != 0) System.exit(0);",
            "if (" + other() + ".getState() == Thread.State.TERMINATED) r++;",
            "if (" + other() + ".getState() == Thread.State.BLOCKED) r++;");
  }

  private String read() {
    String variable = random.nextInt(5) == 0 ? "c.get()" : variable();
    return variable.startsWith("array[") ? "array.get(" + variable.charAt(6) + ")" : variable;
  }

  private String write(String value) {
    String variable = VARIABLES[random.nextInt(VARIABLES.length)];
    return variable.startsWith("array[")
        ? "array.set(" + variable.charAt(6) + ", " + value + ");"
        : variable + " = " + value + ";";
  }

  private String variable() {
    return VARIABLES[random.nextInt(VARIABLES.length - 2)];
  }

  private String comparison() {
    return pick("== 0", "!= 0", "== 1");
  }

  private String lock() {
    return pick("l", "l", "m");
  }

  private String other() {
    int other = (self + 1 + random.nextInt(threads - 1)) % threads;
    return "t" + other;
  }

  private String pick(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private void line(String line) {
    text.append("      ").append(line).append('\n');
  }
}
