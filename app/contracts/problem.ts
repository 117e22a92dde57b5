import * as z from "zod";

/** RFC 9457. `code` is stable and the same in every language; `title` is for people. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    requestId: z.string(),
    detail: z.string().optional(),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof Problem>;
