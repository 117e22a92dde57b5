import { figureNames, figureOrigins, quantityNames } from "@valora/valuation";
import * as z from "zod";

const unit = z.enum(["rate", "ratio", "money", "perShare", "shares", "years", "count"]);
const common = { id: z.int().nonnegative(), value: z.number(), unit };
const inputs = z.record(z.string(), z.union([z.int(), z.array(z.int()).readonly()])).readonly();

/** What a provider says of a figure; without a value it says nothing. */
export const FiledFigure = z.object({
  value: z.number().nullable(),
  origin: z.enum(figureOrigins).nullable(),
  accession: z.string().nullable(),
  filedAt: z.iso.date().nullable(),
});

const FigureNode = z.object({
  ...common,
  kind: z.literal("figure"),
  name: z.enum(figureNames),
  ticker: z.string(),
  /** The last day of the period: of the fiscal year, or of the `months` given instead. */
  fiscalYearEnd: z.iso.date(),
  /** The period of a figure that covers no fiscal year; null for a balance, which is at its end. */
  months: z.int().positive().nullable().optional(),
  provider: z.string(),
  /** What is filed, where the figure is the reader's own or worked out from one. */
  filed: FiledFigure.optional(),
  origin: z.enum(figureOrigins).nullable(),
  accession: z.string().nullable(),
  filedAt: z.iso.date().nullable(),
  /** The part of the company that it is of, in the filer's words; absent for the whole. */
  segment: z.string().optional(),
});
const ReferenceNode = z.object({
  ...common,
  kind: z.literal("reference"),
  name: z.enum(quantityNames),
  ticker: z.string().nullable(),
  asOf: z.iso.date(),
  source: z.string(),
});
const AssumptionNode = z.object({
  ...common,
  kind: z.literal("assumption"),
  name: z.enum(quantityNames),
  chosenBy: z.enum(["user", "scenario", "convention"]),
  /** The forecast year for which it was chosen by itself; absent for what belongs to none. */
  year: z.int().positive().optional(),
});
const StepNode = z.object({
  ...common,
  kind: z.literal("step"),
  name: z.enum(quantityNames),
  year: z.number().nullable(),
  formula: z.string(),
  expression: z.string(),
  inputs,
});

/** How a number came about: nodes in order of computation, inputs by id, down to filings, dated rates and choices. */
export const Trace = z
  .object({
    nodes: z.array(z.discriminatedUnion("kind", [FigureNode, ReferenceNode, AssumptionNode, StepNode])).readonly(),
    result: z.int().nonnegative(),
  })
  .meta({ id: "Trace" });

/** The place of a figure in the trace beside it. */
export const NodeOfTrace = z.int();

/** Fields that an answer has only with traces. */
export const traceParts: ReadonlySet<z.core.$ZodType> = new Set([Trace, NodeOfTrace]);

/** Which traces an answer holds: none, those of the methods' values, or all. */
export const traceKinds = ["none", "methods", "all"] as const;
export type TraceKind = (typeof traceKinds)[number];
