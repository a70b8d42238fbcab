package io.mazurka.cli.bench.program;

/**
 * Three threads that run different code under the locks of two accounts, whose books keep what
 * happened in order: no two threads are alike at any time, and no state is reached in two ways. The
 * argument is how often each does its part.
 */
public final class Ledger {

  private Ledger() {}

  /** Every entry changes the balance in a way that depends on all before it. */
  private static final class Account {
    private long balance = 1;

    synchronized void enter(int entry) {
      balance = 11 * balance + entry;
    }

    synchronized long balance() {
      return balance;
    }
  }

  private static void pay(Account account, int times) {
    for (int i = 0; i < times; i++) {
      account.enter(2);
    }
  }

  private static void move(Account from, Account to, int times) {
    for (int i = 0; i < times; i++) {
      synchronized (from) {
        from.balance = 13 * from.balance + 5;
        to.enter(3);
      }
    }
  }

  private static void audit(Account account, long[] seen) {
    for (int i = 0; i < seen.length; i++) {
      synchronized (account) {
        seen[i] = account.balance;
        account.balance = 17 * account.balance + 7;
      }
    }
  }

  /** Runs the three, and looks at the books. */
  public static void main(String[] args) throws InterruptedException {
    int times = Integer.parseInt(args[0]);
    Account first = new Account();
    Account second = new Account();
    long[] seen = new long[times];
    Thread payer = new Thread(() -> pay(second, times));
    Thread mover = new Thread(() -> move(first, second, times));
    Thread auditor = new Thread(() -> audit(first, seen));
    payer.start();
    mover.start();
    auditor.start();
    payer.join();
    mover.join();
    auditor.join();
    long all = first.balance() + second.balance();
    for (long balance : seen) {
      all = 31 * all + balance;
    }
    assert all != 0;
  }
}
