import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../../vendors-server/server.ts";
import { hasRecorded, recorded } from "../recorded-contract.ts";
import { vendorContract } from "../vendor-contract.ts";
import { profileSchema, statementsSchema } from "./fmp.schema.ts";
import { fmp, toFundamentals } from "./index.ts";
import type { FmpReports } from "./to-fundamentals.ts";

const { signal } = new AbortController();

vendorContract({
  vendor: "fmp",
  provider: (address, http) => fmp({ apiKey: "key", address, http }),
  ask: (provider, caller) => provider.fundamentals("AAPL", caller),
  askUnknown: (provider, caller) => provider.fundamentals("ZZZZ", caller),
});

describe("fmp", () => {
  let server: VendorsServer;
  beforeAll(async () => {
    server = await startVendorsServer();
  });
  afterAll(() => server.close());
  const provider = (apiKey = "key") => fmp({ apiKey, address: server.addressOf("fmp") });

  it("reads statements, identity and quote; a zero is what the vendor does not know", async () => {
    const fundamentals = await provider().fundamentals("AAPL", signal);
    expect(fundamentals).toMatchObject({
      name: "Apple Inc.",
      exchange: "NASDAQ",
      country: "US",
      currency: "USD",
      sector: "informationTechnology",
      industry: "Consumer Electronics",
      shareBasis: "settled",
      quote: { value: 244.87, currency: "USD", asOf: "2025-02-19", source: "fmp" },
    });
    expect(fundamentals.sharesOutstanding?.value).toBeCloseTo(15_022_073_000, 0);
    expect(fundamentals.statements.map(({ fiscalYearEnd }) => fiscalYearEnd)).toEqual(["2023-09-30", "2024-09-28"]);
    expect(fundamentals.statements[1]).toMatchObject({
      filedAt: "2024-11-01",
      accession: null,
      figures: {
        revenue: 391_035_000_000,
        epsDiluted: 6.08,
        capitalExpenditure: 9_447_000_000,
        freeCashFlow: 108_807_000_000,
        dividendsPaid: 15_234_000_000,
        totalDebt: 106_629_000_000,
        inventory: 7_286_000_000,
        goodwill: null,
        interestExpense: null,
        minorityInterests: null,
      },
      origins: { revenue: "vendor", freeCashFlow: "derived" },
    });
  });

  it("adds up twelve months of quarters, and goes on without them where the plan has none", async () => {
    const { interim } = await provider().fundamentals("AAPL", signal);
    expect(interim?.quarters).toHaveLength(5);
    expect(interim?.trailing).toMatchObject([
      {
        periodEnd: "2024-12-28",
        filedAt: "2025-01-31",
        figures: { revenue: 395_760_000_000, netIncome: 96_150_000_000, totalAssets: 344_085_000_000 },
        origins: { revenue: "derived" },
      },
    ]);
    const free = await provider("free").fundamentals("AAPL", signal);
    expect(free.statements).toHaveLength(2);
    expect(free.interim).toBeUndefined();
  });

  it("reads a quote with its market value", async () => {
    await expect(provider().quote("AAPL", signal)).resolves.toMatchObject({
      value: 244.87,
      currency: "USD",
      quotedIn: "USD",
      asOf: "2025-02-19",
      marketCap: expect.closeTo(3_678_455_015_510, -1),
    });
  });

  it("reads prices, oldest first, with the dividends and splits of the range", async () => {
    const history = await provider().history("AAPL", { from: "2020-01-01", to: "2023-12-28" }, signal);
    expect(history.bars.map(({ date, close }) => [date, close])).toEqual([
      ["2023-12-27", 193.15],
      ["2023-12-28", 193.58],
    ]);
    expect(history.dividends).toEqual([{ exDate: "2020-11-06", amount: 0.205 }]);
    expect(history.splits).toEqual([{ date: "2020-08-31", factor: 4 }]);
  });

  it("spells class shares as the vendor does", async () => {
    await expect(provider().quote("BRK.B", signal)).rejects.toMatchObject({ kind: "unknownTicker" });
    expect(server.requests.at(-1)?.path).toContain("symbol=BRK-B");
  });

  it("knows a limit and a refused key by their words", async () => {
    await expect(provider("spent").quote("AAPL", signal)).rejects.toMatchObject({ kind: "rateLimited" });
    await expect(provider("").quote("AAPL", signal)).rejects.toMatchObject({ detail: "keyRefused" });
  });
});

const folder = "fixtures/fmp";
describe.skipIf(!hasRecorded(folder))("recorded v3 bodies", () => {
  const statements = (name: string, symbol: string) =>
    statementsSchema.parse(recorded(`${folder}/api__v3__${name}__${symbol}@period=annual&limit=10.json`));
  const read = (symbol: string, quarters: FmpReports | null = null) => {
    const [profile] = profileSchema.parse(recorded(`${folder}/api__v3__profile__${symbol}.json`));
    if (!profile) throw new Error("no profile");
    return toFundamentals(symbol, {
      income: statements("income-statement", symbol),
      balance: statements("balance-sheet-statement", symbol),
      cashFlow: statements("cash-flow-statement", symbol),
      quarters,
      profile,
      quote: null,
    });
  };

  it("takes the later filing of a year that stands twice, and capital expenditure as money that leaves", () => {
    const apple = read("AAPL");
    expect(apple?.statements.map(({ fiscalYear, filedAt, figures }) => [fiscalYear, filedAt, figures.revenue])).toEqual(
      [
        [2021, "2022-10-28", 365_820_000_000],
        [2022, "2022-10-28", 394_328_000_000],
        [2023, "2023-11-03", 383_285_000_000],
      ],
    );
    expect(apple?.statements.at(-1)?.figures).toMatchObject({
      freeCashFlow: 99_584_000_000,
      ebitda: 125_820_000_000,
      totalDebt: 111_088_000_000,
      goodwill: null,
      longTermDebt: null,
    });
  });

  it("takes two quarters of three for no twelve months", () => {
    const quarters = (symbol: string) => {
      const rows = (name: string) =>
        statementsSchema.parse(recorded(`${folder}/api__v3__${name}__${symbol}@period=quarter&limit=10.json`));
      return {
        income: rows("income-statement"),
        balance: rows("balance-sheet-statement"),
        cashFlow: rows("cash-flow-statement"),
      };
    };
    expect(read("AAPL", quarters("AAPL"))?.interim?.trailing ?? []).toEqual([]);
    // half a year's second quarter, or a half: one row does not tell
    expect(read("NESN.SW", quarters("NESN.SW"))?.interim).toBeUndefined();
  });

  it("keeps the currency of the statements", () => {
    expect(read("NESN.SW")).toMatchObject({ currency: "CHF", country: "CH", sector: "consumerStaples" });
  });

  it("reads an unknown symbol as a missing row", () => {
    expect(profileSchema.parse(recorded(`${folder}/api__v3__profile__ZZZNOTREAL.json`))).toEqual([]);
  });
});
