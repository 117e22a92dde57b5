import { contradictionsIn, leavesNoValue } from "../integrity/reconcile.ts";
import type { AskOptions } from "../market-data.ts";
import type { Ticker } from "../provider.ts";
import type { GatheredAnswer, NormalisedAnswer } from "./normalise.ts";
import type { ProviderRegistry } from "./provider-registry.ts";

type Parts = {
  registry: Pick<ProviderRegistry, "fundamentalsOf" | "confirm" | "withdraw">;
  normalise: (gathered: GatheredAnswer, signal?: AbortSignal) => Promise<NormalisedAnswer>;
};

/** Once for the price and once for the statements of every provider that an operator would configure. */
const mostTries = 12;

/**
 * Returns the first consistent answer. Inconsistent data never replaces good data: it is withdrawn, and the previous answer or
 * the next provider counts. Bundled data cannot be withdrawn and stays, marked as suspect.
 */
export function consistentAnswer({ registry, normalise }: Parts) {
  return async (ticker: Ticker, options?: AskOptions): Promise<NormalisedAnswer> => {
    for (let tries = 1; ; tries += 1) {
      const gathered = await registry.fundamentalsOf(ticker, options);
      const answer = await normalise(gathered, options?.signal);
      if (!leavesNoValue(answer.findings)) {
        registry.confirm(gathered);
        return answer;
      }
      if (tries === mostTries || !(await registry.withdraw(gathered, contradictionsIn(answer.findings)))) return answer;
    }
  };
}
