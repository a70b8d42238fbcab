package io.mazurka.jvm.model;

import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** Calendars begin with the present time of the execution. */
@ModelOf("java/util/GregorianCalendar")
public final class GregorianCalendarModel {

  private GregorianCalendarModel() {}

  @New
  public static GregorianCalendar make(int site) {
    return CalendarModel.now(new GregorianCalendar());
  }

  @New
  public static GregorianCalendar make(TimeZone zone, int site) {
    return CalendarModel.now(new GregorianCalendar(zone));
  }

  @New
  public static GregorianCalendar make(Locale locale, int site) {
    return CalendarModel.now(new GregorianCalendar(locale));
  }

  @New
  public static GregorianCalendar make(TimeZone zone, Locale locale, int site) {
    return CalendarModel.now(new GregorianCalendar(zone, locale));
  }
}
