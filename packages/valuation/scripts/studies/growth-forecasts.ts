import { normaliseCompany } from "../../src/company/normalise-company.ts";
import { mean, median } from "../../src/formulas/statistics/statistics.ts";
import { fadingRate } from "../../src/formulas/time-value/fading-path.ts";
import { type AnnualStatement, type CompanyFile, defaultFadeYears, defaultHorizon } from "../../src/index.ts";
import { publicationOf } from "../../src/understanding/through-time/published-accounts.ts";
import { correlationOf } from "./ranked.ts";
import type { Universe } from "./universe.ts";

/** Ways to forecast growth of revenue, each from what was filed by then and the industry averages of today. */
export const growthRules = ["blend", "ownTrend", "industry", "economy", "blendUncapped", "formerBlend"] as const;
export type GrowthRule = (typeof growthRules)[number];

/** How far forecasts of a year's growth were from what came, in rates a year. */
export type GrowthErrors = {
  rule: GrowthRule;
  forecasts: number;
  /** Median of forecast − realised: above 0 the rule promised too much. */
  medianBias: number | null;
  medianAbsoluteError: number | null;
  rankCorrelation: number | null;
};

type Forecast = { company: string; rule: GrowthRule; forecast: number; realised: number };
type Views = Readonly<Record<GrowthRule, { first: number; years: number } | null>>;

/** Each view fades in equal steps to what lasts for ever; the former one did so within its horizon. */
const pathYears = defaultHorizon + defaultFadeYears;
const formerYears = 5;
const formerWeights = { trend: 0.5, fundamental: 0.3, industry: 0.2 } as const;
const limits = { lowest: -0.1, highest: 0.25 } as const;

/**
 * Every year of every company as if it were the last: growth of revenue over the next `years`, forecast from the statements
 * public when that year's was, against what came. Companies whose growth is measured on revenue alone.
 */
export function growthForecastsOf({ marketData, fundamentals }: Universe, years: number) {
  const all = fundamentals.flatMap((company): Forecast[] => {
    const file = { fundamentals: company, reference: marketData.referenceFor(company), peers: [] };
    return company.statements.flatMap((statement) => forecastsFrom(file, statement, years));
  });
  // A rule is judged by the years of which every rule says something.
  const said = [...Map.groupBy(all, ({ company }) => company).values()].filter(
    (each) => each.length === growthRules.length,
  );
  const common = said.flat();
  return {
    years,
    companies: new Set(common.map(({ company }) => company.split(" ")[0])).size,
    rules: growthRules.map((rule) =>
      errorsOf(
        rule,
        common.filter((each) => each.rule === rule),
      ),
    ),
  };
}

function errorsOf(rule: GrowthRule, forecasts: readonly Forecast[]): GrowthErrors {
  const errors = forecasts.map(({ forecast, realised }) => forecast - realised);
  return {
    rule,
    forecasts: forecasts.length,
    medianBias: median(errors),
    medianAbsoluteError: median(errors.map(Math.abs)),
    rankCorrelation: correlationOf(forecasts.map(({ forecast, realised }) => ({ score: forecast, outcome: realised }))),
  };
}

function forecastsFrom(file: CompanyFile, statement: AnnualStatement, years: number): Forecast[] {
  const { fundamentals } = file;
  const { publicAt } = publicationOf(statement);
  const realised = realisedGrowth(fundamentals.statements, statement, years);
  if (realised === null) return [];
  const statements = fundamentals.statements.filter((each) => publicationOf(each).publicAt <= publicAt);
  // Later quarters and twelve months say what was not known.
  const views = viewsOf({ ...file, fundamentals: { ...fundamentals, statements, interim: undefined } });
  if (views === null) return [];
  return growthRules.flatMap((rule) => {
    const view = views[rule];
    const last = views.economy?.first;
    if (!view || last === undefined) return [];
    const path = Array.from({ length: years }, (_, index) =>
      index < view.years ? fadingRate({ first: view.first, last, year: index + 1, years: view.years }) : last,
    );
    const company = `${fundamentals.ticker} ${statement.fiscalYearEnd}`;
    return [{ company, rule, forecast: mean(path) ?? 0, realised }];
  });
}

/** Yearly growth of revenue from a statement to the one that ends so many years later; null where either is unknown. */
function realisedGrowth(statements: readonly AnnualStatement[], from: AnnualStatement, years: number): number | null {
  const yearsTo = (to: AnnualStatement) =>
    (Date.parse(to.fiscalYearEnd) - Date.parse(from.fiscalYearEnd)) / (365.25 * 86_400_000);
  const end = statements.find((each) => Math.abs(yearsTo(each) - years) < 0.1);
  const [first, last] = [from.figures.revenue, end?.figures.revenue];
  return first && last && first > 0 && last > 0 ? (last / first) ** (1 / years) - 1 : null;
}

/** The first year's growth by each rule; null for companies measured on their book or by the share. */
function viewsOf(file: CompanyFile): Views | null {
  const company = normaliseCompany(file, { scenario: "neutral", overrides: {} });
  const byRevenue = ["mature", "assetLight", "cyclical", "negativeEquity", "unprofitableGrowth", "distressed"];
  if (!byRevenue.includes(company.classification.type)) return null;
  const view = (name: string) => company.growth.candidates.find((each) => each.name === name)?.value ?? null;
  const [trend, fundamental, industry] = [view("revenueTrend"), view("fundamentalGrowth"), view("industryGrowth")];
  const economy = file.reference.nominalGrowth.value;
  const asItIs = file.reference.industry?.revenueGrowth ?? null;
  if (trend === null || industry === null || asItIs === null) return null;
  const blend = company.growth.quantity.value;
  // The weight of the industry follows from the blend: what is left after the trend, halved.
  const bounded = Math.min(Math.max(trend, limits.lowest), limits.highest);
  const weight = weightOf(blend, bounded, (industry + economy) / 2);
  const steady = (first: number) => ({ first, years: pathYears });
  return {
    blend: steady(blend),
    ownTrend: steady(bounded),
    industry: steady(industry),
    economy: steady(economy),
    blendUncapped: steady(blend + ((1 - weight) / 2) * (asItIs - industry)),
    formerBlend: { first: formerBlend(trend, fundamental, industry), years: formerYears },
  };
}

/** w of blend = w × own + (1 − w) × others; ½ where own and others are the same. */
function weightOf(blend: number, own: number, others: number): number {
  return Math.abs(own - others) < 1e-9 ? 0.5 : (blend - others) / (own - others);
}

/** The rule before decision 28: trend 50, reinvestment × return 30, industry 20; a missing view leaves its weight to the others. */
function formerBlend(trend: number, fundamental: number | null, industry: number): number {
  const { trend: own, fundamental: reinvested, industry: others } = formerWeights;
  const sum = own * trend + others * industry + (fundamental === null ? 0 : reinvested * fundamental);
  const blend = sum / (own + others + (fundamental === null ? 0 : reinvested));
  return Math.min(Math.max(blend, limits.lowest), limits.highest);
}
