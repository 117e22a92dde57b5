import { z } from "@hono/zod-openapi";
import {
  assumptionRanges,
  companyTypes,
  defaultHorizon,
  methodForms,
  methodNames,
  ownPriceRange,
  peerCount,
  scenarios,
  valuationViews,
  type YearlyLever,
} from "@valora/valuation";
import { languageParameter } from "../../../api/openapi.ts";
import { mostCorrectedFigures } from "../../fundamentals/contracts/own-figures.ts";
import { yesOrNo } from "../../shared/contracts/address-grammar.ts";
import { providerChoices, simulationRanges } from "../contracts/analysis-parameters.ts";
import { safetyRange, usualSafety } from "../contracts/answer-parts/buying-price.ts";
import { longestNote, type NotedAssumption, notedAssumptions, noteParameter } from "../contracts/assumption-notes.ts";

const between = ({ minimum, maximum }: { minimum: number; maximum: number }) => z.number().min(minimum).max(maximum);

/** A number a year; the range is that of each of them. */
const byYear = (lever: YearlyLever, meaning: string, example: string) => {
  const { minimum, maximum } = assumptionRanges[lever];
  const description = `${meaning}, of each year: the first one first, separated by commas, each between ${minimum} and ${maximum}; an empty place is left to the calculation, years beyond the horizon do not count`;
  return z.string().optional().openapi({ description, example });
};

type NoteParameters = Record<ReturnType<typeof noteParameter<NotedAssumption>>, z.ZodOptional<z.ZodString>>;

/** Why each assumption is not the computed one. */
const noteParametersSchema = Object.fromEntries(
  notedAssumptions.map((name) => [
    noteParameter(name),
    z
      .string()
      .max(longestNote)
      .optional()
      .openapi({
        description: `Why ${name} is what it is, in plain words on one line; left out where ${name} is not set`,
      }),
  ]),
  // One entry for each assumption.
) as NoteParameters;

/** The query parameters of an analysis, for the OpenAPI document. */
export const analysisParametersSchema = z.object({
  ticker: z.string().openapi({
    description: "Symbol of the share, or the ISIN or LEI of one share; BRK-B, BRK/B and brk.b are BRK.B",
    example: "AAPL",
  }),
  scenario: z.enum(scenarios).default("neutral").openapi({ description: "Scenario of the assumptions" }),
  wacc: between(assumptionRanges.wacc).optional().openapi({
    description:
      "Weighted average cost of capital, as a fraction: 0.09 is 9 %; of banks, insurers and other financial companies the cost of equity",
    example: 0.09,
  }),
  g: between(assumptionRanges.growth)
    .optional()
    .openapi({ description: "Growth of the first year, as a fraction, below wacc", example: 0.04 }),
  horizon: between(assumptionRanges.horizon)
    .int()
    .default(defaultHorizon)
    .openapi({ description: "Years of explicit forecast" }),
  price: between(ownPriceRange).optional().openapi({
    description:
      "Your own price of today, or of the day of asOf, in the currency of the price it stands for; statuses, signal and all that compares with a price follow it",
    example: 312.5,
  }),
  safety: between(safetyRange)
    .default(usualSafety)
    .openapi({ description: "Margin of safety of the price to buy at (buyingPrice), as a fraction of the mean" }),
  figures: z
    .string()
    .optional()
    .openapi({
      description: `Your own figures in place of filed ones, ${mostCorrectedFigures} at most, separated by commas: name, last day of the period, value in whole units, currency of the statements (none for dilutedShares). Everything is worked out from them; the answer marks them as yours (correctedFigures, origin own) with what is filed beside`,
      example: "revenue.2025-09-27:391000000000USD",
    }),
  parts: z.string().optional().openapi({
    description:
      "The industries by which parts of the company are valued in sumOfParts, separated by commas: the member that names the part, ~, and the industry as its answer writes it; other parts are compared with the company's own peers. An industry that is not known is refused (enumInvalid) with those that are",
    example: "vid:BottlesMember~metal-glass-plastic-containers",
  }),
  asOf: z.iso.date().optional().openapi({
    description:
      "A day, such as 2024-06-30: the company by the filings until then, at the last close until then; a price of yours is of that day. Rates, premiums and averages are today's, and there are no peers. Of a company whose source does not date its filings there is none (filingDatesUnknown)",
  }),
  terminalGrowth: between(assumptionRanges.terminalGrowth)
    .optional()
    .openapi({ description: "Perpetual growth, as a fraction" }),
  margin: between(assumptionRanges.margin)
    .optional()
    .openapi({ description: "Operating margin that the firm comes to, as a fraction" }),
  salesToCapital: between(assumptionRanges.salesToCapital)
    .optional()
    .openapi({ description: "Revenue that a unit of new capital brings" }),
  terminalReturn: between(assumptionRanges.terminalReturn)
    .optional()
    .openapi({ description: "Return on new capital after the horizon, as a fraction" }),
  payout: between(assumptionRanges.payout)
    .optional()
    .openapi({ description: "Part of earnings paid out today, as a fraction" }),
  persistence: between(assumptionRanges.persistence)
    .optional()
    .openapi({ description: "How much of a year's residual income is left in the next" }),
  dilution: between(assumptionRanges.dilution).optional().openapi({
    description:
      "Growth of the number of shares a year up to the horizon, for nothing in return, as a fraction; it counts in discounted cash flow, dividends and earnings per share",
  }),
  researchLife: between(assumptionRanges.researchLife).int().optional().openapi({
    description:
      "Years over which research is written off as an investment, 0 for an expense of its year; fewer where fewer are known",
  }),
  fadeYears: between(assumptionRanges.fadeYears).int().optional().openapi({
    description: "Years after the horizon in which growth and returns come to what lasts for ever; 10 without it",
  }),
  keptReturn: between(assumptionRanges.keptReturn)
    .optional()
    .openapi({ description: "Part of the return above its cost that lasts for ever, as a fraction" }),
  buybackPayout: between(assumptionRanges.buybackPayout).optional().openapi({
    description: "Part of earnings that buys shares back, less those issued, as a fraction",
  }),
  goodwillInCapital: between(assumptionRanges.goodwillInCapital)
    .int()
    .optional()
    .openapi({ description: "1 where goodwill counts as invested capital, as it does without it; 0 where not" }),
  exitMultiple: between(assumptionRanges.exitMultiple)
    .optional()
    .openapi({ description: "Price-to-earnings ratio at which a share is sold at the horizon" }),
  elapsedYears: between(assumptionRanges.elapsedYears)
    .optional()
    .openapi({ description: "Years from the latest balance sheet to the day of the value" }),
  lastTwelveMonths: between(assumptionRanges.lastTwelveMonths).int().optional().openapi({
    description:
      "1 where the accounts are those of the twelve months to the latest balance sheet, as they are without it where these are known in full; 0 for the last fiscal year",
  }),
  riskFreeRate: between(assumptionRanges.riskFreeRate)
    .optional()
    .openapi({ description: "Risk-free rate, as a fraction, in place of the published one" }),
  equityRiskPremium: between(assumptionRanges.equityRiskPremium)
    .optional()
    .openapi({ description: "Equity risk premium, as a fraction, in place of that of the view" }),
  beta: between(assumptionRanges.beta).optional().openapi({
    description: "Beta of the share, in place of the industry's with the company's own debt",
  }),
  peers: z
    .string()
    .optional()
    .openapi({
      description: `Companies to compare with in place of the computed ones: up to ${peerCount.maximum} symbols of included companies with accounts in the same currency, separated by commas; with fewer than five that have a multiple, the industry's average stands in for it`,
      example: "PEP,KDP,MNST,PG,CL",
    }),
  growthByYear: byYear("growthByYear", "Growth, as a fraction", "0.08,0.06,,0.03"),
  marginByYear: byYear("marginByYear", "Operating margin, as a fraction", "0.2,,0.22"),
  salesToCapitalByYear: byYear("salesToCapitalByYear", "Revenue that a unit of new capital brings", ",1.8"),
  discounting: z.enum(methodForms.discounting).default("midYear").openapi({
    description:
      "yearEnd: flows arrive at the end of their year, in every method that discounts flows, in place of its middle (warning flowsAtYearEnd)",
  }),
  cashFlow: z.enum(methodForms.cashFlow).optional().openapi({
    description:
      "The flow that the discounted cash flow takes: toFirm at the WACC, or toEquity, to the shareholders at the cost of equity (variant flowToEquity). Without it toFirm, and toEquity for a utility; trusts keep a flow of their own",
  }),
  dividends: z.enum(methodForms.dividends).default("totalPayout").openapi({
    description:
      "The dividends of the dividend discount: totalPayout with buy-backs, the payout moving to the one that lasts; dividendsOnly, the same without buy-backs; constantGrowth (Gordon–Shapiro); twoStage; threeStage, growth falling in equal steps over fadeYears; halfLife (H-model)",
  }),
  type: z.enum(companyTypes).optional().openapi({
    description: "What to take the company for, in place of what the rules say; company.computedType says what they do",
  }),
  force: z
    .string()
    .optional()
    .openapi({
      description: `Methods to ask although the kind of company speaks against them, separated by commas, of ${methodNames.join(", ")}; what they give never votes (notVotingReason: forced)`,
      example: "discountedCashFlow",
    }),
  view: z.enum(valuationViews).default("absolute").openapi({
    description:
      "absolute: what the share is worth to one who asks the long-run equity premium of the source. relative: by the premium at which the companies of the data set are worth together what they cost, in every cost of equity: whether it is cheap beside the rest of the market as priced on that day",
  }),
  prudent: z.enum(yesOrNo).default("no").openapi({
    description:
      "yes: a signal to buy or sell that only methods of one family carry (signal.reason undervaluedByOneFamily, overvaluedByOneFamily) is hold (oneFamilyOnly)",
  }),
  ...noteParametersSchema,
  method: z
    .string()
    .optional()
    .openapi({ description: `Methods to return, separated by commas, of ${methodNames.join(", ")}` }),
  paths: between(simulationRanges.paths)
    .int()
    .optional()
    .openapi({ description: "Draws of the discounted cash flow simulation; none without paths and seed" }),
  seed: between(simulationRanges.seed)
    .int()
    .optional()
    .openapi({ description: "Seed of the simulation: the same one always gives the same result" }),
  source: z
    .enum(providerChoices)
    .default("automatic")
    .openapi({ description: "Where the figures come from; automatic asks every source in order" }),
  policy: z.string().optional().openapi({
    description:
      "“none”: with a key or a session, nothing of your active policy is filled in. The id of a policy of yours does the same, and says that the values are its own",
    example: "none",
  }),
  lang: languageParameter,
});
