import { altmanZones, piotroskiSignals, quantityNames, substitutableIndexes } from "@valora/valuation";
import { altmanForms, ratioNames } from "@valora/valuation/statements";
import * as z from "zod";
import { Trace } from "../../analysis/contracts/trace.ts";
import { companyAnswer } from "./company-answer.ts";
import { OwnFigureTold } from "./own-figures.ts";
import { AsFiledBy, Cell, cells } from "./statements.ts";
import { ToldOwnRatio } from "./told-own-ratio.ts";

const NamedCell = z.object({ name: z.enum(quantityNames), cell: Cell });

/** Ratios of up to ten fiscal years, quality scores of the latest, and the place of each ratio among its sector. */
export const RatiosAnswer = z
  .object({
    ...companyAnswer,
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
