import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../../vendors-server/server.ts";
import { europeanFilers } from "../../../vendors-server/vendors/european-filers.ts";
import type { Listing } from "../../listings/instrument.ts";
import type { Known } from "../descriptor.ts";
import { filingsXbrlOrg } from "./index.ts";

const { signal } = new AbortController();

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
