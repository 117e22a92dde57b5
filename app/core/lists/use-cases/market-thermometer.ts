import { mean, methodFamilies, type Status, statusOf, type ValuationReport, valueCompany } from "@valora/valuation";
import { isCounted, pastOf } from "@valora/valuation/through-time";
import { companyFile } from "../../analysis/use-cases/company-file.ts";
import type { Context } from "../../shared/use-cases/context.ts";
import type { MarketThermometer, ThermometerCounts } from "../contracts/thermometer.ts";
import { listedCompany } from "./screened-company.ts";
import { screenerRow } from "./screener-row.ts";

type World = Pick<Context, "marketData" | "predict">;
type Judged = { status: Status | null };

/** A country needs at least this many judged companies to stand for a market. */
const fewestOfCountry = 5;

/**
 * What the values say of all included companies on the day of their prices, and what they said at the ends of earlier months. Today
 * as the screener says it, by the mean of all methods that vote; of earlier months by the filings of the time and the methods that
 * need no other companies, as value through time is worked out.
 */
export async function marketThermometer(world: World, months: readonly string[]): Promise<MarketThermometer> {
  const { marketData } = world;
  const today = marketData.asOf;
  const files = await Promise.all(
    marketData.bundledTickers().map(async (ticker) => {
      const company = await marketData.fundamentalsOf(ticker);
      return companyFile(world, company, today);
    }),
  );
  const judged = files.map((file) => {
    const { country, sector, status, priceAge } = screenerRow(
      listedCompany(file, valueCompany(file, { scenario: "neutral", overrides: {} })),
      "mean",
    );
    // What is told as of the day of the prices counts prices of those days alone.
    return { country, sector, status: priceAge?.kind === "recent" ? status : null };
  });
  const past = files.map((file) => ({ file, at: pastOf(file.fundamentals) }));
  return {
    dataAsOf: today,
    all: countsOf(judged),
    countries: groups(judged, ({ country }) => country)
      .map(({ key, counts }) => ({ country: key, counts }))
      .filter(({ counts }) => judgedIn(counts) >= fewestOfCountry),
    sectors: groups(judged, ({ sector }) => sector).map(({ key, counts }) => ({ sector: key, counts })),
    months: months.map((month) => ({
      month,
      counts: countsOf(
        past.flatMap(({ file, at }) => {
          const fundamentals = at(month);
          return fundamentals === null ? [] : [judgedThen({ ...withoutOthers(file), fundamentals })];
        }),
      ),
    })),
  };
}

/** Peers and prediction are of today. */
function withoutOthers<File extends Parameters<typeof valueCompany>[0]>({ prediction: _, today: _day, ...file }: File) {
  return { ...file, peers: [] };
}

function judgedThen(file: Parameters<typeof valueCompany>[0]): Judged {
  const report = valueCompany(file, { scenario: "neutral", overrides: {} });
  const value = meanThen(report);
  const price = file.fundamentals.quote?.value ?? null;
  return { status: value === null || price === null ? null : statusOf(value, price) };
}

const meanThen = ({ methods }: ValuationReport): number | null =>
  mean(
    methods.flatMap(({ method, outcome }) =>
      outcome.kind === "estimate" && isCounted(outcome) && methodFamilies[method] !== "market"
        ? [outcome.valuePerShare]
        : [],
    ),
  );

function countsOf(judged: readonly Judged[]): ThermometerCounts {
  const count = (wanted: Status | null) => judged.filter(({ status }) => status === wanted).length;
  return {
    overvalued: count("overvalued"),
    fair: count("fair"),
    undervalued: count("undervalued"),
    unjudged: count(null),
  };
}

/** How many companies the shares are of. */
export const judgedIn = ({ overvalued, fair, undervalued }: ThermometerCounts): number =>
  overvalued + fair + undervalued;

/** Each group with its counts, that with the largest part of cheap companies first. */
function groups<Company extends Judged, Key extends string>(
  companies: readonly Company[],
  keyOf: (company: Company) => Key,
) {
  const cheap = (counts: ThermometerCounts) => (counts.undervalued - counts.overvalued) / Math.max(1, judgedIn(counts));
  return [...Map.groupBy(companies, keyOf)]
    .map(([key, of]) => ({ key, counts: countsOf(of) }))
    .sort((one, other) => cheap(other.counts) - cheap(one.counts) || (one.key < other.key ? -1 : 1));
}
