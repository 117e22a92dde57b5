import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../../vendors-server/server.ts";
import { hasRecorded, recorded } from "../recorded-contract.ts";
import { vendorContract } from "../vendor-contract.ts";
import { filingsSchema } from "./filings.schema.ts";
import { bestOfEachPeriod, type EuropeanIdentity, filingsXbrlOrg, type ListedFiling } from "./index.ts";

const { signal } = new AbortController();
const fcc: EuropeanIdentity = {
  lei: "95980020140005178328",
  name: "Fomento de Construcciones y Contratas",
  exchange: "Madrid",
  country: "ES",
  sector: "industrials",
  industry: null,
};
const identityOf = (ticker: string) => (ticker === "FCC.MC" ? fcc : null);

vendorContract({
  vendor: "filings-xbrl-org",
  provider: (address, http) => filingsXbrlOrg({ identityOf, address, http }),
  ask: (provider, caller) => provider.fundamentals("FCC.MC", caller),
  askUnknown: (provider, caller) => provider.fundamentals("AAPL", caller),
});

describe("filings-xbrl-org", () => {
  let server: VendorsServer;
  beforeAll(async () => {
    server = await startVendorsServer();
  });
  afterAll(() => server.close());
  const provider = (identity = fcc) =>
    filingsXbrlOrg({ identityOf: () => identity, address: server.addressOf("filings-xbrl-org") });

  it("reads no report again while the list names the same ones", async () => {
    const provider = filingsXbrlOrg({ identityOf, address: server.addressOf("filings-xbrl-org") });
    const first = await provider.filedSince(null, "FCC.MC", signal);
    expect(first?.edition).toBe("95980020140005178328-2022-12-31-ESEF-ES-1");
    expect(first?.fundamentals).toEqual(await provider.fundamentals("FCC.MC", signal));
    const count = server.requests.length;
    expect(await provider.filedSince(first?.edition ?? null, "FCC.MC", signal)).toBeNull();
    expect(server.requests.slice(count).map(({ path }) => path.split("?")[0])).toEqual([
      "/api/entities/95980020140005178328/filings",
    ]);
    const after = await provider.filedSince("95980020140005178328-2021-12-31-ESEF-ES-1", "FCC.MC", signal);
    expect(after, "other reports than the known ones are read").toEqual(first);
  });

  it("reads the report that could be read, not the first version that could not", async () => {
    const fundamentals = await provider().fundamentals("FCC.MC", signal);
    expect(fundamentals).toMatchObject({
      name: fcc.name,
      country: "ES",
      currency: "EUR",
      provider: "filings-xbrl-org",
    });
    expect(fundamentals.statements).toHaveLength(1);
    expect(fundamentals.statements[0]).toMatchObject({
      fiscalYear: 2022,
      fiscalYearEnd: "2022-12-31",
      filedAt: "2023-03-01",
      accession: "95980020140005178328-2022-12-31-ESEF-ES-1",
      figures: { revenue: 7_705_687_000, totalAssets: 15_282_541_000, cashAndEquivalents: 1_575_538_000, ebit: null },
      origins: { revenue: "annualReportXbrl" },
    });
  });

  it("does not know a company that has filed nothing", async () => {
    const other = provider({ ...fcc, lei: "724500Y6DUVHQD6OXN27" });
    await expect(other.fundamentals("ASML.AS", signal)).rejects.toMatchObject({ kind: "unknownTicker" });
  });

  it("lists a country's filings with their companies", async () => {
    const { filings, total } = await provider().filingsOf("ES", 1, signal);
    expect(total).toBe(2);
    expect(filings[1]).toMatchObject({
      periodEnd: "2022-12-31",
      errors: 0,
      company: { lei: fcc.lei, name: "FOMENTO DE CONSTRUCCIONES Y CONTRATAS, S.A." },
    });
  });
});

describe("the report of a period", () => {
  const filing = (changes: Partial<ListedFiling>): ListedFiling => ({
    id: "one",
    country: "NL",
    periodEnd: "2022-12-31",
    filedAt: "2023-03-01",
    jsonPath: "/one.json",
    packagePath: null,
    errors: 0,
    company: null,
    ...changes,
  });

  it("is the one with fewest errors, then the latest", () => {
    const best = bestOfEachPeriod([
      filing({ id: "errors", errors: 3, filedAt: "2023-06-01" }),
      filing({ id: "early" }),
      filing({ id: "late", filedAt: "2023-05-01" }),
      filing({ id: "unread", jsonPath: null, filedAt: "2023-07-01" }),
      filing({ id: "next", periodEnd: "2023-12-31", errors: 9 }),
    ]);
    expect(best.map(({ id }) => id)).toEqual(["next", "late"]);
  });
});

describe.skipIf(!hasRecorded("fixtures/filings-xbrl-org"))("recorded bodies", () => {
  const read = (name: string) => filingsSchema.safeParse(recorded(`fixtures/filings-xbrl-org/${name}.json`));

  it.each([
    ["asml22en_entities", 1],
    ["multifilter_country_0", 3],
    ["assicurazioni21it_vmessages_0", 1],
  ])("%s fits", (name, filings) => {
    expect(read(name).data?.data).toHaveLength(filings);
  });

  it.each(["bad_page_error_0", "unknown_filter_error_0"])("%s is no list", (name) => {
    expect(read(name).success).toBe(false);
  });
});
