import type { Formats } from "../formats.ts";

/** A moment by the clock of a time zone: 25 oct 2026, 02:30. */
export function momentInZone(at: string, timeZone: string, { date }: Pick<Formats, "date">): string {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    ...({ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const),
    hourCycle: "h23",
  }).formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
  return `${date(`${part("year")}-${part("month")}-${part("day")}`)}, ${part("hour")}:${part("minute")}`;
}
