import * as z from "zod";
import { instrumentKinds } from "./instrument.ts";

/** Symbol, name, exchange, currency, kind, the company's common share; by market value, the largest first. */
const Row = z.tuple([
  z.string(),
  z.string(),
  z.string().nullable(),
  z.string().length(3),
  z.enum(instrumentKinds),
  z.string().nullable(),
]);

/** `directory.json.gz`: the listed symbols, and what people call companies when their name does not say it. */
export const BundledDirectory = z.strictObject({
  version: z.literal(1),
  listings: z.array(Row),
  aliases: z.record(z.string(), z.array(z.string())),
});
export type BundledDirectory = z.infer<typeof BundledDirectory>;
