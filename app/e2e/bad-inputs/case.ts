import * as z from "zod";

const Repeated = z.object({ $repeat: z.tuple([z.string(), z.int()]) });
const Text = z.union([z.string(), Repeated]);

/** One bad input and what must come of it. The same form as the cases that are kept outside this repository. */
export const BadInput = z.object({
  id: z.string(),
  surface: z.string(),
  input: z.union([
    Text,
    z.object({ $hex: z.string() }),
    z.object({ $query: z.string() }),
    z.object({ $rawquery: z.string() }),
    z.looseObject({ $gen: z.string() }),
    z.record(z.string(), Text),
  ]),
  expected: z.object({
    status: z.array(z.int()),
    /** Null: not fixed. */
    code: z.string().nullable(),
    /** The one spelling of the symbol that the answer must carry. */
    canonical: z.string().optional(),
    /** Whether anything may be kept of it. */
    stored: z.boolean().optional(),
  }),
  why: z.string(),
});
export type BadInput = z.infer<typeof BadInput>;
export type Input = BadInput["input"];

export const textOf = (text: z.infer<typeof Text>): string =>
  typeof text === "string" ? text : text.$repeat[0].repeat(text.$repeat[1]);
