import { useLocale } from "use-intl";
import { type Formats, formatsFor, regionOf } from "../../messages/formats.ts";

export { type Formats, formatsFor } from "../../messages/formats.ts";

/** The formats of the page's language. */
export const useFormats = (): Formats => formatsFor(useLocale());

/** Days as the page's language writes them, by the clock of the site; a time of day is its reader's (`useMoments`). */
export function useClock() {
  const region = regionOf[useLocale()];
  return {
    dateTime: (at: Date, style: Pick<Intl.DateTimeFormatOptions, "dateStyle">) =>
      new Intl.DateTimeFormat(region, { ...style, timeZone: "Europe/Madrid" }).format(at),
  };
}
