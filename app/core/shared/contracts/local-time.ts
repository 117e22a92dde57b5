type LocalTime = { day: string; time: string };

/** What the clock of a time zone shows, asked for many moments: its day as an ISO date, and its time of day, as 03:30. */
export function clockOf(timeZone: string): (at: Date) => LocalTime {
  const clock = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return (at) => {
    const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
    return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
  };
}

/** A moment on the clock of a time zone: its day as an ISO date, and its time of day, as 03:30. */
export const localTime = (at: Date, timeZone: string): LocalTime => clockOf(timeZone)(at);
