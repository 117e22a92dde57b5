import type { Sector } from "@valora/valuation";
import type { FilingStore, KeptConsent, RequestedCompany } from "./filings-context.ts";

/** Other processes may consent and request too: what is known is compared with the database after this long. */
const KNOWN_FOR_IN_MILLISECONDS = 1_500;

type Told = { provider: string; lei: string | null; sector: Sector | null };

/**
 * The consent and the requested companies as this process knows them, at once. They are compared with the database in the
 * background; a database that does not answer leaves what was known.
 */
export function knownRequests({
  store,
  now,
}: {
  store: Pick<FilingStore, "consent" | "requested" | "revision">;
  now(): Date;
}) {
  let revision = "";
  let consent: KeptConsent | null = null;
  let companies: ReadonlyMap<string, RequestedCompany> = new Map();
  let comparedAt = Number.NEGATIVE_INFINITY;
  let comparing: Promise<void> | null = null;
  /** Companies whose filings are being fetched here. */
  const underWay = new Map<string, Told>();

  async function compare(): Promise<void> {
    const latest = await store.revision();
    if (latest !== revision) {
      const [kept, requested] = await Promise.all([store.consent(), store.requested()]);
      consent = kept;
      companies = new Map(requested.map((company) => [company.ticker, company]));
      revision = latest;
    }
    comparedAt = now().getTime();
  }

  function refresh(): Promise<void> {
    comparing ??= compare().finally(() => {
      comparing = null;
    });
    return comparing;
  }

  function refreshSoon(): void {
    const moment = now().getTime();
    if (moment - comparedAt < KNOWN_FOR_IN_MILLISECONDS) return;
    // A database that fails is not asked again for each reader.
    comparedAt = moment;
    refresh().catch(() => {});
  }

  const toldOf = (ticker: string): Told | null => underWay.get(ticker) ?? companies.get(ticker) ?? null;

  return {
    refresh,
    /** Another process has changed something: what is being compared may be without it, and is compared once more. */
    changedElsewhere(): void {
      void (comparing === null ? refresh() : comparing.then(refresh, refresh)).catch(() => {});
    },
    consent(): KeptConsent | null {
      refreshSoon();
      return consent;
    },
    isRequested: (ticker: string): boolean => companies.has(ticker),
    isAskedAbout: (provider: string, ticker: string): boolean => toldOf(ticker)?.provider === provider,
    issuerOf(ticker: string): { lei: string | null; sector: Sector | null } | null {
      const told = toldOf(ticker);
      return told && { lei: told.lei, sector: told.sector };
    },
    count: (): number => companies.size,
    begin: (ticker: string, told: Told): void => void underWay.set(ticker, told),
    end: (ticker: string): void => void underWay.delete(ticker),
    edition(): string {
      refreshSoon();
      return revision;
    },
  };
}
export type KnownRequests = ReturnType<typeof knownRequests>;
