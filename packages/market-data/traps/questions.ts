import { figureNames } from "@valora/valuation";
import * as z from "zod";
import { instrumentKinds } from "../src/listings/instrument.ts";
import { companyFactsSchema } from "../src/providers/sec-edgar/company-facts.schema.ts";

const isoDate = z.iso.date();
const month = z.string().regex(/^\d{4}-\d{2}$/);
const currency = z.string().length(3);
const amounts = z.partialRecord(z.enum(figureNames), z.number().nullable());
const figure = z.enum(figureNames);
const shares = z.strictObject({ shares: z.number(), earningsPerShare: z.number() });
const accounts = z.strictObject({
  ticker: z.string(),
  name: z.string(),
  cik: z.string().nullable(),
  shares: z.number().nullable(),
  years: z.array(z.strictObject({ end: isoDate, accession: z.string().nullable(), figures: amounts })),
});
const listing = z.strictObject({
  ticker: z.string(),
  name: z.string(),
  cik: z.string().nullable(),
  latest: z.strictObject({ fiscalYearEnd: isoDate, netIncome: z.number(), totalAssets: z.number() }),
});

/** The questions of a trap: the words of its input and of its answer. */
export const questions = {
  /** A quoted price in whole units of a currency; null for what is no price. */
  priceInWholeUnits: {
    input: z.strictObject({ ticker: z.string(), price: z.number(), unit: z.string() }),
    answer: z.strictObject({ price: z.number(), currency }).nullable(),
  },
  /** Price ÷ earnings per share; null where the two are not in one currency. */
  priceToEarnings: {
    input: z.strictObject({
      ticker: z.string(),
      price: z.number(),
      unit: z.string(),
      earningsPerShare: z.number(),
      statementsCurrency: currency,
      rate: z.null(),
    }),
    answer: z.number().nullable(),
  },
  /** How many ordinary shares a quoted receipt stands for. */
  sharesPerReceipt: {
    input: z.strictObject({
      ticker: z.string(),
      price: z.number(),
      ordinaryShares: z.number(),
      marketValue: z.number(),
    }),
    answer: z.number().nullable(),
  },
  /** Count and earnings per receipt, from those per ordinary share. */
  onReceipts: {
    input: z.strictObject({
      ticker: z.string(),
      ordinaryShares: z.number(),
      earningsPerOrdinaryShare: z.number(),
      sharesPerReceipt: z.number(),
    }),
    answer: shares,
  },
  /** Count and earnings per share of the quoted class, from those that the statements tell. */
  onQuotedClass: {
    input: z.strictObject({ ticker: z.string(), shares: z.number(), earningsPerShare: z.number() }),
    answer: shares,
  },
  /** How many companies stand behind these symbols. */
  issuersAmong: { input: z.strictObject({ listings: z.array(listing) }), answer: z.int() },
  /** The factor that brings a count filed on a day to the basis of today. */
  splitFactor: {
    input: z.strictObject({
      filedAt: isoDate,
      splits: z.array(z.strictObject({ date: isoDate, factor: z.number() })),
      today: isoDate,
    }),
    answer: z.number(),
  },
  /** A figure of a fiscal year as last told (by a day, where one is given), per share on the basis of the latest filing. */
  annualFigure: {
    input: z.strictObject({
      companyFacts: companyFactsSchema,
      figure,
      fiscalYearEnd: isoDate,
      knownBy: isoDate.optional(),
    }),
    answer: z.number().nullable(),
  },
  /** A figure of the three months that end on a day. */
  quarterFigure: {
    input: z.strictObject({ companyFacts: companyFactsSchema, figure, periodEnd: isoDate }),
    answer: z.number().nullable(),
  },
  /** A figure of the last twelve months, and the day they end on. */
  trailingFigure: {
    input: z.strictObject({ companyFacts: companyFactsSchema, figure }),
    answer: z.strictObject({ periodEnd: isoDate, value: z.number().nullable() }).nullable(),
  },
  /** The end of the fiscal year just before another; null where the statement before is not one of a year earlier. */
  yearBefore: {
    input: z.strictObject({ fiscalYearEnds: z.array(isoDate), of: isoDate }),
    answer: isoDate.nullable(),
  },
  /** The name of the issuer whose accounts these are in truth; null when they are the company's own. */
  trueIssuer: {
    input: z.strictObject({ company: accounts, others: z.array(accounts) }),
    answer: z.string().nullable(),
  },
  /** Whether the tag of research stops to hold all of it. */
  researchIsBroken: {
    input: z.strictObject({
      ticker: z.string(),
      industry: z.string(),
      years: z.array(z.strictObject({ fiscalYearEnd: isoDate, researchAndDevelopment: z.number() })),
    }),
    answer: z.boolean(),
  },
  /** The dividend that is paid in an ordinary year. */
  regularDividend: {
    input: z.strictObject({
      ticker: z.string(),
      years: z.array(z.strictObject({ fiscalYearEnd: isoDate, dividendsPerShare: z.number().nullable() })),
    }),
    answer: z.number().nullable(),
  },
  /** The adjustment of a list of closes, told by one of them and the price of the share then. */
  closesAdjustedFor: {
    input: z.strictObject({
      ticker: z.string(),
      date: isoDate,
      given: z.number(),
      known: z.number(),
      dividendsSince: z.number(),
    }),
    answer: z.enum(["splits", "splitsAndDividends"]).nullable(),
  },
  /** The price of a share at the end of a month, from closes adjusted for dividends. */
  pastPrice: {
    input: z.strictObject({
      ticker: z.string(),
      month,
      closes: z.strictObject({ from: month, to: month, closes: z.array(z.number().nullable()) }),
      statements: z.array(z.strictObject({ fiscalYearEnd: isoDate, dividendsPerShare: z.number() })),
    }),
    answer: z.number().nullable(),
  },
  /** The instrument behind a symbol of an American list. */
  kindOfListing: {
    input: z.strictObject({ symbol: z.string(), name: z.string() }),
    answer: z.enum(instrumentKinds),
  },
  /** The first fiscal year that a trend of revenue may count from; null where all of them may. */
  trendCountsFrom: {
    input: z.strictObject({
      ticker: z.string(),
      years: z.array(z.strictObject({ fiscalYearEnd: isoDate, revenue: z.number() })),
    }),
    answer: isoDate.nullable(),
  },
} as const satisfies Record<string, { input: z.ZodType; answer: z.ZodType }>;

export type Question = keyof typeof questions;
export type Inputs = { [Name in Question]: z.infer<(typeof questions)[Name]["input"]> };
export type Answers = { [Name in Question]: z.infer<(typeof questions)[Name]["answer"]> };

export const trapKinds = [
  "minorUnits",
  "currencyMix",
  "receipts",
  "shareClasses",
  "splits",
  "restatements",
  "periodSpans",
  "fiscalYears",
  "filerMixUps",
  "oneOffs",
  "adjustedCloses",
  "names",
  "spinOffs",
] as const;

const source = z.strictObject({ title: z.string().min(1), url: z.url(), date: isoDate });

/** One trap: figures as a source tells them, a question, the right answer, why a program gets it wrong, and who says so. */
export const trapSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  kind: z.enum(trapKinds),
  question: z.enum(Object.keys(questions) as [Question, ...Question[]]),
  input: z.looseObject({}),
  answer: z.unknown(),
  why: z.string().min(1),
  sources: z.array(source).min(1),
  /** How far a number may be from the answer's, as a part of it; a millionth where it is not told. */
  tolerance: z.number().positive().optional(),
});
export type Trap = z.infer<typeof trapSchema>;
