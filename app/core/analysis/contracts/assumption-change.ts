import { companyTypes, expertLevers, formNames, methodForms, yearlyLevers } from "@valora/valuation";
import * as z from "zod";
import { longestNote } from "./assumption-notes.ts";

const note = z
  .string()
  .max(longestNote)
  .nullable()
  .meta({ description: "Why, in the reader's own words; null: not said" });
const byYear = z.array(z.number().nullable()).readonly();
const form = z.enum([...methodForms.discounting, ...methodForms.cashFlow, ...methodForms.dividends]);
const symbols = z.array(z.string()).readonly();

/** An assumption that the reader has set: what the calculation would use by itself, what it uses, and why. */
export const AssumptionChange = z
  .discriminatedUnion("kind", [
    z.object({
      kind: z.literal("number"),
      assumption: z.enum(["wacc", "g", "horizon", ...expertLevers]),
      /** Null where the calculation has none of its own. */
      computed: z.number().nullable(),
      chosen: z.number(),
      note,
    }),
    /** The first year first; null is left to the calculation. */
    z.object({ kind: z.literal("years"), assumption: z.enum(yearlyLevers), chosen: byYear, note }),
    /** A form of the calculation; `computed` is the usual one of such a company. */
    z.object({
      kind: z.literal("form"),
      assumption: z.enum(formNames),
      computed: form,
      chosen: form,
      note,
    }),
    z.object({ kind: z.literal("peers"), assumption: z.literal("peers"), computed: symbols, chosen: symbols, note }),
    z.object({
      kind: z.literal("type"),
      assumption: z.literal("type"),
      computed: z.enum(companyTypes),
      chosen: z.enum(companyTypes),
      note,
    }),
  ])
  .meta({ id: "AssumptionChange" });
export type AssumptionChange = z.infer<typeof AssumptionChange>;
