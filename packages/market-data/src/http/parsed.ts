import type * as z from "zod";
import { ProviderFailure } from "../provider.ts";

/** The body in the vendor's shape, or an `unreadable` failure that keeps what did not fit. */
export function parsed<Schema extends z.ZodType>(provider: string, schema: Schema, body: unknown): z.infer<Schema> {
  const result = schema.safeParse(body);
  if (!result.success) throw new ProviderFailure(provider, "unreadable", { cause: result.error, detail: "wrongShape" });
  return result.data;
}
