import { figureNames, quantityNames, segmentAxes, segmentKinds } from "@valora/valuation";
import { absenceReasons, leftOutReasons, statementNames, statementPeriods } from "@valora/valuation/statements";
import * as z from "zod";
import { Trace } from "../../analysis/contracts/trace.ts";
import { companyAnswer } from "./company-answer.ts";
import { OwnFigureTold } from "./own-figures.ts";

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

export const cells = z.array(Cell).readonly();

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
    ...companyAnswer,
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
