import type { ReportedFigure } from "../../features/wrong-numbers/contracts/reported-figure.ts";
import type { Formats } from "../formats.ts";
import { providerNamer } from "../provider-name.ts";
import { sourceNamer } from "../source-name.ts";

/** A reported figure in a reader's words; null where nothing is known. */
export type ReportedFigureWords = {
  figure: string;
  value: string;
  period: string | null;
  origin: string | null;
  document: string | null;
};

/** The words for a reported figure. `say` gives any text of the catalogue by its key. */
export function reportedFigureWords(
  reported: ReportedFigure,
  { say, formats }: { say: (key: string, values?: object) => string; formats: Formats },
): ReportedFigureWords {
  const { figure, kind, value, unit, currency, period, months, year, document } = reported;
  const providerName = providerNamer((key) => say(`search.source.${key}`));
  const sourceName = sourceNamer({
    say: (code, values) => say(`sourceNames.${code}`, values),
    own: say("imports.source"),
    formats,
  });
  const origins: Readonly<Record<ReportedFigure["kind"], () => string | null>> = {
    figure: () => (reported.provider === null ? null : providerName(reported.provider)),
    reference: () => (reported.source === null ? null : providerName(sourceName(reported.source))),
    assumption: () => say("wrongNumbers.number.kind", { kind }),
    step: () => say("wrongNumbers.number.kind", { kind }),
  };
  const periodKind = periodKindOf(reported);
  return {
    figure: say(`${kind === "figure" ? "figures" : "quantities"}.${figure}`),
    value: say("wrongNumbers.number.valueOf", { unit, currency, value: formats.quantity(value, unit, currency) }),
    period:
      periodKind === null
        ? null
        : say("wrongNumbers.number.periodOf", {
            kind: periodKind,
            date: period === null ? "" : formats.date(period),
            months: String(months),
            year: String(year),
          }),
    origin: origins[kind](),
    document,
  };
}

function periodKindOf({ period, months, year }: ReportedFigure): "year" | "months" | "day" | "forecast" | null {
  if (period === null) return year === null ? null : "forecast";
  if (months === null) return "year";
  return months === 0 ? "day" : "months";
}
