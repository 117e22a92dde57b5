import type { Fundamentals, Quote } from "@valora/valuation";
import { expect, it } from "vitest";
import { createMarketData } from "../create-market-data.ts";
import type { ExchangeRate } from "./currency.ts";
import type { Finding } from "./finding.ts";
import type { CurrencyPair } from "./one-currency.ts";
import { inOneCurrencyOfDay } from "./one-currency-of-day.ts";

const day = "2024-03-01";
const price: Quote = { value: 60, currency: "EUR", asOf: "2024-02-29", source: "sample" };
const ofBank = (value: number) => async (pair: CurrencyPair) =>
  ({ ...pair, value, asOf: "2024-02-29", source: "bank" }) as ExchangeRate;
const unknown = async () => null;

async function companyIn(currency: "USD" | "EUR", quote: Quote | null): Promise<Fundamentals> {
  const { fundamentals } = await (await createMarketData()).fundamentalsOf("KO");
  return { ...fundamentals, currency, quote };
}
const revenueOf = ({ statements }: Fundamentals) => statements.at(-1)?.figures.revenue ?? Number.NaN;

it("brings the price of a dollar reporter to dollars at the rate of the day of the price", async () => {
  const asked: CurrencyPair[] = [];
  const company = await companyIn("USD", price);
  const exchangeRateOn = (pair: CurrencyPair) => {
    asked.push(pair);
    return ofBank(1.08)(pair);
  };
  const told = await inOneCurrencyOfDay({ company, day, findings: [], exchangeRateOn });
  expect(asked).toEqual([{ from: "EUR", to: "USD", day: "2024-02-29" }]);
  expect(told.company.quote).toMatchObject({
    value: 60 * 1.08,
    currency: "USD",
    asOf: "2024-02-29",
    converted: { value: 60, currency: "EUR", rate: 1.08, rateAsOf: "2024-02-29", rateSource: "bank" },
  });
  expect(revenueOf(told.company)).toBe(revenueOf(company));
  expect(told.findings).toEqual([
    {
      ...{ severity: "note", code: "priceConverted", price: 60, from: "EUR", to: "USD" },
      ...{ rate: 1.08, asOf: "2024-02-29", source: "bank" },
    },
  ]);
});

it("leaves a price of which no rate is known in its own currency", async () => {
  const company = await companyIn("USD", price);
  expect(await inOneCurrencyOfDay({ company, day, findings: [], exchangeRateOn: unknown })).toEqual({
    company,
    findings: [],
  });
});

const ofToday: Finding = {
  ...{ severity: "doubt", code: "statementsConverted", from: "SEK", to: "EUR" },
  ...{ rate: 0.09, asOf: "2026-11-27", source: "bank" },
};

it("brings statements that today's rate brought to euro there at the rate of the day, with price and finding", async () => {
  const company = await companyIn("EUR", { ...price, value: 300, currency: "SEK" });
  const told = await inOneCurrencyOfDay({ company, day, findings: [ofToday], exchangeRateOn: ofBank(0.1) });
  expect(revenueOf(told.company)).toBeCloseTo((revenueOf(company) / 0.09) * 0.1, 0);
  expect(told.company.quote).toMatchObject({ value: 30, currency: "EUR" });
  expect(told.findings.map(({ code }) => code)).toEqual(["statementsConverted", "priceConverted"]);
  expect(told.findings[0]).toEqual({ ...ofToday, rate: 0.1, asOf: "2024-02-29" });
});

it("keeps the rate of today for statements where that of the day is not known, and says its day", async () => {
  const company = await companyIn("EUR", price);
  const told = await inOneCurrencyOfDay({ company, day, findings: [ofToday], exchangeRateOn: unknown });
  expect(told).toEqual({ company, findings: [ofToday] });
});

it("asks for the rate of the day itself where the company has no price", async () => {
  const asked: string[] = [];
  const company = await companyIn("EUR", null);
  await inOneCurrencyOfDay({
    ...{ company, day, findings: [ofToday] },
    exchangeRateOn: async (pair) => {
      asked.push(pair.day);
      return null;
    },
  });
  expect(asked).toEqual([day]);
});
