import { type IsoDate, judgingPriceOf, priceInReportingCurrency, quoteInReportingCurrency } from "@valora/valuation";
import { differenceOf } from "@valora/valuation/difference";
import { ratiosOf } from "@valora/valuation/statements";
import type { Analysis } from "../../../core/analysis/use-cases/analyse-company.ts";
import { Failure } from "../../../failure.ts";
import { type ThesisFigure, thesisFigureNames } from "../contracts/thesis.ts";

/** A figure in a text: a name between two braces on each side. */
const named = /\{\{([^{}]*)\}\}/g;

const known: ReadonlySet<string> = new Set(thesisFigureNames);
const LONGEST_SHOWN = 60;

const namesIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(named)].map(([, name = ""]) => name.trim()))),
];

/** Throws `thesisFigureUnknown` where a text names a figure that is none. */
export function mustNameFigures(...texts: readonly string[]): void {
  const unknown = namesIn(texts).find((name) => !known.has(name));
  if (unknown !== undefined) throw new Failure("thesisFigureUnknown", { figure: unknown.slice(0, LONGEST_SHOWN) });
}

/** The figures that texts name, each once. A name that was one when it was written, and no longer is, is none. */
export const figuresNamedIn = (...texts: readonly string[]): string[] =>
  namesIn(texts).filter((name) => known.has(name));

/** The text with each figure as it is written; one without a value says so. */
export const withFigures = (text: string, written: (name: string) => string): string =>
  text.replaceAll(named, (_, name: string) => written(name.trim()));

type Found = Omit<ThesisFigure, "name">;
const unknownToday: Found = { value: null, unit: "ratio", asOf: null };

/** The figures of these names as an analysis of today has them. */
export function thesisFigures(names: readonly string[], analysis: Analysis, today: IsoDate): ThesisFigure[] {
  const ratios = names.some((name) => name.startsWith("ratios.")) ? ratiosOf(analysis.file.fundamentals, []) : null;
  return names.map((name) => {
    const [first = "", second] = name.split(".");
    if (first === "ratios") return { name, ...ratioIn(ratios, second ?? "") };
    if (second === "valuePerShare") return { name, ...valueByMethod(analysis, first, today) };
    return { name, ...(summaryOf(analysis, first, today) ?? assumptionOf(analysis, first, today)) };
  });
}

function ratioIn(report: ReturnType<typeof ratiosOf> | null, name: string): Found {
  const cell = report?.ratios.find((line) => line.name === name)?.cells.at(-1);
  if (cell === undefined || cell.value === null) return unknownToday;
  return { value: cell.value, unit: cell.unit === "rate" ? "rate" : "ratio", asOf: report?.years.at(-1) ?? null };
}

function valueByMethod({ report }: Analysis, method: string, today: IsoDate): Found {
  const outcome = report.methods.find((each) => each.method === method)?.outcome;
  const value = outcome?.kind === "estimate" ? outcome.valuePerShare : null;
  return { value, unit: "perShare", asOf: today };
}

function summaryOf({ file: { fundamentals }, report }: Analysis, name: string, today: IsoDate): Found | null {
  const price = priceInReportingCurrency(fundamentals);
  const priceAsOf = quoteInReportingCurrency(fundamentals)?.asOf.slice(0, 10) ?? null;
  const { mean } = report.summary;
  if (name === "mean" || name === "minimum" || name === "maximum")
    return { value: report.summary[name], unit: "perShare", asOf: today };
  if (name === "price") return { value: price, unit: "perShare", asOf: priceAsOf };
  if (name !== "difference") return null;
  const judging = judgingPriceOf(fundamentals, report);
  return {
    value: mean === null || judging === null ? null : differenceOf(mean, judging),
    unit: "rate",
    asOf: priceAsOf,
  };
}

function assumptionOf({ report: { assumptions } }: Analysis, name: string, today: IsoDate): Found {
  const { wacc, growth, terminalGrowth, riskFreeRate, beta } = assumptions;
  if (name === "beta") return { value: beta, unit: "ratio", asOf: today };
  const rates: Readonly<Record<string, number | null>> = {
    wacc: wacc?.value ?? null,
    growth: growth?.value ?? null,
    terminalGrowth: terminalGrowth?.value ?? null,
    riskFreeRate,
  };
  return { value: rates[name] ?? null, unit: "rate", asOf: today };
}
