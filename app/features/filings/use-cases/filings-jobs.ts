import type { FilingProvider, FilingsJob } from "../contracts/filings.ts";
import { writtenJob } from "../contracts/written-job.ts";
import type { FilingsContext } from "./filings-context.ts";

/** A request that has not moved for this long was cut off. */
const STALLED_IN_MILLISECONDS = 180_000;

type WithoutHead<Job> = Job extends unknown ? Omit<Job, "ticker" | "provider" | "updatedAt"> : never;
export type Progress = WithoutHead<FilingsJob>;

const keyOf = (ticker: string): string => `filings of ${ticker}`;

/** How far requests have come, as all processes of an installation know it. */
export function filingsJobs({ state, now }: Pick<FilingsContext, "state" | "now">) {
  return {
    async write({ ticker, provider }: { ticker: string; provider: FilingProvider }, progress: Progress): Promise<void> {
      const at = now();
      const value = { ticker, provider, updatedAt: at.toISOString(), ...progress };
      await state.write(keyOf(ticker), { value, keptAt: at.getTime() });
    },

    async read(ticker: string): Promise<FilingsJob | null> {
      const moment = now().getTime();
      const kept = await state.read(keyOf(ticker), moment);
      const job = writtenJob(kept?.value);
      if (!kept || !job) return null;
      const isOpen = job.state === "waiting" || job.state === "running";
      if (!isOpen || moment - kept.keptAt < STALLED_IN_MILLISECONDS) return job;
      const { provider, updatedAt } = job;
      return {
        ticker,
        provider,
        updatedAt,
        state: "failed",
        problem: "interrupted",
        retryAfter: null,
        issuers: [],
        sector: null,
      };
    },
  };
}
