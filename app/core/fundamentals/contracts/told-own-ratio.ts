import * as z from "zod";
import { NodeOfTrace, Trace } from "../../analysis/contracts/trace.ts";
import { FoundRatio, ToldRatio } from "./own-ratios.ts";

/** An own ratio of one company, with every figure that it names and the way from the filings to its value. */
export const ToldOwnRatio = ToldRatio.extend({
  ...FoundRatio.shape,
  currency: z.string(),
  fiscalYearEnd: z.iso.date().nullable().meta({ description: "The end of the last fiscal year" }),
  inputs: z
    .array(
      z.object({
        name: z.string(),
        value: z.number(),
        unit: ToldRatio.shape.unit,
        /** The end of its fiscal year, or the day of a figure of the market or of a value; null where it has none. */
        asOf: z.iso.date().nullable(),
        node: NodeOfTrace,
      }),
    )
    .readonly()
    .meta({ description: "The figures that it names, as they were found" }),
  trace: Trace.nullable().meta({ description: "Null where no figure of it was found" }),
}).meta({ id: "OwnRatio" });
export type ToldOwnRatio = z.infer<typeof ToldOwnRatio>;
