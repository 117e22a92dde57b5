import { depreciationAt, ebitdaAt } from "../company/accounts/base-figures.ts";
import { latestHistoryOf } from "../company/accounts/history.ts";
import { impliedExitMultiple } from "../formulas/time-value/terminal-value.ts";
import { priceInReportingCurrency } from "../inputs/price-in-reporting-currency.ts";
import type { Money, Ratio } from "../inputs/units.ts";
import { type FlowMethodName, flowDeclarations } from "../methods/flow-declarations.ts";
import type { CompanyFile, ValuationReport } from "../report/report.ts";
import type { QuantityName } from "../trace/quantity-names.ts";
import type { Trace } from "../trace/trace.ts";
import { type FlowModel, flowModelOf } from "./flow-model.ts";
import { type Unavailable, unavailable } from "./unavailable.ts";

/** How much of a value lies beyond the horizon (`terminalBands.<band>`). */
export const terminalBands = ["negative", "moderate", "usual", "dominant", "extreme", "beyondAll"] as const;
export type TerminalBand = (typeof terminalBands)[number];

/** The multiple at which the horizon sells the company, against what the market pays for its industry today. */
export type ExitReading = "below" | "near" | "above" | "unknown";

export type TerminalShare = {
  kind: "terminalShare";
  method: FlowMethodName;
  /** Present value of what comes after the horizon ÷ the whole; above 1 when the years before it cost money. */
  share: Ratio;
  band: TerminalBand;
  /** Multiples of the last explicit year that the terminal value amounts to; null where the method has no such figure. */
  exit: { evToEbitda: Ratio | null; evToEbit: Ratio | null; priceToEarnings: Ratio | null };
  /** EV/EBITDA at today's price, and the industry's average; null when unknown. */
  today: { own: Ratio | null; industry: Ratio | null };
  /** `exit.evToEbitda` against the industry's: within a quarter of it is near. */
  reading: ExitReading;
};

const nearWithin: Ratio = 0.25;

/**
 * How much of a flow method's value lies beyond the horizon, and at which multiple it takes the company to be sold then.
 *
 *   share     = present value after the horizon / value (of the firm for the discounted cash flow, else of the share)
 *   EV/EBIT   = terminal value / (revenue_N × margin);   EV/EBITDA adds the latest share of depreciation in revenue
 *   P/E       = terminal value per share / earnings per share_N, for methods that work with one share
 *
 * Bands: moderate below 50 %, usual to 75 %, dominant to 90 %, extreme to all, beyond all above it, negative below 0.
 *
 * Unavailable: `methodNotApplicable`, `figuresMissing`.
 *
 * @see Koller, Goedhart & Wessels, *Valuation*, 7th ed., ch. 14
 */
export function terminalShareOf(
  file: CompanyFile,
  report: ValuationReport,
  options: { method?: FlowMethodName } = {},
): TerminalShare | Unavailable {
  const model = flowModelOf(report, options.method);
  if (model.kind === "unavailable") return model;
  const { method, trace, value } = model;
  const later = valueIn(trace, flowDeclarations[method].laterPart);
  // A trust's cash flows belong to its shareholders already: there is no enterprise value in between.
  const whole = valueIn(trace, "enterpriseValue") ?? value;
  if (later === null || whole === null || whole <= 0) return unavailable("figuresMissing");
  const share = later / whole;
  const exit = exitOf(file, model);
  const industry = file.reference.industry?.evToEbitda ?? null;
  return {
    kind: "terminalShare",
    method,
    share,
    band: terminalBandOf(share),
    exit,
    today: { own: method === "discountedCashFlow" ? ownMultiple(file, trace) : null, industry },
    reading: exitReadingOf(exit.evToEbitda, industry),
  };
}

/** The band of a share, limits as `terminalShareOf` tells them: 50 % and 75 % are usual, 90 % is dominant, all is extreme. */
export function terminalBandOf(share: Ratio): TerminalBand {
  if (share < 0) return "negative";
  if (share > 1) return "beyondAll";
  if (share > 0.9) return "extreme";
  if (share > 0.75) return "dominant";
  return share < 0.5 ? "moderate" : "usual";
}

/** An exit multiple against the industry's; exactly a quarter away is still near. */
export function exitReadingOf(exit: Ratio | null, industry: Ratio | null): ExitReading {
  if (exit === null || industry === null || industry <= 0) return "unknown";
  if (exit < industry * (1 - nearWithin)) return "below";
  return exit > industry * (1 + nearWithin) ? "above" : "near";
}

function exitOf({ fundamentals }: CompanyFile, { trace }: FlowModel): TerminalShare["exit"] {
  const terminalValue = valueIn(trace, "terminalValue");
  const none = { evToEbitda: null, evToEbit: null, priceToEarnings: null };
  if (terminalValue === null) return none;
  const multipleOf = (metric: Money | null) =>
    metric === null ? null : impliedExitMultiple({ terminalValue, metric });
  const revenue = inputOf(trace, "terminalNopat", "revenue");
  const margin = inputOf(trace, "terminalNopat", "margin");
  if (revenue === null || margin === null) {
    return { ...none, priceToEarnings: multipleOf(lastProjectedEarnings(trace)) };
  }
  const history = latestHistoryOf(fundamentals);
  const depreciation = depreciationAt(history, history.latest)?.quantity.value ?? null;
  const revenueNow = history.figure(history.latest, "revenue")?.value ?? null;
  const ebit = revenue * margin;
  const isKnown = depreciation !== null && revenueNow !== null && revenueNow > 0;
  const ebitda = isKnown ? ebit + (depreciation / revenueNow) * revenue : null;
  return { evToEbitda: multipleOf(ebitda), evToEbit: multipleOf(ebit), priceToEarnings: null };
}

/** (Market value + claims − assets) / EBITDA of the latest year, with the claims and assets of the method itself. */
function ownMultiple({ fundamentals }: CompanyFile, trace: Trace): Ratio | null {
  const price = priceInReportingCurrency(fundamentals);
  const history = latestHistoryOf(fundamentals);
  const ebitda = ebitdaAt(history, history.latest)?.quantity.value ?? null;
  const shares = inputOf(trace, "valuePerShare", "shares");
  const bridge = trace.nodes.find((node) => node.kind === "step" && "claims" in node.inputs);
  if (price === null || shares === null || ebitda === null || bridge?.kind !== "step") return null;
  const total = (ids: number | readonly number[] | undefined) =>
    (typeof ids === "object" ? ids : []).reduce((sum, id) => sum + (trace.nodes[id]?.value ?? 0), 0);
  const enterpriseValue = price * shares + total(bridge.inputs.claims) - total(bridge.inputs.assets);
  return ebitda > 0 && enterpriseValue > 0 ? enterpriseValue / ebitda : null;
}

function lastProjectedEarnings(trace: Trace): number | null {
  return trace.nodes.findLast(({ name }) => name === "projectedEarningsPerShare")?.value ?? null;
}

function valueIn(trace: Trace, name: QuantityName): number | null {
  return trace.nodes.findLast((node) => node.name === name)?.value ?? null;
}

function inputOf(trace: Trace, step: QuantityName, input: string): number | null {
  const node = trace.nodes.findLast((each) => each.kind === "step" && each.name === step);
  const id = node?.kind === "step" ? node.inputs[input] : undefined;
  return typeof id === "number" ? (trace.nodes[id]?.value ?? null) : null;
}
