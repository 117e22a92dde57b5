import { createMarketData, memoryState } from "@valora/market-data";
import { liveProviders } from "@valora/market-data/live";
import { afterAll, beforeAll, expect } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../../../packages/market-data/vendors-server/server.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { FilingProvider, FilingsAsked } from "../contracts/filings.ts";
import { filingsIn } from "./filings.ts";
import type { FilingStore, KeptConsent, RequestedCompany } from "./filings-context.ts";
import { knownRequests } from "./known-requests.ts";

export let server: VendorsServer;

function storeInMemory(): FilingStore {
  let consent: KeptConsent | null = null;
  let changes = 0;
  const companies = new Map<string, RequestedCompany>();
  return {
    consent: async () => consent,
    async setConsent({ isOn, contact, at }) {
      changes += 1;
      consent = { isOn, contact, changedAt: at };
    },
    requested: async () => [...companies.values()],
    async keep(company) {
      changes += 1;
      companies.set(company.ticker, company);
    },
    revision: async () => String(changes),
  };
}

type Changes = { isOwnersAlone?: boolean; configured?: readonly string[]; pace?: number };

/** An installation with the two providers on the local vendors' server. */
export async function installation({ isOwnersAlone = true, configured = [], pace = 1_000 }: Changes = {}) {
  const now = () => new Date("2026-11-22T12:00:00Z");
  const state = memoryState();
  const store = storeInMemory();
  const known = knownRequests({ store, now });
  const live = { state, now: () => now().getTime() };
  const place = (id: FilingProvider) => ({ id, credential: "Valora me@example.org", address: server.addressOf(id) });
  const build = await liveProviders(
    [{ ...place("filings-xbrl-org"), lookupAddresses: { gleif: server.addressOf("gleif") } }, place("sec-edgar")],
    live,
  );
  const marketData = createMarketData({
    state,
    now: live.now,
    issuerOf: known.issuerOf,
    providers: (knowledge) =>
      build(knowledge).map((provider) => ({
        ...provider,
        isAskedAbout: (ticker: string) => known.isAskedAbout(provider.id, ticker),
      })),
  });
  let taken = 0;
  const filings = filingsIn(
    {
      now,
      freshId: () => "a process",
      marketData,
      store,
      state,
      configured,
      isOwnersAlone,
      operatorContact: null,
      rates: {
        take: async ({ limit }) => {
          taken += 1;
          return taken > Math.min(limit, pace) ? { freeAt: new Date(now().getTime() + 60_000) } : null;
        },
      },
      warn: (error) => expect.unreachable(String(error)),
    },
    known,
  );
  return { filings, marketData, known };
}

export const visitor = { account: null, address: "198.51.100.7" };
// safe: only the role is asked for, and the id is kept
export const admin = { id: "01890000-0000-7000-8000-000000000009", role: "admin" } as Account;
export const asked = (ticker: string, more: Partial<FilingsAsked> = {}): FilingsAsked => ({
  ticker,
  contact: "",
  sector: "materials",
  lei: null,
  ...more,
});

/** Starts the vendors' server for the tests of a file. */
export function startVendors(): void {
  beforeAll(async () => {
    server = await startVendorsServer();
  });
  afterAll(() => server.close());
}
