import {
  altmanZones,
  figureNames,
  piotroskiSignals,
  quantityNames,
  segmentAxes,
  segmentKinds,
  substitutableIndexes,
  type ValuationView,
} from "@valora/valuation";
import {
  absenceReasons,
  altmanForms,
  leftOutReasons,
  ratioNames,
  type StatementPeriod,
  statementNames,
  statementPeriods,
} from "@valora/valuation/statements";
import * as z from "zod";
import type { providerChoices } from "../../analysis/contracts/analysis-parameters.ts";
import { Trace } from "../../analysis/contracts/trace.ts";
import { type OwnFigureAsked, OwnFigureTold } from "./own-figures.ts";
import { type AskedRatio, ratioPlaces } from "./own-ratios.ts";
import { ToldOwnRatio } from "./told-own-ratio.ts";

/** Names of the parameters as they stand in addresses. */
export const companyParameters = ["ticker", "source", "lang"] as const;
/** Of what takes a reader's own figures and always tells of today. */
export const correctedParameters = [...companyParameters, "figures"] as const;
export const filedParameters = [...companyParameters, "asOf", "figures"] as const;
export const statementsParameters = [...filedParameters, "period"] as const;
export const ratiosParameters = [...filedParameters, "view", ...ratioPlaces] as const;

/** Which company, and from where. */
export type CompanyQuery = { ticker: string; source?: (typeof providerChoices)[number] | undefined };
/** With which figures of the reader's own. */
export type CorrectedQuery = CompanyQuery & { figures?: readonly OwnFigureAsked[] | undefined };
/** By the filings until which day; all of them, unless one is asked for. */
export type FiledQuery = CorrectedQuery & { asOf?: string | undefined };
/** Of which periods: fiscal years, unless others are asked for. */
export type StatementsQuery = FiledQuery & { period?: StatementPeriod | undefined };

/** With which ratios of the reader's own, and in which view the values are that these name. */
export type RatiosQuery = FiledQuery & {
  view?: ValuationView | undefined;
  ratios?: readonly AskedRatio[] | undefined;
};

const unit = z.enum(["rate", "ratio", "money", "perShare", "shares", "years", "count"]);

/** A number with its place in the trace of the answer, or why there is none and which figures it would need. */
export const Cell = z
  .union([
    z.object({
      value: z.number(),
      unit,
      node: z.int().nonnegative(),
    }),
    z.object({
      value: z.null(),
      reason: z.enum(absenceReasons),
      missing: z.array(z.enum(figureNames)).readonly(),
    }),
  ])
  .meta({ id: "TracedCell" });
const cells = z.array(Cell).readonly();

const filing = {
  periodEnd: z.iso.date(),
  filedAt: z.iso.date().nullable(),
  accession: z.string().nullable(),
};

/** The day until which filings count, and the periods of today that are left out of it, each with the reason. */
export const AsFiledBy = z
  .object({
    day: z.iso.date(),
    leftOut: z
      .array(
        z.object({
          period: z.enum(statementPeriods),
          periodEnd: z.iso.date(),
          months: z.union([z.literal(3), z.literal(12)]),
          filedAt: z.iso.date().nullable(),
          reason: z.enum(leftOutReasons),
        }),
      )
      .readonly(),
  })
  .meta({ id: "AsFiledBy" });
export type AsFiledBy = z.infer<typeof AsFiledBy>;

/** Failures of a day that a page says in place of figures. */
export const asOfRefusals = ["dateInvalid", "dateInFuture", "notFiledYet", "filingDatesUnknown"] as const;

/** Why nothing is told of a day. */
export type AsOfRefusal = {
  code: (typeof asOfRefusals)[number];
  status: number;
  date: string | null;
  /** The day of the first filing, where there is one. */
  first: string | null;
};

/** What filings said of a figure in the course of time, oldest first: as first filed, and each change. */
const Restated = z
  .object({
    figure: z.enum(figureNames),
    periodEnd: z.iso.date(),
    months: z.union([z.literal(3), z.literal(12)]),
    unit,
    versions: z.array(z.object({ value: z.number(), accession: z.string(), filedAt: z.iso.date() })).readonly(),
  })
  .meta({ id: "Restated" });

/** A figure by the parts of the company; `rest` is the whole less the sum of the parts. */
const SegmentTable = z
  .object({
    axis: z.enum(segmentAxes),
    figure: z.enum(figureNames),
    lines: z
      .array(
        z.object({
          /** The element by which the filer names the part. */
          member: z.string(),
          /** Its name in the filer's words; `language` is null where these are the words of its element. */
          label: z.string(),
          language: z.string().nullable(),
          kind: z.enum(segmentKinds),
          cells,
        }),
      )
      .readonly(),
    sum: cells,
    whole: cells,
    rest: cells,
    /** To a thousandth of the whole; null where one of them is unknown. */
    addsUp: z.array(z.boolean().nullable()).readonly(),
  })
  .meta({ id: "SegmentTable" });

/**
 * Income, balance and cash flow as filed, oldest first, in whole units of the currency: of up to ten fiscal years, of up to
 * twelve quarters, or of the last twelve months.
 */
export const StatementsAnswer = z
  .object({
    schemaVersion: z.literal(1),
    ticker: z.string(),
    name: z.string(),
    cik: z.string().nullable(),
    currency: z.string(),
    period: z.enum(statementPeriods),
    /** Those that the provider has; the answer has no columns for the others. */
    availablePeriods: z.array(z.enum(statementPeriods)).readonly(),
    provider: z.string(),
    columns: z
      .array(
        z.object({
          ...filing,
          fiscalYear: z.int().nullable(),
          months: z.union([z.literal(3), z.literal(12)]),
          form: z.string().nullable(),
          /** The periods that the result is a sum and difference of, each with its filing; empty where it is stated. */
          madeOf: z
            .array(z.object({ ...filing, sign: z.union([z.literal(1), z.literal(-1)]), months: z.int().positive() }))
            .readonly(),
        }),
      )
      .readonly(),
    /** The columns of fiscal years once more, by the names they have had; empty for other periods. */
    years: z
      .array(
        z.object({
          fiscalYear: z.int(),
          fiscalYearEnd: z.iso.date(),
          filedAt: z.iso.date().nullable(),
          form: z.string().nullable(),
          accession: z.string().nullable(),
        }),
      )
      .readonly(),
    statements: z
      .array(
        z.object({
          name: z.enum(statementNames),
          lines: z.array(z.object({ figure: z.enum(figureNames), cells, growth: cells })).readonly(),
        }),
      )
      .readonly(),
    margins: z.array(z.object({ name: z.enum(quantityNames), cells })).readonly(),
    /** Figures by business and by geography, of fiscal years; null where the source gives no parts, and for other periods. */
    segments: z.array(SegmentTable).readonly().nullable(),
    /** Figures per share and share counts stand on today's shares: splits after the filing are in them. */
    onTodaysShares: z.array(z.enum(figureNames)).readonly(),
    /** Null without a day: all filings count. */
    asOf: AsFiledBy.nullable(),
    /** Figures that are the caller's own, in place of the filed ones; none unless some are asked for. */
    correctedFigures: z.array(OwnFigureTold).readonly(),
    /** Figures of these periods that filings told otherwise; null where the source keeps the latest words alone. */
    restatements: z.array(Restated).readonly().nullable(),
    trace: Trace,
  })
  .meta({ id: "Statements" });
export type StatementsAnswer = z.infer<typeof StatementsAnswer>;

const NamedCell = z.object({ name: z.enum(quantityNames), cell: Cell });

/** Ratios of up to ten fiscal years, quality scores of the latest, and the place of each ratio among its sector. */
export const RatiosAnswer = z
  .object({
    schemaVersion: z.literal(1),
    ticker: z.string(),
    name: z.string(),
    cik: z.string().nullable(),
    currency: z.string(),
    provider: z.string(),
    years: z.array(z.iso.date()).readonly(),
    /** Null without a day: all filings count. Of an earlier day there is no price, and companies to compare with are as of it too. */
    asOf: AsFiledBy.nullable(),
    /** Figures that are the caller's own, in place of the filed ones; none unless some are asked for. */
    correctedFigures: z.array(OwnFigureTold).readonly(),
    ratios: z
      .array(
        z.object({
          name: z.enum(ratioNames),
          cells,
          /** Share of the companies compared whose ratio is lower. */
          percentile: Cell,
          median: Cell,
          companies: z.int(),
        }),
      )
      .readonly(),
    /** The price beside the accounts of the latest year; market value in the currency of the price. */
    price: z.object({
      currency: z.string().nullable(),
      asOf: z.string().nullable(),
      /** Whom the price is from; `provider` gave the accounts. */
      source: z.string().nullable(),
      marketValue: Cell,
      priceToEarnings: Cell,
      priceToBook: Cell,
      dividendYield: Cell,
    }),
    quality: z.object({
      piotroski: z
        .object({
          score: z.int(),
          known: z.int(),
          signals: z
            .array(
              z.object({
                name: z.enum(piotroskiSignals),
                holds: z.boolean().nullable(),
                now: Cell,
                against: z.union([Cell, z.null()]),
              }),
            )
            .readonly(),
        })
        .nullable(),
      beneish: z
        .object({
          score: Cell,
          isFlagged: z.boolean().nullable(),
          indexes: z.array(NamedCell).readonly(),
          substituted: z.array(z.enum(substitutableIndexes)).readonly(),
        })
        .nullable(),
      altman: z.array(NamedCell).readonly().nullable(),
      /** `z` for makers of goods, `zDoublePrime` for other companies; why there is none stands in the cell. */
      altmanScore: z
        .object({ form: z.enum(altmanForms), score: Cell, zone: z.enum(altmanZones).nullable() })
        .nullable(),
      accruals: Cell,
      runway: z.union([Cell, z.null()]),
    }),
    /** Ratios of the caller's own that were asked for, each with its own trace. */
    ownRatios: z.array(ToldOwnRatio).readonly(),
    comparison: z.object({ companies: z.int(), from: z.iso.date().nullable(), to: z.iso.date().nullable() }),
    trace: Trace,
  })
  .meta({ id: "Ratios" });
export type RatiosAnswer = z.infer<typeof RatiosAnswer>;
