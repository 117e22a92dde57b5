const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
type Weekday = (typeof weekdays)[number];
const weekdayNames: readonly string[] = weekdays;

/** Days in a row on which the team is there, between two times of day ("09:00"). */
type OpeningSpan = { first: Weekday; last: Weekday; from: string; to: string };
export type OpeningHours = { spans: readonly OpeningSpan[]; timeZone: string };

const span = /^(mon|tue|wed|thu|fri|sat|sun)(?:-(mon|tue|wed|thu|fri|sat|sun))? (\d\d:[0-5]\d)-(\d\d:[0-5]\d)$/;

/** "mon-fri 09:00-18:00, sat 10:00-14:00"; null when it is not written so. Nothing at all is never open. */
export function openingSpansIn(text: string): OpeningSpan[] | null {
  const spans: OpeningSpan[] = [];
  for (const part of text.split(",").flatMap((each) => each.trim().toLowerCase() || [])) {
    const [, first, last = first, from = "", to = ""] = span.exec(part) ?? [];
    if (!isWeekday(first) || !isWeekday(last)) return null;
    if (weekdays.indexOf(first) > weekdays.indexOf(last) || from >= to || to > "24:00") return null;
    spans.push({ first, last, from, to });
  }
  return spans;
}

const isWeekday = (text: string | undefined): text is Weekday => weekdays.some((day) => day === text);

export const isTimeZone = (text: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** Whether the team is there at this moment, on the clock of the time zone. */
export function isOpenAt({ spans, timeZone }: OpeningHours, at: Date): boolean {
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = weekdayNames.indexOf(parts.weekday?.toLowerCase() ?? "");
  const time = `${parts.hour}:${parts.minute}`;
  return spans.some(
    ({ first, last, from, to }) =>
      weekdays.indexOf(first) <= day && day <= weekdays.indexOf(last) && from <= time && time < to,
  );
}
