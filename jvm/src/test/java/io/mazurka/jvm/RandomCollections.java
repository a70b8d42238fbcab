package io.mazurka.jvm;

/**
 * Statements for random programs that pass functions to a concurrent map {@code map}, a sorted one
 * {@code skip} and other collections, that go through them, and that change many elements at once.
 * The functions do visible things.
 */
final class RandomCollections {

  static final String[] STATEMENTS = {
    "map.compute(1, (z, old) -> { v = 1; return old == null ? 1 : null; });",
    "map.compute(1, (z, old) -> old == null ? v + 1 : old + 1);",
    "r = r * 5 + map.computeIfAbsent(1, z -> c.incrementAndGet());",
    "r = r * 5 + map.computeIfAbsent(2, z -> 2);",
    "map.computeIfPresent(1, (z, old) -> { w = old; return v == 0 ? null : old; });",
    "map.merge(1, 1, (z, old) -> { w++; return z + old; });",
    "map.compute(1, (z, old) -> map.getOrDefault(2, 0) + 1);",
    "map.compute(1, (z, old) -> { v = 1; return map.compute(2, (e, u) -> w + 1); });",
    "map.compute(2, (z, old) -> { v = 1; return map.compute(1, (e, u) -> w + 1); });",
    "try { map.computeIfAbsent(1, z -> { v = 1; return map.merge(17, 1, Integer::sum); }); } catch (IllegalStateException e) { r += 3; }",
    "map.compute(1, (z, old) -> { synchronized (l) { return x + 1; } });",
    "synchronized (l) { map.put(1, 2); }",
    "synchronized (l) { map.put(17, 2); }",
    "try { map.compute(1, (z, old) -> { v = 1; throw new IllegalArgumentException(); }); } catch (IllegalArgumentException e) { r += 3; }",
    "{ Integer z = map.put(1, 1); r = r * 5 + (z == null ? 3 : z); }",
    "{ Integer z = map.putIfAbsent(1, 2); r = r * 5 + (z == null ? 3 : z); }",
    "{ Integer z = map.remove(1); r = r * 5 + (z == null ? 3 : z); }",
    "{ Integer z = map.get(1); r = r * 5 + (z == null ? 3 : z); }",
    "map.putAll(java.util.Map.of(1, 1, 2, 2));",
    "map.clear();",
    "map.replaceAll((z, old) -> old + 1);",
    "map.replaceAll((z, old) -> old + v);",
    "map.values().removeIf(z -> z == 1);",
    "{ int[] z = {0}; map.forEach((e, u) -> z[0] += e * u); r = r * 5 + z[0]; }",
    "map.forEach((z, old) -> c.addAndGet(z * old));",
    "for (int z : map.values()) r = r * 5 + z;",
    "map.forEach(1, (z, old) -> c.addAndGet(z * old));",
    "{ Integer z = map.reduceValues(1, Integer::sum); r = r * 5 + (z == null ? 3 : z); }",
    "{ Integer z = map.searchKeys(2, e -> e + v); r = r * 5 + (z == null ? 3 : z); }",
    "keyed.put(new Key(2), 1);",
    "keyed.merge(new Key(1), 1, Integer::sum);",
    "r = r * 5 + keyed.getOrDefault(new Key(1), 3);",
    "if (keyed.remove(new Key(1)) != null) r++;",
    "skip.merge(1, 1, (z, old) -> { w++; return z + old; });",
    "skip.compute(1, (z, old) -> old == null ? v + 1 : null);",
    "skip.put(1, 2);",
    "skip.clear();",
    "{ int[] z = {0}; skip.forEach((e, u) -> z[0] += e * u + v); r = r * 5 + z[0]; }",
    "cow.add(1);",
    "cow.removeIf(z -> z == v);",
    "cow.replaceAll(z -> c.incrementAndGet());",
    "cow.forEach(z -> w = z);",
    "r = r * 5 + cow.size();",
    "vector.add(1);",
    "vector.forEach(z -> w += z);",
    "synchronized (vector) { r = r * 5 + vector.size() + vector.size(); }",
    "r = r * 5 + vector.size();",
    "if (vector.removeIf(z -> c.get() == 0)) r++;",
    "locked.merge(1, 1, (z, old) -> { v = 1; return z + old; });",
    "locked.putIfAbsent(1, 1);",
    "r = r * 5 + locked.getOrDefault(1, 0);",
    "queue.offer(1);",
    "queue.forEach(z -> w += z);",
    "{ Integer z = queue.poll(); r = r * 5 + (z == null ? 3 : z); }",
    "linked.addAll(java.util.List.of(1, 2));",
    "linked.forEach(z -> c.addAndGet(z));",
    "linked.clear();",
    "r = r * 5 + linked.size();",
  };

  private RandomCollections() {}
}
