import type { Skip } from "../market-data.ts";
import type { ProviderFailure } from "../provider.ts";

/** A failure as the reader is told of it. */
export function skipOf(
  { provider, kind, detail, retryAfterInMilliseconds, accountsOf }: ProviderFailure,
  covers: NonNullable<Skip["covers"]>,
  now: number,
): Skip {
  return {
    provider,
    kind,
    ...(covers === "statements" ? {} : { covers }),
    ...(detail === null ? {} : { detail }),
    ...(accountsOf === null ? {} : { accountsOf }),
    ...(retryAfterInMilliseconds === null ? {} : { until: new Date(now + retryAfterInMilliseconds).toISOString() }),
  };
}
