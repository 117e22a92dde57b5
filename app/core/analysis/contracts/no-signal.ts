import * as z from "zod";
import { noSignalReasons } from "./no-signal-rules.ts";

/** Why a list shows no signal for a company. */
export const NoSignal = z
  .object({
    reason: z.enum(noSignalReasons),
    votes: z.int().nullable().meta({ description: "How many methods vote; null where that is not the reason" }),
  })
  .meta({ id: "NoSignal" });
export type NoSignal = z.infer<typeof NoSignal>;
