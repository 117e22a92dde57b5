import { scenarios } from "@valora/valuation";
import * as z from "zod";
import { OwnFigureTold } from "../../fundamentals/contracts/own-figures.ts";
import { AsFiledBy } from "../../fundamentals/contracts/statements.ts";
import { FollowedPolicy } from "../../policies/contracts/policy.ts";
import { Assumptions, View } from "./answer-parts/assumptions.ts";
import { BuyingPrice } from "./answer-parts/buying-price.ts";
import { Accounts, Company, Price } from "./answer-parts/company.ts";
import { CustomScenario } from "./answer-parts/custom-scenario.ts";
import { Method, Summary } from "./answer-parts/methods.ts";
import { SumOfParts } from "./answer-parts/sum-of-parts.ts";
import { WithoutSignal } from "./answer-parts/without-signal.ts";
import { DataNote } from "./data-note.ts";
import { NodeOfTrace, Trace } from "./trace.ts";

const number = z.number().nullable();

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
  /** Share of the accepted draws whose value lies above the price; null without a price, or where nothing is judged by it. */
  probabilityAbovePrice: number,
});
export type Simulation = z.infer<typeof Simulation>;

/** What was known on an earlier day, and the risk-free rate that was published for it. */
export const AnalysisOfDay = z
  .object({
    ...AsFiledBy.shape,
    riskFreeRate: z
      .object({
        value: z.number(),
        asOf: z.iso.date(),
        source: z.string(),
        counts: z.boolean().meta({
          description:
            "Whether values are discounted at it. Not in the currency of the equity premium: a rate of then beside a premium of today is the required return of no day",
        }),
      })
      .nullable()
      .meta({ description: "Of that day or the last working day before it; null where its publisher is not asked" }),
  })
  .meta({ id: "AnalysisOfDay" });
export type AnalysisOfDay = z.infer<typeof AnalysisOfDay>;

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
    /** Figures that are the caller's own, in place of the filed ones; none unless some are asked for. */
    correctedFigures: z.array(OwnFigureTold).readonly(),
    /** The earlier day by whose filings and price it is valued, with the periods that this leaves out; null: today. */
    asOf: AnalysisOfDay.nullable(),
    price: Price.nullable(),
    scenario: z.enum(scenarios),
    view: View,
    /** The policy of the caller or of a team of theirs, where all that it sets was used. */
    policy: FollowedPolicy.nullable(),
    assumptions: Assumptions,
    methods: z.array(Method).readonly(),
    summary: Summary,
    /** The price to buy below; null where no method votes. */
    buyingPrice: BuyingPrice.nullable(),
    /** What is set against the neutral scenario; null where nothing is. */
    customScenario: CustomScenario.nullable(),
    payoutAgainstBook: PayoutAgainstBook.nullable(),
    /** Null where no filing tells the company's businesses, or they cannot be valued so. */
    sumOfParts: SumOfParts.nullable(),
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
