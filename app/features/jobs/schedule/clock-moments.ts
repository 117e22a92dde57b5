import { clockOf } from "../../../core/shared/contracts/local-time.ts";

const MINUTE = 60_000;
/** No clock changes twice within two days. */
const DAY = 86_400_000;

/** The clock of a time zone, to the minute. What it shows is a day and a time taken as UTC; that and moments are in milliseconds. */
export function clockMoments(timeZone: string) {
  const clock = clockOf(timeZone);
  const shownAt = (moment: number): number => {
    const { day, time } = clock(new Date(moment));
    return Date.parse(`${day}T${time}Z`);
  };

  /** The first moment at which the clock shows a time or, where a change leaves that out, the first minute after the gap, in the next day too. */
  const momentOf = (shown: number): number => {
    const candidates = [shown - DAY, shown + DAY].map((near) => shown - (shownAt(near) - near));
    const [early, late] = [Math.min(...candidates), Math.max(...candidates)];
    return [early, late].find((moment) => shownAt(moment) === shown) ?? firstAfterLeftOut(shown, early, late);
  };

  /** Between a moment at which the clock is behind a time, and one at which it is ahead of it. */
  const firstAfterLeftOut = (shown: number, behind: number, ahead: number): number => {
    if (ahead - behind <= MINUTE) return ahead;
    const middle = behind + Math.floor((ahead - behind) / MINUTE / 2) * MINUTE;
    return shownAt(middle) < shown ? firstAfterLeftOut(shown, middle, ahead) : firstAfterLeftOut(shown, behind, middle);
  };
  return { shownAt, momentOf };
}
