import { methodNames } from "@valora/valuation";
import { ratioNames } from "@valora/valuation/statements";
import * as z from "zod";
import { mostLimits, NewThesisLimit, ThesisLimit } from "./thesis-limit.ts";
import { longestThesis } from "./thesis-limits.ts";

const ofSummary = ["mean", "minimum", "maximum", "price", "difference"] as const;
const ofAssumptions = ["wacc", "growth", "terminalGrowth", "riskFreeRate", "beta"] as const;

/** The figures that a thesis may name, as `{{discountedCashFlow.valuePerShare}}`. */
export const thesisFigureNames: readonly string[] = [
  ...methodNames.map((method) => `${method}.valuePerShare`),
  ...ofSummary,
  ...ofAssumptions,
  ...ratioNames.map((name) => `ratios.${name}`),
];

/** A figure as it is when the thesis is read, and the day on which it was true. */
export const ThesisFigure = z
  .object({
    name: z.string(),
    value: z.number().nullable().meta({ description: "Null where it is not known today" }),
    unit: z.enum(["perShare", "rate", "ratio"]).meta({ description: "perShare: in the currency of the accounts" }),
    asOf: z.iso.date().nullable(),
  })
  .meta({ id: "ThesisFigure" });
export type ThesisFigure = z.infer<typeof ThesisFigure>;

const text = z.string().meta({
  description: `Markdown, up to ${longestThesis} characters; {{name}} stands for a figure of the company as it is when it is read`,
});
const price = z.number().nullable();
const day = z.string().nullable().meta({ description: "When to look at it again; a mail reminds of it, once" });

export const Thesis = z
  .object({
    id: z.uuid(),
    ticker: z.string(),
    name: z.string(),
    thesis: text,
    disproof: text.meta({ description: "What would prove it wrong" }),
    reviewOn: day,
    buyPrice: price,
    sellPrice: price,
    currency: z.string().meta({ description: "Of both prices" }),
    limits: z
      .array(ThesisLimit)
      .meta({ description: "Held against each new filing of the company; a mail tells a crossing, once" }),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: "Thesis" });
export type Thesis = z.infer<typeof Thesis>;

export const ThesesAnswer = z.object({ theses: z.array(Thesis), most: z.int() }).meta({ id: "Theses" });

export const ThesisRead = z
  .object({
    thesis: Thesis,
    figures: z
      .array(ThesisFigure)
      .meta({ description: "Those that it names; empty where the company is not read now" }),
    currency: z.string().nullable().meta({ description: "Of figures per share" }),
  })
  .meta({ id: "ThesisRead" });

export const NewThesis = z
  .strictObject({
    ticker: z.string().meta({ example: "KO" }),
    thesis: text.optional(),
    disproof: text.optional(),
    reviewOn: day.optional(),
    buyPrice: price.optional(),
    sellPrice: price.optional(),
    limits: z
      .array(NewThesisLimit)
      .optional()
      .meta({ description: `Up to ${mostLimits}; in place of those it had` }),
    currency: z.string().optional().meta({
      description:
        "Of both prices: that of the accounts, or that of the prices kept so far. Absent: that of the accounts",
    }),
    changedAt: z.string().nullable().optional().meta({
      description:
        "As it was read, null where there was none; where another one is there now, nothing is saved (`editConflict`, `thesisGone`). Absent: the last one wins",
    }),
  })
  .meta({ id: "NewThesis" });
export type NewThesis = z.infer<typeof NewThesis>;
