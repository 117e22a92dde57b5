import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../../vendors-server/server.ts";
import { europeanFilers } from "../../../vendors-server/vendors/european-filers.ts";
import type { Listing } from "../../listings/instrument.ts";
import type { Known } from "../descriptor.ts";
import { hasRecorded, recorded } from "../recorded-contract.ts";
import { vendorContract } from "../vendor-contract.ts";
import { filingsSchema } from "./filings.schema.ts";
import { bestOfEachPeriod, type EuropeanIdentity, filingsXbrlOrg, type ListedFiling, toFundamentals } from "./index.ts";

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

const lei = "EXAMPLE0000000000001";
const year = (of: number) => `${of}-01-01T00:00:00/${of + 1}-01-01T00:00:00`;
const end = (of: number) => `${of + 1}-01-01T00:00:00`;
let count = 0;
function fact(concept: string, value: string | null, period: string, more: object = {}) {
  count += 1;
  const dimensions = { concept: `ifrs-full:${concept}`, entity: `scheme:${lei}`, period, unit: "iso4217:EUR", ...more };
  return [`f-${count}`, { value, decimals: -3, dimensions }] as const;
}
const reported = (filing: string, filedAt: string, entries: readonly (readonly [string, unknown])[]) => ({
  lei,
  filing,
  filedAt,
  report: { documentInfo: { documentType: "https://xbrl.org/2021/xbrl-json" }, facts: Object.fromEntries(entries) },
});
const base = (of: number, profit: string) => [fact("ProfitLoss", profit, year(of)), fact("Assets", "1000", end(of))];
const read = (...reports: Parameters<typeof toFundamentals>[2]) => {
  const fundamentals = toFundamentals("EXMP.MC", { ...fcc, lei }, reports);
  if (!fundamentals) throw new Error("no year");
  return fundamentals;
};

describe("European reports", () => {
  it("take the last day from the midnight after it, and one company from facts of segments", () => {
    const { statements } = read(
      reported("a", "2026-03-01", [
        ...base(2025, "90"),
        fact("Revenue", "700", year(2025)),
        fact("Revenue", "300", year(2025), { "ifrs-full:SegmentsAxis": "ex:WaterMember" }),
      ]),
    );
    expect(statements.map(({ fiscalYearEnd }) => fiscalYearEnd)).toEqual(["2025-12-31"]);
    expect(statements[0]?.figures.revenue).toBe(700);
  });

  it("take last year's figures from the later report, which may have restated them", () => {
    const { statements } = read(
      reported("b", "2026-03-01", [...base(2025, "90"), ...base(2024, "75"), fact("Revenue", "650", year(2024))]),
      reported("a", "2025-03-01", [
        ...base(2024, "80"),
        fact("Revenue", "660", year(2024)),
        fact("Goodwill", "5", end(2024)),
      ]),
    );
    expect(statements.map(({ fiscalYear, accession }) => [fiscalYear, accession])).toEqual([
      [2024, "a"],
      [2025, "b"],
    ]);
    expect(statements[0]?.figures).toMatchObject({ netIncome: 75, revenue: 650, goodwill: 5 });
  });

  it("write payments as positive numbers, whichever sign the page had, and leave losses negative", () => {
    const { statements } = read(
      reported("a", "2026-03-01", [
        ...base(2025, "-90"),
        fact("PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities", "-60", year(2025)),
        fact("DividendsPaidClassifiedAsFinancingActivities", "12", year(2025)),
        fact("CashFlowsFromUsedInOperatingActivities", "-5", year(2025)),
      ]),
    );
    expect(statements[0]?.figures).toMatchObject({
      netIncome: -90,
      capitalExpenditure: 60,
      dividendsPaid: 12,
      operatingCashFlow: -5,
      freeCashFlow: -65,
    });
  });

  it("take the currency from the unit, and earnings per share in it", () => {
    const fundamentals = read(
      reported("a", "2026-03-01", [
        ...base(2025, "90").map(
          ([id, entry]) => [id, { ...entry, dimensions: { ...entry.dimensions, unit: "iso4217:SEK" } }] as const,
        ),
        fact("Revenue", "700", year(2025), { unit: "iso4217:EUR" }),
        fact("DilutedEarningsLossPerShare", "1.25", year(2025), { unit: "iso4217:SEK/xbrli:shares" }),
      ]),
    );
    expect(fundamentals.currency).toBe("SEK");
    expect(fundamentals.statements[0]?.figures).toMatchObject({ revenue: null, epsDiluted: 1.25 });
  });

  it("leave nil facts, texts and the filer's own words unknown", () => {
    const { statements } = read(
      reported("a", "2026-03-01", [
        ...base(2025, "90"),
        fact("Goodwill", null, end(2025)),
        fact("Inventories", "twelve", end(2025)),
        [
          "own",
          {
            value: "5",
            dimensions: {
              concept: "ex:OtherResults",
              entity: `scheme:${lei}`,
              period: year(2025),
              unit: "iso4217:EUR",
            },
          },
        ],
        ["drift", { surprise: true }],
      ]),
    );
    expect(statements[0]?.figures).toMatchObject({ goodwill: null, inventory: null, revenue: null });
  });

  it("give nothing when they hold no whole year", () => {
    const half = "2025-01-01T00:00:00/2025-07-01T00:00:00";
    expect(
      toFundamentals("EXMP.MC", { ...fcc, lei }, [
        reported("a", "2026-03-01", [fact("ProfitLoss", "9", half), fact("Assets", "1", end(2025))]),
      ]),
    ).toBeNull();
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

describe("an issuer that no list holds", () => {
  let server: VendorsServer;
  beforeAll(async () => {
    server = await startVendorsServer();
  });
  afterAll(() => server.close());

  const names: Readonly<Record<string, string>> = {
    "VID.MC": "Vidrala, S.A.",
    "NTH.MC": "Naturhouse Health, S.A.",
    "LGT.MC": "Lingotes Especiales, S.A.",
    "NEA.MC": "Nicolas Correa, S.A.",
    "TLGO.MC": "Talgo, S.A.",
  };
  const listingOf = (ticker: string): Listing | null => {
    const name = names[ticker];
    const of = { ticker, exchange: "Madrid", currency: "EUR", kind: "commonShare", commonShare: null } as const;
    return name === undefined ? null : { ...of, name, hasData: false };
  };
  const provider = (told: ReturnType<Known["issuerOf"]> = { lei: null, sector: "materials" }) =>
    filingsXbrlOrg({
      known: { companyOf: () => null, listingOf, issuerOf: () => told },
      address: server.addressOf("filings-xbrl-org"),
      register: { address: server.addressOf("gleif") },
    });

  it("is found by the ISIN of its share, and merges its reports, with its own lines for revenue and debt", async () => {
    const steps: string[] = [];
    const filed = await provider().filedSince(null, "VID.MC", signal, ({ step }) => steps.push(step));
    const company = filed?.fundamentals;
    expect(steps).toEqual(["issuerFound", "filingsFound", "reportRead", "reportRead", "reportRead"]);
    expect(company).toMatchObject({ name: "Vidrala, S.A.", country: "ES", sector: "materials", currency: "EUR" });
    expect(company?.statements.map(({ fiscalYear }) => fiscalYear)).toEqual([2022, 2023, 2024, 2025]);
    expect(company?.statements.at(-1)).toMatchObject({
      figures: { revenue: 1_600_000_000, totalDebt: 400_000_000, capitalExpenditure: 128_000_000 },
      origins: { revenue: "annualReportXbrlLabel", longTermDebt: "annualReportXbrlLabel", dilutedShares: "derived" },
      elements: { revenue: "vid:CifraDeNegociosDelGrupo" },
    });
    expect(company?.statements[2]?.versions?.revenue?.[0]).toMatchObject({
      value: 1_500_000_000,
      filedAt: "2025-03-05",
    });
  });

  it("is found by an ISIN or an LEI alone", async () => {
    const byIsin = await provider().fundamentals("ES0183746314", signal);
    expect(byIsin).toMatchObject({ name: "VIDRALA, S.A.", country: "ES" });
    const lei = europeanFilers[1]?.lei ?? "";
    expect((await provider().fundamentals(lei, signal)).name).toBe("NATURHOUSE HEALTH, SOCIEDAD ANÓNIMA");
  });

  it("is asked for at the register once a day", async () => {
    const once = provider();
    await once.fundamentals("VID.MC", signal);
    const count = server.requests.length;
    await once.fundamentals("VID.MC", signal);
    expect(server.requests.slice(count).filter(({ vendor }) => vendor === "gleif")).toEqual([]);
  });

  it("is found by its name, whatever its form is called", async () => {
    expect((await provider().fundamentals("NTH.MC", signal)).statements).toHaveLength(3);
  });

  it("needs a sector that neither list nor accounts tell", async () => {
    await expect(provider(null).fundamentals("NTH.MC", signal)).rejects.toMatchObject({ detail: "sectorUnknown" });
  });

  it("is not guessed at where two names begin alike, and is the one that a reader has chosen", async () => {
    const other = filingsXbrlOrg({
      known: {
        companyOf: () => null,
        listingOf: () => ({ ...(listingOf("LGT.MC") as Listing), name: "Lingotes" }),
        issuerOf: () => null,
      },
      address: server.addressOf("filings-xbrl-org"),
      register: { address: server.addressOf("gleif") },
    });
    const [one, two] = europeanFilers.slice(2, 4);
    await expect(other.fundamentals("LGT.MC", signal)).rejects.toMatchObject({
      kind: "unknownTicker",
      detail: "severalIssuers",
      issuers: [
        { lei: one?.lei, name: one?.name },
        { lei: two?.lei, name: two?.name },
      ],
    });
    const chosen = await provider({ lei: one?.lei ?? "", sector: "materials" }).fundamentals("LGT.MC", signal);
    expect(chosen.statements).toHaveLength(2);
  });

  it.each([
    ["TLGO.MC", "unknownTicker", "noIssuer"],
    ["NEA.MC", "noData", "noReadableFiling"],
    ["ES0183746315", "unknownTicker", "noIssuer"],
  ])("%s is %s for a reason: %s", async (ticker, kind, detail) => {
    await expect(provider(null).fundamentals(ticker, signal)).rejects.toMatchObject({ kind, detail });
  });

  it("has filed nothing, though the index knows it", async () => {
    const none = provider({ lei: europeanFilers[3]?.lei ?? "", sector: null });
    await expect(none.fundamentals("LGT.MC", signal)).rejects.toMatchObject({ kind: "noData", detail: "noFilings" });
  });

  it.each(["limited", "failing", "slow", "garbage"] as const)("is not found while the register is %s", async (how) => {
    server.behave("gleif", how);
    const asked = filingsXbrlOrg({
      known: { companyOf: () => null, listingOf, issuerOf: () => null },
      address: server.addressOf("filings-xbrl-org"),
      register: { address: server.addressOf("gleif"), http: { deadlineInMilliseconds: 300, random: () => 0 } },
    });
    await expect(asked.fundamentals("VID.MC", signal)).rejects.toMatchObject({ name: "ProviderFailure" });
    server.behave("gleif", "well");
  });
});
