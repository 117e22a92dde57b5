import { type CompanyFile, methodNames, sectors, type ValuationReport, valueCompany } from "@valora/valuation";
import { type RatioName, ratiosOf } from "@valora/valuation/statements";
import { companyFile } from "../../../core/analysis/use-cases/company-file.ts";
import { returnOnCapitalOf } from "../../../core/analysis/use-cases/illustrate-company.ts";
import { listedCompany } from "../../../core/lists/use-cases/screened-company.ts";
import type { Context } from "../../../core/shared/use-cases/context.ts";
import type { Drawings, Histogram, HistogramName, Quartiles } from "../contracts/drawings.ts";

type World = Pick<Context, "marketData" | "predict">;

/** Where the first bin begins, how wide each is, and how many there are. */
const bins: Readonly<Record<HistogramName, { from: number; width: number; count: number }>> = {
  costOfEquity: { from: 0.055, width: 0.0025, count: 20 },
  freeCashFlowMargin: { from: -0.1, width: 0.025, count: 24 },
  returnOnCapital: { from: -0.1, width: 0.025, count: 28 },
  valueToPrice: { from: 0, width: 0.1, count: 25 },
  predictionToPrice: { from: 0, width: 0.1, count: 25 },
  yearsOfAccounts: { from: 0.5, width: 1, count: 12 },
};

/** A group with fewer companies has no picture. */
const fewest = 5;

/** One figure of each included company for every drawing, counted; values and prices as the screener takes them, of the day of the data. */
export async function measureCompanies({ marketData, ...world }: World): Promise<Drawings> {
  const dataAsOf = marketData.asOf;
  const companies = await Promise.all(
    marketData.bundledTickers().map(async (ticker) => {
      const answer = await marketData.fundamentalsOf(ticker);
      const file = companyFile({ marketData, ...world }, answer, dataAsOf);
      return measured(file, valueCompany(file, { scenario: "neutral", overrides: {} }));
    }),
  );
  const count = (name: HistogramName) =>
    histogram(
      companies.flatMap((each) => each[name] ?? []),
      bins[name],
    );
  return {
    dataAsOf,
    histograms: {
      costOfEquity: count("costOfEquity"),
      freeCashFlowMargin: count("freeCashFlowMargin"),
      returnOnCapital: count("returnOnCapital"),
      valueToPrice: count("valueToPrice"),
      predictionToPrice: count("predictionToPrice"),
      yearsOfAccounts: count("yearsOfAccounts"),
    },
    ranges: {
      multiplesBySector: sectors
        .flatMap((key) =>
          ranged(
            key,
            companies.flatMap((each) => (each.sector === key ? (each.multiple ?? []) : [])),
          ),
        )
        .sort((one, other) => one.median - other.median),
      methodsToPrice: methodNames.flatMap((key) =>
        ranged(
          key,
          companies.flatMap((each) => each.methods[key] ?? []),
        ),
      ),
    },
  };
}

type Measured = Record<HistogramName, number | null> & {
  sector: string;
  multiple: number | null;
  methods: Partial<Record<(typeof methodNames)[number], number>>;
};

function measured(file: CompanyFile, report: ValuationReport): Measured {
  const { mean, sector, silence, price, values, priceToEarnings } = listedCompany(file, report);
  const { fundamentals } = file;
  const isPriced = price !== null && price.value > 0 && price.currency === fundamentals.currency && silence === null;
  const toPrice = (value: number | null | undefined) =>
    isPriced && value !== null && value !== undefined ? value / price.value : null;
  const methods: Measured["methods"] = {};
  for (const name of methodNames) {
    const said = values[name];
    const ratio = said?.votes === true ? toPrice(said.value) : null;
    if (ratio !== null) methods[name] = ratio;
  }
  const ratios = ratiosOf(fundamentals, []);
  const latest = (name: RatioName) => ratios.ratios.find((each) => each.name === name)?.cells.at(-1)?.value ?? null;
  return {
    sector,
    methods,
    multiple: isPriced && priceToEarnings !== null && priceToEarnings > 0 ? priceToEarnings : null,
    costOfEquity: report.assumptions.costOfEquity?.value ?? null,
    freeCashFlowMargin: latest("freeCashFlowMargin"),
    returnOnCapital: returnOnCapitalIn(file, report),
    valueToPrice: toPrice(mean),
    predictionToPrice: methods.prediction ?? null,
    yearsOfAccounts: fundamentals.statements.length,
  };
}

/** As the articles work it out; none of the financial sector, whose debt is raw material, and none where no capital is left. */
function returnOnCapitalIn({ fundamentals }: CompanyFile, { assumptions }: ValuationReport) {
  const statement = fundamentals.statements.at(-1);
  if (statement === undefined || fundamentals.sector === "financials") return null;
  const { rate, capital } = returnOnCapitalOf(statement, assumptions);
  return capital !== null && capital > 0 && rate !== null && Number.isFinite(rate) ? rate : null;
}

/** The value below which this share of the others lies, between neighbours in proportion. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place % 1);
}

function quartiles(values: readonly number[]): Quartiles {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => Number(quantile(sorted, share).toPrecision(6));
  return { low: at(0.25), median: at(0.5), high: at(0.75), companies: sorted.length };
}

export function histogram(
  values: readonly number[],
  { from, width, count }: { from: number; width: number; count: number },
): Histogram {
  const counts = Array.from({ length: count }, () => 0);
  let [below, above] = [0, 0];
  for (const value of values) {
    // A value at an edge belongs to the bin that begins there, however the division is rounded.
    const index = Math.floor((value - from) / width + 1e-9);
    if (index < 0) below += 1;
    else if (index >= count) above += 1;
    else counts[index] = (counts[index] ?? 0) + 1;
  }
  return { from, width, counts, below, above, ...quartiles(values) };
}

const ranged = <Key extends string>(key: Key, values: readonly number[]) =>
  values.length < fewest ? [] : [{ key, ...quartiles(values) }];
