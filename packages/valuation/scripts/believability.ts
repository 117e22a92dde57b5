// Prints the tables of docs/believability.md: thirty companies by method, and what all bundled companies look like together.
// node --conditions=source packages/valuation/scripts/believability.ts
import { createMarketData, type MarketData } from "../../market-data/src/index.ts";
import { type MethodName, methodNames, type Outcome, type ValuationReport, valueCompany } from "../src/index.ts";
import { choosePeers } from "../src/peers/choose-peers.ts";

const wellKnown =
  "AAPL MSFT GOOGL AMZN META NVDA TSLA V JPM BAC BRK.B KO PEP PG WMT HD MCD JNJ PFE UNH XOM CVX CAT GE BA VZ T SO O SAN.MC ITX.MC ENEL.MI";

const headings: Readonly<Record<MethodName, string>> = {
  discountedCashFlow: "DCF",
  dividendDiscount: "Dividends",
  comparableMultiples: "Multiples",
  residualIncome: "Residual income",
  netAssetValue: "Net assets",
  earningsPerShare: "EPS",
  prediction: "Prediction",
};

type Valued = { report: ValuationReport; price: number | null };

async function valuedBy(marketData: MarketData, ticker: string): Promise<Valued> {
  const { fundamentals } = await marketData.fundamentalsOf(ticker);
  const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals));
  const file = { fundamentals, reference: marketData.referenceFor(fundamentals), peers };
  const report = valueCompany(file, { scenario: "neutral", overrides: {} });
  return { report, price: fundamentals.quote?.value ?? null };
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(" | ")} |`;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  console.log([row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n"), "\n");
}

function median(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
}

const two = (value: number | null) => value?.toFixed(2) ?? "—";

/** The value; in brackets when it does not vote; the reason when there is none. */
function cellOf(outcome: Outcome): string {
  if (outcome.kind === "notApplicable") return `_${outcome.reason}_`;
  const value = two(outcome.valuePerShare);
  return outcome.votes ? value : `(${value})`;
}

function outcomesOf({ report }: Valued, method: MethodName): Outcome[] {
  return report.methods.flatMap((each) => (each.method === method ? [each.outcome] : []));
}

/** Value ÷ price of one method, where it votes. */
function ratiosOf(all: readonly Valued[], method: MethodName): number[] {
  return all.flatMap((valued) =>
    outcomesOf(valued, method).flatMap((outcome) =>
      outcome.kind === "estimate" && outcome.votes && valued.price !== null
        ? [outcome.valuePerShare / valued.price]
        : [],
    ),
  );
}

function meanRatios(all: readonly Valued[]): number[] {
  return all.flatMap(({ report: { summary }, price }) =>
    summary.mean !== null && price !== null ? [summary.mean / price] : [],
  );
}

function tally(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

function grouped(all: readonly Valued[], keyOf: (valued: Valued) => string): [string, Valued[]][] {
  return [...Map.groupBy(all, keyOf)].sort(([, a], [, b]) => b.length - a.length);
}

const marketData = createMarketData();
const all: Valued[] = [];
for (const ticker of marketData.bundledTickers()) all.push(await valuedBy(marketData, ticker));

const shown = wellKnown.split(" ").flatMap((ticker) => all.filter(({ report }) => report.ticker === ticker));
table(
  ["Ticker", "Price", ...methodNames.map((name) => headings[name]), "Votes", "Mean ÷ price"],
  shown.map((valued) => [
    valued.report.ticker,
    two(valued.price),
    ...methodNames.map((method) => outcomesOf(valued, method).map(cellOf).join()),
    valued.report.summary.voting,
    two(meanRatios([valued])[0] ?? null),
  ]),
);

table(
  ["Voting methods", "Companies"],
  grouped(all, ({ report }) => String(report.summary.voting))
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([count, valued]) => [count, valued.length]),
);

table(
  ["Kind of company", "Companies", "Median of votes", "Median mean ÷ price"],
  [...grouped(all, ({ report }) => report.classification.type), ["all", all] as const].map(([type, valued]) => [
    type,
    valued.length,
    median(valued.map(({ report }) => report.summary.voting)) ?? "—",
    two(median(meanRatios(valued))),
  ]),
);

table(
  ["Method", "Votes", "Median value ÷ price", "Shown without a vote", "Does not apply"],
  methodNames.map((method) => {
    const outcomes = all.flatMap((valued) => outcomesOf(valued, method));
    const reasons = (of: (outcome: Outcome) => string | null) =>
      tally(outcomes.flatMap((outcome) => of(outcome) ?? []))
        .map(([reason, count]) => `${reason} ${count}`)
        .join(", ") || "—";
    return [
      headings[method],
      outcomes.filter((outcome) => outcome.kind === "estimate" && outcome.votes).length,
      two(median(ratiosOf(all, method))),
      reasons((outcome) => (outcome.kind === "estimate" ? outcome.notVotingReason : null)),
      reasons((outcome) => (outcome.kind === "notApplicable" ? outcome.reason : null)),
    ];
  }),
);
