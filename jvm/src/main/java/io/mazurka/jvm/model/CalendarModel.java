package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.VirtualTime;
import java.util.Calendar;
import java.util.Locale;
import java.util.TimeZone;

/** Calendars begin with the present time of the execution. */
@ModelOf("java/util/Calendar")
public final class CalendarModel {

  private CalendarModel() {}

  /** The calendar, at that time. */
  static <C extends Calendar> C now(C calendar) {
    calendar.setTimeInMillis(VirtualTime.currentTimeMillis());
    return calendar;
  }

  @Static
  public static Calendar getInstance(int site) {
    return now(Calendar.getInstance());
  }

  @Static
  public static Calendar getInstance(TimeZone zone, int site) {
    return now(Calendar.getInstance(zone));
  }

  @Static
  public static Calendar getInstance(Locale locale, int site) {
    return now(Calendar.getInstance(locale));
  }

  @Static
  public static Calendar getInstance(TimeZone zone, Locale locale, int site) {
    return now(Calendar.getInstance(zone, locale));
  }
}
