// A vector calls an equals that takes a lock, while it holds its own.
// covers: equals and hashCode under a collection's lock
// outcomes: true 1 | true 2
import java.util.Vector;

public class EqualsUnderLock {
  static class Account {
    int balance;

    Account(int balance) {
      this.balance = balance;
    }

    synchronized void deposit(int amount) {
      balance += amount;
    }

    synchronized int balance() {
      return balance;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Account account && account.balance() == balance();
    }

    @Override
    public int hashCode() {
      return balance();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Account account = new Account(1);
    Vector<Account> accounts = new Vector<>();
    accounts.add(account);
    Thread other = new Thread(() -> {
      account.deposit(1);
      accounts.add(new Account(3));
    });
    other.start();
    boolean found = accounts.contains(new Account(1)) || accounts.contains(new Account(2));
    int size = accounts.size();
    other.join();
    System.out.println(found + " " + size);
  }
}
