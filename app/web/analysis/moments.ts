import { useSyncExternalStore } from "react";
import type { ClockPrecision } from "../../messages/formats.ts";
import { type Formats, useFormats } from "./formats.ts";

const unchanging = () => () => undefined;

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** A moment by the clock of the browser, without a zone: it is the reader's own. */
export function momentHere(at: Date, { date }: Pick<Formats, "date">, precision: ClockPrecision = "minute"): string {
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join("-");
  const clock = [at.getHours(), at.getMinutes(), ...(precision === "second" ? [at.getSeconds()] : [])];
  return `${date(day)}, ${clock.map(twoDigits).join(":")}`;
}

/** Writes moments in the reader's zone once scripts run; the server knows none, and says that its clock is UTC. */
export function useMoments(precision: ClockPrecision = "minute"): (at: string | Date) => string {
  const formats = useFormats();
  const isBrowser = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  return (at) => {
    const moment = new Date(at);
    return isBrowser ? momentHere(moment, formats, precision) : formats.moment(moment.toISOString(), precision);
  };
}
