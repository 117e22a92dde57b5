import { type MethodName, median, presentValue, type QuantityName } from "@valora/valuation";
import type { Example } from "./show-example.ts";

/** Real figures for the three small drawings on the home page; null where the company has not got them. */
export type ExampleFigures = {
  /** Forecast cash flows and what each is worth today, in the currency of the statements. */
  flows: { years: readonly { year: number; flow: number; today: number }[]; after: number } | null;
  /** Dividend per share of the last fiscal years, oldest first. */
  dividends: readonly { year: number; perShare: number }[] | null;
  /** Price ÷ earnings of the company, the median of its peers and its industry. */
  priceToEarnings: { own: number; peers: number | null; industry: number | null } | null;
};

const dividendYears = 7;

export const exampleFigures = (example: Example): ExampleFigures => ({
  flows: forecastFlows(example),
  dividends: lastDividends(example),
  priceToEarnings: priceToEarnings(example),
});

function traceValues({ report }: Example, method: MethodName, name: QuantityName): readonly number[] {
  const outcome = report.methods.find((one) => one.method === method)?.outcome;
  if (outcome?.kind !== "estimate") return [];
  return outcome.trace.nodes.filter((node) => node.name === name).map(({ value }) => value);
}

function forecastFlows(example: Example): ExampleFigures["flows"] {
  const wacc = example.report.assumptions.wacc?.value;
  const flows = traceValues(example, "discountedCashFlow", "freeCashFlowToFirm");
  const after = traceValues(example, "discountedCashFlow", "presentValueOfTerminalValue").at(-1);
  const { period, fiscalYear, periodEnd } = example.report.accounts;
  // Years count from the balance sheet; that of no fiscal year stands in the year of its day.
  const lastYear = period === "twelveMonths" && periodEnd !== null ? Number(periodEnd.slice(0, 4)) : fiscalYear;
  if (wacc === undefined || after === undefined || lastYear === null || flows.length === 0) return null;
  const years = flows.map((flow, index) => ({
    year: lastYear + index + 1,
    flow,
    today: presentValue({ amount: flow, rate: wacc, years: index + 1 }),
  }));
  return { years, after };
}

function lastDividends({ file }: Example): ExampleFigures["dividends"] {
  const known = file.fundamentals.statements.slice(-dividendYears).flatMap(({ fiscalYear, figures }) => {
    const perShare = figures.dividendsPerShare;
    return perShare === null || perShare === undefined ? [] : [{ year: fiscalYear, perShare }];
  });
  return known.length >= 3 ? known : null;
}

function priceToEarnings({ file, report }: Example): ExampleFigures["priceToEarnings"] {
  const { quote, statements, interim } = file.fundamentals;
  const price = quote?.value;
  const trailing = report.accounts.period === "twelveMonths" ? interim?.trailing.at(-1) : undefined;
  const earnings = (trailing ?? statements.at(-1))?.figures.epsDiluted;
  if (price === undefined || !earnings || earnings <= 0) return null;
  const peers = file.peers.flatMap(({ marketCap, netIncome }) =>
    netIncome !== null && netIncome > 0 ? [marketCap / netIncome] : [],
  );
  return { own: price / earnings, peers: median(peers), industry: file.reference.industry?.priceToEarnings ?? null };
}
