import { localTime } from "../../core/shared/contracts/local-time.ts";
import type { Formats } from "../formats.ts";

/** A moment by the clock of a time zone: 25 oct 2026, 02:30. */
export function momentInZone(at: string, timeZone: string, { date }: Pick<Formats, "date">): string {
  const { day, time } = localTime(new Date(at), timeZone);
  return `${date(day)}, ${time}`;
}
