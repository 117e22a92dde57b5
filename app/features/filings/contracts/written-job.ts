import * as z from "zod";
import type { FilingsJob } from "./filings.ts";

const job = z.looseObject({
  ticker: z.string(),
  provider: z.string(),
  updatedAt: z.string(),
  state: z.enum(["waiting", "running", "done", "failed"]),
});

/** How far a request had come, as some process wrote it; null for anything else. */
export function writtenJob(value: unknown): FilingsJob | null {
  // safe: one module writes under these keys, in this shape; another version's is told by its state
  return job.safeParse(value).success ? (value as FilingsJob) : null;
}
