import * as z from "zod";
import { ImportIssue } from "./import-issue.ts";

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
    issues: z.array(ImportIssue).optional().describe("Of figures that were sent: what is wrong, each at its cell"),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof Problem>;
