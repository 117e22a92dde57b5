import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../packages/market-data/vendors-server/server.ts";
import { offlineSettings } from "../../scripts/steps/offline-settings.ts";
import { readConfig } from "../config/config.server.ts";
import { analysisAnswer } from "../core/analysis/use-cases/analysis-answer.ts";
import { translatorFor } from "../messages/index.ts";
import { composeWithoutDatabase, type Product } from "../wiring/composition.server.ts";
import { analysisTable } from "./table.ts";

// The command line asks the providers of the installation, and names each beside what it gave.
let server: VendorsServer;
let product: Product;
beforeAll(async () => {
  server = await startVendorsServer();
  ({ product } = await composeWithoutDatabase(readConfig(offlineSettings(server))));
});
afterAll(() => server.close());

const analysed = async (source: "automatic" | "sec-edgar" | "finnhub" | "tiingo" | "fmp") =>
  analysisAnswer(
    await product.analyseCompany({ language: "en" }, { ticker: "AAPL", scenario: "neutral", source }),
    null,
  );

describe("the sources of the command line", () => {
  it("are those of the settings", () => {
    const { configured: sources } = readConfig(offlineSettings(server)).providers;
    const ids = product.providers().map(({ id }) => id);
    expect(ids).toEqual(["automatic", ...sources.map(({ id }) => id), "bundled"]);
  });

  it.each([
    ["sec-edgar", "sec-edgar", "fmp"],
    ["finnhub", "bundled", "finnhub"],
    ["tiingo", "bundled", "tiingo"],
    ["fmp", "fmp", "fmp"],
  ] as const)("of %s: accounts of %s, price of %s, in the answer and in the table", async (source, accounts, price) => {
    const answer = await analysed(source);
    const sourceOf = (covers: string) => answer.data.sources.find((each) => each.covers === covers)?.source;
    expect([sourceOf("statements"), sourceOf("price"), answer.price?.source]).toEqual([accounts, price, price]);
    const table = analysisTable(answer, { language: "en", t: await translatorFor("en") });
    const names = {
      bundled: "Local database",
      "sec-edgar": "SEC EDGAR",
      fmp: "Financial Modeling Prep",
      finnhub: "Finnhub",
      tiingo: "Tiingo",
    };
    expect(table).toContain(` · ${names[price]}\n`);
    expect(table).toMatch(new RegExp(`\\n  accounts +\\S+  ${names[accounts]}`));
  });
});
