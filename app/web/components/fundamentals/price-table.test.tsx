// @vitest-environment happy-dom

import { cleanup, render, screen, within } from "@testing-library/react";
import { createMarketData } from "@valora/market-data";
import { ratiosOf } from "@valora/valuation/statements";
import { afterEach, expect, it } from "vitest";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { PriceTable } from "./price-table.tsx";

const marketData = createMarketData();

afterEach(cleanup);

async function open(priceCurrency: string | null, source = "finnhub", provider = "sec-edgar") {
  const { fundamentals } = await marketData.fundamentalsOf("KO");
  const quote =
    priceCurrency === null ? null : fundamentals.quote && { ...fundamentals.quote, currency: priceCurrency, source };
  const { price, currency } = ratiosOf({ ...fundamentals, quote }, []);
  render(
    await staged(
      <PriceTable price={{ ...price, source: quote?.source ?? null }} provider={provider} currency={currency} />,
      "en",
      "/analysis/KO/ratios",
    ),
  );
  return price;
}

const cellOf = (name: RegExp) => within(screen.getByRole("row", { name })).getByRole("cell");

it("opens the derivation of each number where price and accounts are in one currency", async () => {
  await open("USD");
  for (const name of [/^Market cap/, /^P\/E|^Price to earnings/, /^Price to book/, /^Dividend yield/])
    expect(within(cellOf(name)).getByRole("link").getAttribute("href")).toContain("?trace=");
});

it("names whom the price is from, and whom the accounts are from", async () => {
  await open("USD", "tiingo");
  expect(screen.getByText(/\(Tiingo\) and with the accounts of the last fiscal year \(SEC EDGAR\)/)).toBeTruthy();
});

it("names the currency of the price, and derives nothing in another one", async () => {
  const price = await open("EUR");
  expect(price.marketValue.value).toBeGreaterThan(0);
  const capital = cellOf(/^Market cap.*millions of €/);
  expect(within(capital).queryByRole("link")).toBeNull();
  expect(capital.textContent).toBe(Math.round((price.marketValue.value ?? 0) / 1e6).toLocaleString("en"));
  expect(cellOf(/^Price to book/).textContent).toContain("the price is in another currency than the accounts");
});

it("says that there is no price", async () => {
  await open(null);
  expect(cellOf(/^Market cap/).textContent).toContain("there is no price");
});

it("shows why a number is not there, without a pointer over it", async () => {
  await open(null);
  const cells = screen.getAllByRole("cell");
  expect(cells).toHaveLength(4);
  for (const cell of cells) {
    expect(cell.textContent).not.toContain("–");
    expect(cell.querySelector(".sr-only, [aria-hidden]")).toBeNull();
  }
});

it("calls the included accounts as it calls the included prices", async () => {
  await open("USD", "closing price, public ticker list", "bundled");
  expect(
    screen.getByText(/\(local database\) and with the accounts of the last fiscal year \(local database\)/),
  ).toBeTruthy();
});
