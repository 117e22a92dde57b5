import { type HttpOptions, httpClient } from "../../http/http-client.ts";
import { parsed } from "../../http/parsed.ts";
import type { NamedIssuer } from "../../provider.ts";
import { accept } from "./filings-index.ts";
import { leiRecordsSchema } from "./gleif.schema.ts";

/** A legal entity; `country` is where it is registered. */
export type LegalEntity = NamedIssuer & { country: string | null };

export type GleifOptions = { address?: string | undefined; http?: HttpOptions | undefined; now: () => number };

/** The register's name in failures and rate limits. */
const registerId = "gleif";
/** The mapping of shares to issuers changes with mergers alone. */
const keptForMilliseconds = 24 * 3_600_000;
const mostKept = 2_000;

/** The public register of legal entities, asked for the issuer of an ISIN and for one entity. Answers are kept for a day. */
export function entityRegister({ address = "https://api.gleif.org/api/v1", http, now }: GleifOptions) {
  const client = httpClient(registerId, http);
  const kept = new Map<string, { entities: readonly LegalEntity[]; at: number }>();

  async function entitiesBy(filter: "isin" | "lei", value: string, signal: AbortSignal) {
    const key = `${filter} ${value}`;
    const known = kept.get(key);
    if (known && now() - known.at < keptForMilliseconds) return known.entities;
    const url = new URL(`${address}/lei-records`);
    url.searchParams.set(`filter[${filter}]`, value);
    const { data } = parsed(registerId, leiRecordsSchema, await client.json({ url, headers: accept, signal }));
    const entities = data.map(({ attributes: { lei, entity } }): LegalEntity => {
      const country = entity.legalAddress?.country ?? entity.jurisdiction?.slice(0, 2) ?? null;
      return { lei, name: entity.legalName.name, country };
    });
    kept.delete(key);
    kept.set(key, { entities, at: now() });
    const oldest = kept.keys().next().value;
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return entities;
  }

  return {
    /** The issuers of a share; several where the register maps an ISIN to a company and its successor. */
    issuersOf: (isin: string, signal: AbortSignal) => entitiesBy("isin", isin, signal),
    /** The entity of an LEI; null when the register does not hold it. */
    entityOf: async (lei: string, signal: AbortSignal): Promise<LegalEntity | null> =>
      (await entitiesBy("lei", lei, signal)).find((entity) => entity.lei === lei) ?? null,
  };
}
export type Gleif = ReturnType<typeof entityRegister>;
