import * as z from "zod";
import { BadInput } from "./case.ts";

/** Surfaces that identify the caller: their inputs are fields of a body, or situations of several requests. */
export const accountSurfaces = ["auth.signup", "auth.signin", "auth.tokens", "authz", "json.body"] as const;
export type AccountSurface = (typeof accountSurfaces)[number];

/** A bad input of one of these surfaces. */
export const AccountCase = BadInput.extend({
  surface: z.enum(accountSurfaces),
  input: z.record(z.string(), z.json()),
  expected: BadInput.shape.expected.extend({ mails: z.int().optional() }),
});
export type AccountCase = z.infer<typeof AccountCase>;
export type Fields = AccountCase["input"];
export type Json = Fields[string];

const Repeated = z.strictObject({ $repeat: z.tuple([z.string(), z.int()]) });

/** The value that is meant: long texts are written as repetitions, wherever they stand. */
export function expanded(value: Json): Json {
  const repeated = Repeated.safeParse(value);
  if (repeated.success) return repeated.data.$repeat[0].repeat(repeated.data.$repeat[1]);
  if (Array.isArray(value)) return value.map(expanded);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, expanded(member)]));
}
