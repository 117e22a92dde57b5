import { cleanup, render, screen } from "@testing-library/react";
import { createMarketData } from "@valora/market-data";
import { afterEach, beforeAll } from "vitest";
import type { PredictedFile } from "../../../../core/analysis/contracts/predicted-file.ts";
import { companyFile } from "../../../../core/analysis/use-cases/company-file.ts";
import { AnalysisPage } from "./analysis-page.tsx";
import type { AnalysisPageData } from "./analysis-page-data.ts";
import { staged } from "./render-with-messages.tsx";

export const pageFiles = new Map<string, PredictedFile>();

export async function openPage(
  ticker: string,
  address = `/analysis/${ticker}`,
  priceSource: string | null = null,
  more: Partial<AnalysisPageData> = {},
) {
  const known = pageFiles.get(ticker);
  if (!known) throw new Error(`${ticker} is not bundled`);
  const { quote } = known.fundamentals;
  const file =
    priceSource === null || quote === null
      ? known
      : { ...known, fundamentals: { ...known.fundamentals, quote: { ...quote, source: priceSource } } };
  const data = {
    otherListings: [
      { ticker: "GOOG", exchange: "Nasdaq", kind: "commonShare", hasData: true },
      { ticker: "SAN", exchange: null, kind: "depositaryReceipt", hasData: false },
    ],
    isin: "US0378331005",
    file,
    provider: "bundled",
    skipped: [],
    notes: [],
    refused: {},
    analysedAt: "2026-08-20T22:15:00Z",
    version: "0.1.0",
    ...more,
  };
  render(await staged(<AnalysisPage data={data} />, "es", address));
}

export const shownValue = (method: string) => {
  const card = screen.getByRole("article", { name: method });
  return Number((card.querySelector(".card-value span")?.textContent ?? "").replace(".", "").replace(",", "."));
};

/** Loads the files of two companies before the tests of a file, and clears the page after each. */
export function openFiles(): void {
  beforeAll(async () => {
    const marketData = await createMarketData();
    for (const ticker of ["AAPL", "JPM", "MT.AS"])
      pageFiles.set(
        ticker,
        companyFile({ marketData, predict: () => null }, await marketData.fundamentalsOf(ticker), "2026-09-01"),
      );
  });
  afterEach(cleanup);
}
