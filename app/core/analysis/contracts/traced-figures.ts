import * as z from "zod";

/** A figure of an analysis by its address. */
const TracedFigure = z.object({
  of: z.string(),
  /** The number, or all that lies under an address that stands for several. */
  value: z.unknown(),
  /** Addresses of the figures that it rests on; none where it was read, dated or chosen. */
  from: z.array(z.string()).readonly(),
});
export type TracedFigure = z.infer<typeof TracedFigure>;

/** The figures of a page, unrounded, each with its basis. */
export const TracedFiguresAnswer = z
  .object({ schemaVersion: z.literal(1), ticker: z.string(), figures: z.array(TracedFigure).readonly() })
  .meta({ id: "TracedFigures" });
