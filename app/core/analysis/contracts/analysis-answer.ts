import {
  companyTypeRules,
  companyTypes,
  expertLevers,
  figureNames,
  fiscalYearReasons,
  flowMethodNames,
  methodNames,
  notApplicableReasons,
  notVotingReasons,
  quantityNames,
  scenarios,
  sectors,
  signalReasons,
  unavailableReasons,
  valuationVariants,
  valuationViews,
  warnings,
  yearlyLevers,
} from "@valora/valuation";
import { waitKinds } from "@valora/valuation/what-can-be-said";
import * as z from "zod";
import { AssumptionChange } from "./assumption-change.ts";
import { DataNote } from "./data-note.ts";
import { NodeOfTrace, Trace } from "./trace.ts";

const number = z.number().nullable();
const status = z.enum(["undervalued", "fair", "overvalued"]);
const family = z.enum(["flows", "market", "assets"]);

const Company = z.object({
  ticker: z.string(),
  name: z.string(),
  exchange: z.string(),
  country: z.string(),
  currency: z.string(),
  sector: z.enum(sectors),
  industry: z.string().nullable(),
  companyType: z.enum(companyTypes),
  companyTypeRule: z.enum(companyTypeRules),
  /** The type by the rules, where the query overrides it; null otherwise. */
  computedType: z.object({ type: z.enum(companyTypes), rule: z.enum(companyTypeRules) }).nullable(),
});

/** The accounts that the values start from. */
const Accounts = z.object({
  /** `twelveMonths`: the fiscal year, what was filed since, less the same months a year earlier. */
  period: z.enum(["fiscalYear", "twelveMonths"]),
  /** The day of the balance sheet. */
  periodEnd: z.iso.date().nullable(),
  fiscalYear: z.int().nullable(),
  fiscalYearEnd: z.iso.date().nullable(),
  /** Months from the end of the fiscal year to the balance sheet. */
  monthsSince: z.int(),
  /** Why the fiscal year counts although later accounts are known; null where they count, or none are. */
  reason: z.enum(fiscalYearReasons).nullable(),
  passedOver: z.object({ periodEnd: z.iso.date(), missing: z.array(z.enum(figureNames)).readonly() }).nullable(),
});

const Price = z.object({
  value: z.number(),
  currency: z.string(),
  asOf: z.iso.date(),
  source: z.string(),
  /** `user`: the reader's own, in place of what a source says. */
  chosenBy: z.enum(["source", "user"]),
  /** How old it is on the day of the answer; null where it cannot be compared with the values. */
  age: z
    .object({
      /** `late`: more than ten trading days; `stale`: more than 180 days, and nothing is judged by it. */
      kind: z.enum(["recent", "late", "stale"]),
      days: z.int(),
      /** Mondays to Fridays since then. */
      tradingDays: z.int(),
    })
    .nullable(),
  /** The quote of the exchange and the exchange rate used; null when the price is in the currency of the accounts. */
  converted: z
    .object({
      value: z.number(),
      currency: z.string(),
      rate: z.number(),
      rateAsOf: z.iso.date(),
      rateSource: z.string(),
    })
    .nullable(),
});

const Chosen = z.object({
  value: z.number(),
  computed: z.number(),
  chosenBy: z.enum(["computed", "scenario", "user"]),
});

const Assumptions = z.object({
  wacc: number,
  costOfEquity: number,
  costOfDebt: number,
  growth: number,
  terminalGrowth: number,
  horizon: z.number(),
  riskFreeRate: z.number(),
  equityRiskPremium: z.number(),
  countryRiskPremium: z.number(),
  beta: number,
  taxRate: number,
  equityWeight: number,
  debtWeight: number,
  rating: z.string().nullable(),
  /** The same figures beside what the engine would use by itself, and whose choice they are. */
  origins: z.object({
    wacc: Chosen.nullable(),
    costOfEquity: Chosen.nullable(),
    costOfDebt: Chosen.nullable(),
    growth: Chosen.nullable(),
    terminalGrowth: Chosen.nullable(),
    horizon: Chosen,
  }),
  /** Further expert levers, which hold in all scenarios; the traces show where they count. */
  chosenLevers: z.partialRecord(z.enum(expertLevers), z.number().optional()),
  /** The companies compared with, by symbol: the computed ones, or those that were asked for. */
  peers: z.object({ tickers: z.array(z.string()).readonly(), chosenBy: z.enum(["computed", "user"]) }),
  /** Expert levers by year, first year first; null leaves a year to the calculation. */
  chosenYears: z.partialRecord(z.enum(yearlyLevers), z.array(z.number().nullable()).readonly().optional()),
  /** Everything that is set, beside what would be computed, with the reader's reasons. */
  changes: z.array(AssumptionChange).readonly(),
  trace: Trace.nullable(),
});

const View = z.object({
  /** `absolute`: by the source's equity premium; `relative`: by the one that the market's prices imply. */
  name: z.enum(valuationViews),
  /** Whether methods of one family alone give no signal to buy or sell. */
  prudent: z.boolean(),
  /** The equity premium at which the companies of the data set are worth together what they cost; null where none is. */
  impliedPremium: z
    .object({
      value: z.number(),
      asOf: z.iso.date(),
      source: z.string(),
      /** That it was solved with. */
      riskFreeRate: z.number(),
      companies: z.int(),
      withoutLargest: number,
      byMethod: z.object({ discountedCashFlow: number, dividendDiscount: number, residualIncome: number }),
    })
    .nullable(),
});

const Estimate = z.object({
  kind: z.literal("estimate"),
  valuePerShare: z.number(),
  difference: number,
  status: status.nullable().meta({ description: "Null where it does not vote" }),
  votes: z.boolean(),
  notVotingReason: z.enum(notVotingReasons).nullable(),
  variant: z.enum(valuationVariants),
  warnings: z.array(z.enum(warnings)).readonly(),
  drivers: z.array(z.object({ name: z.string(), value: z.number(), unit: z.string() })).readonly(),
  besides: z
    .array(z.object({ name: z.enum(quantityNames), value: z.number(), unit: z.string(), trace: Trace }))
    .readonly(),
  trace: Trace,
});

const NotApplicable = z.object({
  kind: z.literal("notApplicable"),
  reason: z.enum(notApplicableReasons),
  alternative: z.enum(methodNames).nullable(),
  missing: z.array(z.enum(figureNames)).readonly(),
  rawValue: number,
  growthBelow: number,
});

const Method = z
  .object({
    method: z.enum(methodNames),
    family,
    outcome: z.discriminatedUnion("kind", [Estimate, NotApplicable]),
    range: z.object({ conservative: number, neutral: number, optimistic: number }),
    /** Its value in the summary; 0 where it votes and nothing is left for the owners in this scenario; null without a vote. */
    vote: number,
  })
  .meta({ id: "MethodAnswer" });

const Summary = z
  .object({
    voting: z.int(),
    estimating: z.int(),
    mean: number,
    standardDeviation: number,
    minimum: number,
    maximum: number,
    median: number,
    undervalued: number,
    fair: number,
    overvalued: number,
    counts: z.object({ undervalued: z.int(), fair: z.int(), overvalued: z.int() }),
    families: z.object({ flows: z.int(), market: z.int(), assets: z.int() }),
    pricePosition: z.enum(["below", "within", "above"]).nullable(),
    signal: z.object({
      kind: z.enum(["buy", "hold", "sell", "none"]),
      reason: z.enum(signalReasons),
      strength: z.enum(["strong", "plain", "weak"]),
      /** The day of the price that it judges by; null without one. */
      asOf: z.iso.date().nullable(),
    }),
    signalHoldsInScenarios: z.int(),
  })
  .meta({ id: "Summary" });

const Implied = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("root"), value: z.number() }),
  z.object({ kind: z.literal("several"), values: z.array(z.number()).readonly() }),
  z.object({
    kind: z.literal("none"),
    attainable: z.object({ lowest: z.number(), highest: z.number() }).nullable(),
  }),
  z.object({ kind: z.literal("unavailable"), reason: z.enum(unavailableReasons) }),
]);

/** Growth of the first year, what it makes a year over so many years, and how many listed companies have grown that much. */
const GrowthAsked = z.object({
  first: z.number(),
  average: z.number(),
  years: z.number(),
  done: z.object({ count: z.int(), share: z.number(), observations: z.int(), companies: z.int() }).nullable(),
});

const WithoutSignal = z
  .object({
    voting: z.int(),
    /** Votes that are missing for a signal. */
    wanting: z.int(),
    price: z.number(),
    /** The growth and the margin that the price implies by one method, each alone; null where no method can be inverted. */
    asks: z
      .object({
        method: z.enum(flowMethodNames),
        value: z.number(),
        /** The value supposes the margin of its industry, as the company earns nothing in an ordinary year. */
        isSupposed: z.boolean(),
        growth: GrowthAsked.nullable(),
        /** The most that growth alone can make of the value; null where some growth reaches the price. */
        highestByGrowth: number,
        margin: z.object({ asked: Implied, used: z.number() }).nullable(),
      })
      .nullable(),
    /** A margin, and the growth with it, that would together be worth the price. */
    path: z.object({ margin: z.number(), used: z.number(), good: number, growth: GrowthAsked }).nullable(),
    /** Market value ÷ latest revenue. */
    priceToSales: number,
    /** Methods that do not vote but could, and what each waits for. */
    waiting: z
      .array(
        z.object({
          method: z.enum(methodNames),
          reason: z.union([z.enum(notApplicableReasons), z.enum(notVotingReasons)]),
          waits: z.enum(waitKinds),
          years: z.int().nullable(),
          /** The end of the fiscal year whose accounts it waits for. */
          until: z.iso.date().nullable(),
          /** The price below, or above, which it would count. */
          price: number,
          missing: z.array(z.enum(figureNames)).readonly(),
        }),
      )
      .readonly(),
  })
  .meta({ id: "WithoutSignal" });

const Source = z.object({
  covers: z.enum([
    "statements",
    "price",
    "shares",
    "beta",
    "riskFreeRate",
    "equityRiskPremium",
    "countryRiskPremium",
    "taxRate",
    "ratings",
    "industryAverages",
  ]),
  source: z.string(),
  asOf: z.iso.date(),
  form: z.string().nullable(),
  accession: z.string().nullable(),
});
export type Source = z.infer<typeof Source>;

const Simulation = z.object({
  paths: z.int(),
  seed: z.int(),
  /** Draws for which the method gives no value: they are counted, not replaced. */
  rejected: z.int(),
  percentiles: z.object({ p5: number, p10: number, p25: number, p50: number, p75: number, p90: number, p95: number }),
  mean: number,
  /** Share of the accepted draws whose value lies above the price; null without a price. */
  probabilityAbovePrice: number,
});
export type Simulation = z.infer<typeof Simulation>;

/** Why the values by dividends and by residual income differ: `residualIncome` and the lines add up to `dividends`. */
const PayoutAgainstBook = z.object({
  dividends: z.number(),
  residualIncome: z.number(),
  lines: z
    .array(
      z.object({
        line: z.enum(["gapOfBaseEarnings", "gapOfBookPath", "gapOfFade", "gapOfHalfYear"]),
        value: z.number(),
        /** Its step in the trace. */
        node: NodeOfTrace,
      }),
    )
    .readonly(),
  trace: Trace,
});

/** The value of a share, its reasons and its uncertainty. Differences and shares are fractions. */
export const AnalysisAnswer = z
  .object({
    /** Raised when a field changes its meaning or goes away; new fields leave it as it is. */
    schemaVersion: z.literal(1),
    company: Company,
    accounts: Accounts,
    price: Price.nullable(),
    scenario: z.enum(scenarios),
    view: View,
    /** The caller's own policy, where all that it sets was used. */
    policy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    assumptions: Assumptions,
    methods: z.array(Method).readonly(),
    summary: Summary,
    payoutAgainstBook: PayoutAgainstBook.nullable(),
    /** The findings for a company without a signal; null with a signal, or without a price. */
    withoutSignal: WithoutSignal.nullable(),
    simulation: Simulation.nullable(),
    data: z.object({
      asOf: z.iso.date(),
      sources: z.array(Source).readonly(),
      notes: z.array(DataNote).readonly(),
    }),
    links: z.object({
      page: z.string(),
      /** Where a trace that was left out is read: `{field}` stands for the path of its field. Absent where none was. */
      traces: z.string().optional(),
    }),
  })
  .meta({ id: "Analysis" });
export type AnalysisAnswer = z.infer<typeof AnalysisAnswer>;
