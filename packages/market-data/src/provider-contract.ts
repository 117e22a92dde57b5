import { figureNames, figureOrigins, sectors } from "@valora/valuation";
import { expect, it } from "vitest";
import { type MarketDataProvider, ProviderFailure, type Ticker } from "./provider.ts";
import { canonicalTicker } from "./symbols/ticker.ts";

type Examples = {
  /** A company that the provider knows, and one that does not exist. */
  known: Ticker;
  unknown: Ticker;
};

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** The promises every provider keeps, as tests. Call it inside a `describe`. */
export function providerContract(provider: MarketDataProvider, { known, unknown }: Examples): void {
  const ask = (ticker: Ticker) => provider.fundamentals(ticker, AbortSignal.timeout(5_000));

  it("answers for the company it was asked for, under its canonical symbol, and names itself as the provider", async () => {
    const company = await ask(known);
    expect(company.ticker).toBe(known);
    expect(canonicalTicker(company.ticker)).toBe(company.ticker);
    expect(company.provider).toBe(provider.id);
    expect(company.name.trim()).not.toBe("");
    expect(company.currency).toMatch(/^[A-Z]{3}$/);
    expect(company.country).toMatch(/^[A-Z]{2}$/);
    expect(sectors).toContain(company.sector);
  });

  it("gives statements oldest first, one a fiscal year end, with ISO dates", async () => {
    const ends = (await ask(known)).statements.map(({ fiscalYearEnd }) => fiscalYearEnd);
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.every((end) => isoDate.test(end))).toBe(true);
    expect(ends).toEqual([...new Set(ends)].sort());
  });

  it("names every figure, finite or null, and says where each known one is from", async () => {
    for (const { figures, origins } of (await ask(known)).statements) {
      for (const name of figureNames) {
        const value = figures[name];
        expect(value === null || Number.isFinite(value), `${name} is ${value}`).toBe(true);
        if (value !== null) expect(figureOrigins, name).toContain(origins[name]);
        else expect(origins[name], name).toBeUndefined();
      }
    }
  });

  it("writes outflows, balances and counts as positive numbers", async () => {
    for (const { figures } of (await ask(known)).statements) {
      for (const name of ["capitalExpenditure", "dividendsPaid", "shareRepurchases", "totalAssets"] as const) {
        expect(figures[name] ?? 0, name).toBeGreaterThanOrEqual(0);
      }
      expect(figures.dilutedShares ?? 1).toBeGreaterThan(0);
    }
  });

  it("answers `unknownTicker` for a company that does not exist", async () => {
    const failure = await ask(unknown).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ProviderFailure);
    expect(failure).toMatchObject({ kind: "unknownTicker", provider: provider.id });
  });
}
