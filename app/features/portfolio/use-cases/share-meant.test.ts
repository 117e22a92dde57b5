import { describe, expect, it } from "vitest";
import { testContext } from "../../../wiring/test-context.server.ts";
import type { Holding } from "./holding.ts";
import { shareMeant } from "./share-meant.ts";
import { readPositions } from "./tables/read-table.ts";
import { valuePortfolio } from "./value-portfolio.ts";
import { writtenTable } from "./written-table.ts";

const context = testContext();
const held = (symbol: string, more: Partial<Holding> = {}): Holding => ({
  ...{ symbol, isin: null, name: null, quantity: 1, paid: null, quotedIn: null },
  ...more,
});
const meant = (symbol: string, more: Partial<Holding> = {}) => {
  const found = shareMeant(context, held(symbol, more), null);
  return found.kind === "share" ? found.ticker : null;
};

describe("a position at a named exchange", () => {
  it.each([
    ["SAN at Madrid is Santander", "SAN", { listedAt: ".MC", quotedIn: "EUR" }, "SAN.MC"],
    ["SAN at Paris is Sanofi", "SAN", { listedAt: ".PA", quotedIn: "EUR" }, "SAN.PA"],
    ["SAN in New York is the receipt", "SAN", { listedAt: "", quotedIn: "USD" }, "SAN"],
    ["a class stands behind a blank", "BRK B", { listedAt: "", quotedIn: "USD" }, "BRK.B"],
    ["a class of the north stands behind a blank", "NOVO B", { listedAt: ".CO", quotedIn: "DKK" }, "NOVO-B.CO"],
    ["a point fills a short symbol", "BP.", { listedAt: ".L", quotedIn: "GBP" }, "BP.L"],
    ["an ISIN counts at every exchange", "APC", { listedAt: ".DE", quotedIn: "EUR", isin: "US0378331005" }, "AAPL"],
    ["an ISIN counts at an unknown exchange", "AAPL", { listedAt: null, isin: "US0378331005" }, "AAPL"],
    [
      "an ISIN that is not known leaves the symbol",
      "KO",
      { listedAt: "", quotedIn: "USD", isin: "US1912161007" },
      "KO",
    ],
  ] as const)("%s", (_, symbol, more, ticker) => {
    expect(meant(symbol, more)).toBe(ticker);
  });

  it.each([
    ["another currency", "SAN", { listedAt: ".MC", quotedIn: "USD" }],
    ["an exchange without that symbol", "KO", { listedAt: ".MC", quotedIn: "EUR" }],
    ["an exchange that is not known", "KO", { listedAt: null, quotedIn: "USD" }],
    ["the ISIN of another share", "SAN", { listedAt: ".MC", quotedIn: "EUR", isin: "FR0000000019" }],
    ["no symbol but a name", "", { listedAt: "", quotedIn: "USD", name: "Apple" }],
  ] as const)("%s is no share that is known", (_, symbol, more) => {
    expect(meant(symbol, more)).toBeNull();
  });
});

it("takes an ISIN for the share in another currency, and never for a receipt that stands for several", () => {
  expect(meant("BP", { isin: "GB0007980591", quotedIn: "USD" })).not.toBe("BP");
  expect(meant("SAN", { quotedIn: "EUR", isin: "ES0113900J37" })).toBe("SAN.MC");
});

describe("a symbol and a currency, without ISIN and exchange", () => {
  it.each([
    ["IBE", "EUR", "IBE.MC"],
    ["SAN", "USD", "SAN"],
    ["SAN.PA", "EUR", "SAN.PA"],
  ])("%s in %s is the one company that has it", (symbol, quotedIn, ticker) => {
    expect(meant(symbol, { quotedIn })).toBe(ticker);
  });

  it("is no share where several companies have it, and tells them", () => {
    expect(shareMeant(context, held("SAN", { quotedIn: "EUR" }), "interactiveBrokers")).toEqual({
      kind: "unknown",
      suggestions: [
        { ticker: "SAN.MC", name: expect.any(String) },
        { ticker: "SAN.PA", name: expect.any(String) },
      ],
    });
  });

  it("is no share where the company of that symbol is quoted in another currency", () => {
    expect(meant("KO", { quotedIn: "CAD" })).toBeNull();
  });
});

it("writes a position that it does not know by its ISIN, so that its symbol is not taken for another share", async () => {
  const analyse = () => expect.unreachable("nothing is known of it");
  const asked = { skipped: [], broker: null, currency: "EUR", rates: {} } as const;
  const holdings = [held("SAN", { isin: "FR0000000019", quotedIn: "EUR" })];
  const text = writtenTable(await valuePortfolio({ ...context, analyse }, { ...asked, holdings }));
  const read = readPositions({ kind: "text", text }, { numbers: "automatic", columns: {} });
  expect(read).toMatchObject({ kind: "read", holdings: [{ isin: "FR0000000019", symbol: "" }] });
});
