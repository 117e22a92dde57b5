// Prints the section on the two views of docs/believability.md: what all bundled companies are worth by either premium.
// node --conditions=source packages/valuation/scripts/two-views.ts
import { createMarketData } from "../../market-data/src/index.ts";
import {
  type CompanyFile,
  eachIssuerOnce,
  type MethodName,
  type SignalKind,
  type ValuationReport,
  type ValuationView,
  valuationViews,
  valueCompany,
} from "../src/index.ts";
import { choosePeers } from "../src/peers/choose-peers.ts";

type Valued = { file: CompanyFile; report: ValuationReport };
const methods = ["discountedCashFlow", "dividendDiscount", "residualIncome", "earningsPerShare"] as const;
const signals = ["sell", "hold", "buy", "none"] as const satisfies readonly SignalKind[];

const marketData = createMarketData();
const files: CompanyFile[] = [];
for (const ticker of marketData.bundledTickers()) {
  const { fundamentals } = await marketData.fundamentalsOf(ticker);
  const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals));
  files.push({ fundamentals, reference: marketData.referenceFor(fundamentals), peers });
}

const valuedBy = (view: ValuationView, prudent = false): Valued[] =>
  files.map((file) => ({ file, report: valueCompany(file, { scenario: "neutral", overrides: { view, prudent } }) }));

type Worth = (report: ValuationReport) => number | null;
const meanOf: Worth = ({ summary }) => summary.mean;
const voteOf =
  (method: MethodName): Worth =>
  ({ methods: reports }) =>
    reports.find((each) => each.method === method)?.vote ?? null;

type Ratio = { ratio: number; weight: number };

/** Value ÷ price with the market value, in dollars and each issuer once where they are to be weighed. */
function ratios(valued: readonly Valued[], worth: Worth): Ratio[] {
  return valued.flatMap(({ file: { fundamentals }, report }) => {
    const { quote, sharesOutstanding } = fundamentals;
    const value = worth(report);
    return value === null || !quote
      ? []
      : [{ ratio: value / quote.value, weight: quote.value * (sharesOutstanding?.value ?? 0) }];
  });
}

function median(all: readonly Ratio[]): number {
  const sorted = all.map(({ ratio }) => ratio).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function weighted(all: readonly Ratio[]): number {
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  return all.reduce((sum, { ratio, weight }) => sum + ratio * weight, 0) / total;
}

function withoutLargest(all: readonly Ratio[]): Ratio[] {
  const largest = Math.max(...all.map(({ weight }) => weight));
  return all.filter(({ weight }) => weight < largest);
}

function cellOf(valued: readonly Valued[], worth: Worth): string {
  const american = valued.filter(({ file }) => file.fundamentals.currency === "USD");
  const once = ratios(
    eachIssuerOnce(american, ({ file }) => file.fundamentals),
    worth,
  );
  const figures = [median(ratios(valued, worth)), weighted(once), weighted(withoutLargest(once))];
  return figures.map((figure) => figure.toFixed(2)).join("; ");
}

function signalsOf(valued: readonly Valued[]): string {
  return signals
    .map((kind) => {
      const of = valued.filter(({ report }) => report.summary.signal.kind === kind);
      const weak = of.filter(({ report }) => report.summary.signal.strength === "weak").length;
      return `${of.length}${weak > 0 ? ` (${weak} weak)` : ""}`;
    })
    .join("/");
}

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const heads = ["View", "DCF", "Dividends", "Residual income", "EPS", "Mean of votes", "Sell/hold/buy/none", "prudent"];
const lines = valuationViews.map((view) => {
  const valued = valuedBy(view);
  const worths = [...methods.map(voteOf), meanOf].map((worth) => cellOf(valued, worth));
  return row([view, ...worths, signalsOf(valued), signalsOf(valuedBy(view, true))]);
});
console.log([row(heads), row(heads.map(() => "---")), ...lines].join("\n"));
