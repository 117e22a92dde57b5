import type { AnnualStatement, IsoDate, MethodReport, ValuationView } from "@valora/valuation";
import type { Analysis } from "../../analysis/use-cases/analyse-company.ts";

/** One thing that a draft may say. Rates are fractions; money is in whole units of its currency. */
export type NarrationFact = { name: string } & (
  | { kind: "perShare" | "money"; value: number; currency: string }
  | { kind: "rate" | "count" | "year"; value: number }
  | { kind: "date"; value: IsoDate }
  | { kind: "word" | "symbol"; value: string }
);

/** The fact that names whom the price is from. */
export const priceGiver = "who gave the price";

/** A name that reads as a name. Anything else may be an instruction to the model and is not passed on. */
const plainName = /^[\p{L}\p{N}][\p{L}\p{N} .,&'’()/+-]{0,59}$/u;
const manyDigits = /\d{4}/;
const manyWords = 8;

/** The company's name where it looks like one, else its symbol. */
export function nameOrSymbol({ name, ticker }: { name: string; ticker: string }): string {
  const isPlain = plainName.test(name) && !manyDigits.test(name) && name.split(/\s+/).length <= manyWords;
  return isPlain ? name : ticker;
}

/** Everything that a draft about an analysis may use: figures of the report and of the latest two years, and nothing else. */
export function narrationFacts({ file, report }: Pick<Analysis, "file" | "report">): NarrationFact[] {
  const { fundamentals } = file;
  const { ticker, sector, currency } = fundamentals;
  const years = fundamentals.statements.slice(-2);
  return [
    { name: "company", kind: "word", value: nameOrSymbol(fundamentals) },
    { name: "symbol", kind: "symbol", value: ticker },
    { name: "sector", kind: "word", value: sector },
    { name: "kind of company", kind: "word", value: report.classification.type },
    { name: "scenario", kind: "word", value: report.scenario },
    ...priceFacts(file, report),
    ...summaryFacts(report, currency),
    ...assumptionFacts(report),
    ...report.methods.flatMap((method) => methodFacts(method, currency)),
    ...years.flatMap((statement) => statementFacts(statement, currency)),
  ];
}

type Named = [name: string, value: number | null | undefined];

const known = (kind: "rate" | "count" | "year", named: readonly Named[]): NarrationFact[] =>
  named.flatMap(([name, value]) => (value === null || value === undefined ? [] : [{ name, kind, value }]));

const amounts = (kind: "perShare" | "money", currency: string, named: readonly Named[]): NarrationFact[] =>
  named.flatMap(([name, value]) => (value === null || value === undefined ? [] : [{ name, kind, value, currency }]));

function priceFacts(
  { fundamentals: { quote } }: Analysis["file"],
  { priceStanding }: Analysis["report"],
): NarrationFact[] {
  if (quote === null) return [];
  const { age = null, chosenBy = "source", silence = null } = priceStanding ?? {};
  return [
    { name: "price of the share", kind: "perShare", value: quote.value, currency: quote.currency },
    { name: "date of the price", kind: "date", value: quote.asOf.slice(0, 10) },
    { name: priceGiver, kind: "word", value: chosenBy === "user" ? "the reader" : quote.source },
    ...known("count", [
      ["days since the price", age?.days],
      ["trading days since the price", age?.tradingDays],
    ]),
    ...(silence === null
      ? []
      : [{ name: "why nothing is judged by the price", kind: "word" as const, value: silence }]),
  ];
}

function summaryFacts({ summary, methods }: Analysis["report"], currency: string): NarrationFact[] {
  const { counts, signal, pricePosition } = summary;
  return [
    ...amounts("perShare", currency, [
      ["mean of the voting methods", summary.mean],
      ["median of the voting methods", summary.median],
      ["lowest of the voting methods", summary.minimum],
      ["highest of the voting methods", summary.maximum],
      ["standard deviation of the voting methods", summary.standardDeviation],
    ]),
    ...known("count", [
      ["methods in all", methods.length],
      ["methods that vote", summary.voting],
      ["methods with a value", summary.estimating],
      ["votes for undervalued", counts.undervalued],
      ["votes for fairly valued", counts.fair],
      ["votes for overvalued", counts.overvalued],
    ]),
    { name: "model signal", kind: "word", value: signal.kind },
    ...(pricePosition === null
      ? []
      : [{ name: "price against the range of values", kind: "word" as const, value: pricePosition }]),
  ];
}

/** By which premium values are: they answer different questions. */
const premiumNames: Readonly<Record<ValuationView, string>> = {
  absolute: "equity risk premium, long-run: what the share is worth to someone who asks it",
  relative: "equity risk premium that market prices imply: whether the share is cheap beside the rest of the market",
};

function assumptionFacts({ assumptions }: Analysis["report"]): NarrationFact[] {
  // The debt of a bank is raw material: its rate is the cost of equity alone.
  const hasWacc = assumptions.costOfDebt !== null;
  return [
    ...known("rate", [
      ["weighted average cost of capital (WACC)", hasWacc ? assumptions.wacc?.value : null],
      ["cost of equity", assumptions.costOfEquity?.value],
      ["growth of the first years", assumptions.growth?.value],
      ["growth in perpetuity", assumptions.terminalGrowth?.value],
      ["risk-free rate", assumptions.riskFreeRate],
      [premiumNames[assumptions.view], assumptions.equityRiskPremium],
    ]),
    ...known("count", [["years of explicit forecast", assumptions.horizon.value]]),
  ];
}

function methodFacts({ method, outcome, difference, status }: MethodReport, currency: string): NarrationFact[] {
  if (outcome.kind === "notApplicable") {
    return [{ name: `${method}: does not apply because`, kind: "word", value: outcome.reason }];
  }
  const { valuePerShare, votes } = outcome;
  return [
    ...amounts("perShare", currency, [[`${method}: value of the share`, valuePerShare]]),
    ...known("rate", [[`${method}: value against price`, difference]]),
    ...(status === null ? [] : [{ name: `${method}: status`, kind: "word" as const, value: status }]),
    { name: `${method}: votes`, kind: "word", value: votes ? "yes" : "no" },
  ];
}

function statementFacts({ fiscalYear, fiscalYearEnd, figures }: AnnualStatement, currency: string): NarrationFact[] {
  const of = (what: string) => `fiscal year ${fiscalYear}: ${what}`;
  return [
    { name: of("number of the year"), kind: "year", value: fiscalYear },
    { name: of("its last day"), kind: "date", value: fiscalYearEnd },
    ...amounts("money", currency, [
      [of("revenue"), figures.revenue],
      [of("net income"), figures.netIncome],
      [of("operating cash flow"), figures.operatingCashFlow],
      [of("free cash flow"), figures.freeCashFlow],
      [of("total debt"), figures.totalDebt],
      [of("cash and equivalents"), figures.cashAndEquivalents],
      [of("equity"), figures.totalEquity],
    ]),
  ];
}
