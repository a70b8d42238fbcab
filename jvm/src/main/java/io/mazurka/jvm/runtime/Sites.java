package io.mazurka.jvm.runtime;

import io.mazurka.jvm.common.NameNumbers;
import java.util.Arrays;

/** All sites of the program, by number, and the numbers of the variables that they name. */
public final class Sites {

  /** The number of {@link Site#NONE}. */
  public static final int NONE = 0;

  private static Site[] sites = {Site.NONE};
  private static int[] slots = {0};
  private static int[] owners = {0};
  private static Memory.Order[] orders = {Memory.Order.VOLATILE};
  private static String[] slotNames = new String[16];
  private static int count = 1;

  private Sites() {}

  /** Numbers a site. */
  public static synchronized int add(Site site) {
    if (count == sites.length) {
      sites = Arrays.copyOf(sites, 2 * count);
      slots = Arrays.copyOf(slots, 2 * count);
      owners = Arrays.copyOf(owners, 2 * count);
      orders = Arrays.copyOf(orders, 2 * count);
    }
    sites[count] = site;
    slots[count] = site.owner().isEmpty() ? 0 : slot(site.owner(), site.member());
    owners[count] = site.owner().isEmpty() ? 0 : owner(site.owner());
    orders[count] = Memory.Order.ofUpdate(site);
    return count++;
  }

  /** The site of that number. */
  public static Site get(int number) {
    return sites[number];
  }

  /** The number of the field that the site accesses. */
  static int slotAt(int site) {
    return slots[site];
  }

  /** What an update that is called at the site orders. */
  static Memory.Order orderAt(int site) {
    return orders[site];
  }

  /** The number of the class that declares the field that the site accesses. */
  static int ownerAt(int site) {
    return owners[site];
  }

  /** The number of a field, unique among all fields of all classes, from 1. */
  static synchronized int slot(String owner, String field) {
    String name = owner + "." + field;
    int slot = NameNumbers.field(name);
    if (slot >= slotNames.length) {
      slotNames = Arrays.copyOf(slotNames, 2 * slot);
    }
    slotNames[slot] = name;
    return slot;
  }

  /** The field of that number, as "owner.field". */
  static String slotName(int slot) {
    return slotNames[slot];
  }

  /** The number of a class, from 1. */
  static int owner(String internalName) {
    return NameNumbers.type(internalName);
  }

  /** How many classes have a number. */
  static int owners() {
    return NameNumbers.types();
  }
}
