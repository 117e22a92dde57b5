import { leavesNoValue } from "../integrity/index.ts";
import type { AskOptions } from "../market-data.ts";
import type { Ticker } from "../provider.ts";
import type { Registry } from "./provider-registry.ts";
import type { Gathered, Settled } from "./normalise.ts";

type Parts = {
  asked: Pick<Registry, "fundamentalsOf" | "confirm" | "withdraw">;
  settled: (gathered: Gathered, signal?: AbortSignal) => Promise<Settled>;
};

/** Once for the price, once for the statements of each source that one would ever configure. */
const mostTries = 12;

/**
 * The first answer that holds together. One that contradicts itself takes no good one's place: it is withdrawn, and what was
 * known before, or the next source, counts. When all of it is from this machine it stays, marked as suspect.
 */
export function trusted({ asked, settled }: Parts) {
  return async (ticker: Ticker, options?: AskOptions): Promise<Settled> => {
    for (let tries = 1; ; tries += 1) {
      const gathered = await asked.fundamentalsOf(ticker, options);
      const answer = await settled(gathered, options?.signal);
      if (!leavesNoValue(answer.findings)) {
        asked.confirm(gathered);
        return answer;
      }
      if (tries === mostTries || !(await asked.withdraw(gathered))) return answer;
    }
  };
}
