import type { Skip } from "../market-data.ts";
import type { ProviderFailure } from "../provider.ts";

/** A failure as a note for the reader. */
export function skipOf(
  { provider, kind, detail, retryAfterInMilliseconds, accountsOf, contradictions }: ProviderFailure,
  covers: NonNullable<Skip["covers"]>,
  now: number,
): Skip {
  return {
    provider,
    kind,
    ...(covers === "statements" ? {} : { covers }),
    ...(detail === null ? {} : { detail }),
    ...(accountsOf === null ? {} : { accountsOf }),
    ...(contradictions.length === 0 ? {} : { contradictions }),
    ...(retryAfterInMilliseconds === null ? {} : { until: new Date(now + retryAfterInMilliseconds).toISOString() }),
  };
}
