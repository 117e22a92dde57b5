import { figureNames, quantityNames } from "@valora/valuation";
import * as z from "zod";
import { accountLanguages } from "../../accounts/contracts/account.ts";
import type { ReportedFigure } from "./reported-figure.ts";
import { longestComment, longestEvidence, longestExpected } from "./wrong-number-limits.ts";

const names: ReadonlySet<string> = new Set([...figureNames, ...quantityNames]);
const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
/** A path of this site: never one that leads to another host. */
const ownPath = /^\/(?![/\\])[\x21-\x7e]*$/;
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const longestPage = 2_000;
const longestPublication = 300;

const isName = (name: string): name is ReportedFigure["figure"] => names.has(name);

/** What says which number is meant. The symbol is checked by its own grammar. */
export const ReportedFigureParts = {
  ticker: z.string().meta({ description: "Symbol of the company", example: "AAPL" }),
  figure: z
    .string()
    .refine(isName)
    .meta({ description: "Name of the number in its trace", example: "cashAndEquivalents" }),
  kind: z.enum(["figure", "reference", "assumption", "step"]).meta({ description: "What it is in its trace" }),
  value: z.number().meta({ description: "As it was shown, unrounded: money in whole units, a rate as a fraction" }),
  unit: z.enum(["rate", "ratio", "money", "perShare", "shares", "years", "count"]),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .meta({ description: "Currency of the accounts", example: "USD" }),
  period: z
    .string()
    .regex(day)
    .nullable()
    .meta({ description: "Last day of its period, or its day", example: "2025-09-27" }),
  months: z.int().min(0).max(12).nullable().meta({ description: "Months covered; 0 at a day, null a fiscal year" }),
  year: z.int().min(1).max(60).nullable().meta({ description: "Forecast year" }),
  provider: z
    .string()
    .regex(/^[a-z][A-Za-z0-9-]{0,39}$/)
    .nullable()
    .meta({ description: "Who gave the accounts", example: "bundled" }),
  source: z
    .string()
    .min(1)
    .max(longestPublication)
    .regex(oneLine)
    .nullable()
    .meta({ description: "Publication of a market figure" }),
  document: z
    .string()
    .regex(/^[\x21-\x7e]{1,80}$/)
    .nullable()
    .meta({ description: "Filing that it was read in", example: "0000320193-25-000079" }),
  page: z
    .string()
    .max(longestPage)
    .regex(ownPath)
    .meta({ description: "Address of the page within the site", example: "/analysis/AAPL?how=discountedCashFlow" }),
} satisfies Record<keyof ReportedFigure, z.ZodType>;

const { period, months, year, provider, source, document, ...required } = ReportedFigureParts;

export const WrongNumberBody = z
  .strictObject({
    ...required,
    period: period.optional(),
    months: months.optional(),
    year: year.optional(),
    provider: provider.optional(),
    source: source.optional(),
    document: document.optional(),
    expected: z
      .string()
      .optional()
      .meta({ description: `What it should be, up to ${longestExpected} characters` }),
    evidence: z
      .string()
      .optional()
      .meta({ description: `Web address where that can be read, up to ${longestEvidence} characters` }),
    comment: z
      .string()
      .optional()
      .meta({ description: `Up to ${longestComment} characters` }),
    email: z.string().optional().meta({ description: "Where the answer goes; without it, to the account of the key" }),
    language: z.enum(accountLanguages).optional().meta({ description: "Of the answer; Spanish unless given" }),
    website: z
      .string()
      .optional()
      .meta({ description: "Leave it out: only programs that fill in every field write here" }),
  })
  .meta({
    id: "WrongNumber",
    description: "A number that a reader takes for wrong; `expected` or `comment` is needed",
  });
