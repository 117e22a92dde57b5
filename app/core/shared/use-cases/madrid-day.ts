const calendar = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Madrid",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The calendar day in Europe/Madrid, as an ISO date: where a day begins and ends for plans and lists. */
export function madridDay(at: Date): string {
  const second = Math.floor(at.getTime() / 1_000);
  if (latest.second !== second) latest = { second, day: calendar.format(at) };
  return latest.day;
}

/** Many ask for the day of the same moment. A day begins with a second in every time zone. */
let latest = { second: Number.NaN, day: "" };
