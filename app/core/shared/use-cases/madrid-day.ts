const calendar = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Madrid",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The calendar day in Europe/Madrid, as an ISO date: where a day begins and ends for plans and lists. */
export const madridDay = (at: Date): string => calendar.format(at);
