import type { HttpClient } from "../../http/http-client.ts";
import { parsed } from "../../http/parsed.ts";
import type { NamedIssuer } from "../../provider.ts";
import { descriptor } from "./descriptor.ts";
import { entitiesSchema, type Filings, filingsSchema } from "./filings.schema.ts";

/** A filing of the list; `company` is null when the list does not include it. */
export type ListedFiling = {
  id: string;
  country: string | null;
  periodEnd: string;
  filedAt: string;
  jsonPath: string | null;
  packagePath: string | null;
  errors: number;
  company: NamedIssuer | null;
};

export const accept = { Accept: "application/vnd.api+json, application/json" };
const pageSize = 100;
/** More issuers than these do not help a reader to choose. */
const mostIssuers = 20;

/** The index of filings.xbrl.org: filers and their filings, as JSON:API. */
export function filingsIndex(client: HttpClient, address: string) {
  async function listed(path: string, query: Readonly<Record<string, string>>, signal: AbortSignal) {
    const url = addressOf(path, query);
    const body = parsed(descriptor.id, filingsSchema, await client.json({ url, headers: accept, signal }));
    return { filings: listedFilings(body), total: body.meta?.count ?? null };
  }

  function addressOf(path: string, query: Readonly<Record<string, string>>): URL {
    const url = new URL(`${address}${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  }

  const page = { include: "entity", "page[size]": String(pageSize), sort: "-period_end" };
  return {
    /** An issuer's filings, newest period first. Throws `unknownTicker` for an LEI that has filed nothing. */
    filingsBy: (lei: string, signal: AbortSignal) =>
      listed(`/api/entities/${encodeURIComponent(lei)}/filings`, page, signal),

    /** One page of a country's filings, newest period first. */
    filingsOf: (country: string, number: number, signal: AbortSignal) =>
      listed("/api/filings", { "filter[country]": country, ...page, "page[number]": String(number) }, signal),

    /** Filers whose name holds this text. */
    async issuersNamed(text: string, signal: AbortSignal): Promise<readonly NamedIssuer[]> {
      const filter = JSON.stringify([{ name: "name", op: "ilike", val: `%${text.replaceAll(/[%_\\]/g, " ")}%` }]);
      const url = addressOf("/api/entities", { filter, "page[size]": String(mostIssuers) });
      const { data } = parsed(descriptor.id, entitiesSchema, await client.json({ url, headers: accept, signal }));
      return data.flatMap(({ attributes: { identifier, name } }) =>
        identifier && name ? [{ lei: identifier, name }] : [],
      );
    },
  };
}

function listedFilings({ data, included }: Filings): readonly ListedFiling[] {
  const companies = new Map((included ?? []).map(({ id, attributes }) => [id, attributes]));
  return data.map(({ attributes, relationships }) => {
    const company = companies.get(relationships?.entity?.data?.id ?? "");
    return {
      id: attributes.fxo_id,
      country: attributes.country,
      periodEnd: attributes.period_end,
      filedAt: attributes.date_added.slice(0, 10),
      jsonPath: attributes.json_url,
      packagePath: attributes.package_url ?? null,
      errors: attributes.error_count ?? 0,
      company: company?.identifier && company.name ? { lei: company.identifier, name: company.name } : null,
    };
  });
}

/**
 * The filings to read of each period, best first: a period is filed in several languages and again after corrections, so the
 * fewest errors come first, then the latest. Newest period first; filings that could not be read into figures are left out.
 */
export function versionsOfEachPeriod(filings: readonly ListedFiling[]): readonly (readonly ListedFiling[])[] {
  const readable = filings.filter(({ jsonPath }) => jsonPath !== null);
  const byPeriod = Map.groupBy(readable, ({ periodEnd }) => periodEnd);
  return [...byPeriod]
    .toSorted(([one], [other]) => other.localeCompare(one))
    .map(([, same]) =>
      same.toSorted((one, other) => one.errors - other.errors || other.filedAt.localeCompare(one.filedAt)),
    );
}

const dayOfYear = (day: string) => day.slice(5);

/**
 * The periods to read, newest first: the latest years, and before them the half-year that ended after the last of them. Years end
 * on the day of most filings; where it cannot be told apart, all periods count as years.
 */
export function periodsToRead<Period extends readonly ListedFiling[]>(
  periods: readonly Period[],
  years: number,
): readonly Period[] {
  const endOf = (period: Period) => period[0]?.periodEnd ?? "";
  const byDay = [...Map.groupBy(periods, (period) => dayOfYear(endOf(period))).values()];
  const [most, next] = byDay.toSorted((one, other) => other.length - one.length);
  if (most === undefined || next === undefined || most.length === next.length) return periods.slice(0, years);
  const [newest] = periods;
  const isYear = (period: Period) => most.includes(period);
  const later = newest && !isYear(newest) ? [newest] : [];
  const read = [...later, ...periods.filter(isYear).slice(0, years)];
  const others = periods.filter((period) => !read.includes(period));
  // Of a filer with few years the rest is read too: its fiscal year may have changed.
  return [...read, ...others.slice(0, Math.max(0, years - read.length + later.length))].toSorted((one, other) =>
    endOf(other).localeCompare(endOf(one)),
  );
}
