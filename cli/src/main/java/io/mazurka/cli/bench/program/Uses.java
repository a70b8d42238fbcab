package io.mazurka.cli.bench.program;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads that do the same thing to the same object again and again. The arguments are what
 * they do, a constant of {@link What}, and how often each does it.
 */
public final class Uses {

  private Uses() {}

  /** What can be done; one visible operation each, or two. */
  public enum What {
    VOLATILE_WRITE {
      @Override
      void use(int i) {
        value = i;
      }
    },
    SYNCHRONIZED {
      @Override
      void use(int i) {
        synchronized (LIST) {
          count++;
        }
      }
    },
    LOCK {
      @Override
      void use(int i) {
        LOCKED.lock();
        try {
          count++;
        } finally {
          LOCKED.unlock();
        }
      }
    },
    ATOMIC_SET {
      @Override
      void use(int i) {
        ATOMIC.set(i);
      }
    },
    MAP_PUT {
      @Override
      void use(int i) {
        MAP.put("key", i);
      }
    },
    MAP_MERGE {
      @Override
      void use(int i) {
        MAP.merge("key", i, Integer::max);
      }
    },
    LIST_SET {
      @Override
      void use(int i) {
        LIST.set(0, i);
      }
    },
    QUEUE_OFFER {
      @Override
      void use(int i) {
        QUEUE.offer(i);
      }
    },
    QUEUE_PUT_TAKE {
      @Override
      void use(int i) throws InterruptedException {
        BLOCKING.put(i);
        BLOCKING.take();
      }
    },
    PRINT {
      @Override
      void use(int i) {
        System.out.println(i);
      }
    },
    OWN_COLLECTION {
      @Override
      void use(int i) {
        Queue<Integer> own = new ArrayDeque<>();
        List<Integer> other = new ArrayList<>();
        for (int j = 0; j < 5; j++) {
          own.add(j);
        }
        for (int element : own) {
          other.add(element);
        }
        value = other.size();
      }
    };

    private static final Lock LOCKED = new ReentrantLock();
    private static final AtomicInteger ATOMIC = new AtomicInteger();
    private static final Map<String, Integer> MAP = new ConcurrentHashMap<>();
    private static final List<Integer> LIST = Collections.synchronizedList(new ArrayList<>());
    private static final Queue<Integer> QUEUE = new ConcurrentLinkedQueue<>();
    private static final BlockingQueue<Integer> BLOCKING = new LinkedBlockingQueue<>();
    private static volatile int value;
    private static int count;

    static {
      LIST.add(0);
    }

    abstract void use(int i) throws InterruptedException;
  }

  private static void use(What what, int times) {
    try {
      for (int i = 0; i < times; i++) {
        what.use(i);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Runs both threads. */
  public static void main(String[] args) throws InterruptedException {
    What what = What.valueOf(args[0]);
    int times = Integer.parseInt(args[1]);
    Thread other = new Thread(() -> use(what, times));
    other.start();
    use(what, times);
    other.join();
    assert What.value <= Math.max(5, times) && What.count <= 2 * times;
  }
}
