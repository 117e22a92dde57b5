import { useSyncExternalStore } from "react";
import { type Formats, useFormats } from "./formats.ts";

const unchanging = () => () => undefined;

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** A moment by the clock of the browser, without a zone: it is the reader's own. */
export function momentHere(at: Date, { date }: Pick<Formats, "date">): string {
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join("-");
  return `${date(day)}, ${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

/** Writes moments in the reader's zone once scripts run; the server knows none, and says that its clock is UTC. */
export function useMoments(): (at: string) => string {
  const formats = useFormats();
  const isBrowser = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  return (at) => (isBrowser ? momentHere(new Date(at), formats) : formats.moment(at));
}
