import { createMarketData } from "@valora/market-data";
import { baseRatesAsked, valueCompany } from "@valora/valuation";
import { choosePeers } from "@valora/valuation/peers";
import { whatCanBeSaid } from "@valora/valuation/what-can-be-said";
import { describe, expect, it } from "vitest";
import { everyBaseRates } from "../core/analysis/use-cases/base-rates.ts";
import { spokenName } from "./company-name.ts";
import { formatsFor } from "./formats.ts";
import { translatorFor } from "./index.ts";
import { type Language, languages } from "./languages.ts";
import { saidTexts } from "./said-texts.ts";

const marketData = createMarketData();
const request = { scenario: "neutral", overrides: {} } as const;

async function textsOf(ticker: string, language: Language) {
  const { fundamentals } = await marketData.fundamentalsOf(ticker);
  const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals));
  const file = { fundamentals, reference: marketData.referenceFor(fundamentals), peers };
  const report = valueCompany(file, request);
  const said = whatCanBeSaid({
    file,
    request,
    report,
    baseRates: baseRatesAsked(report, everyBaseRates(marketData, fundamentals)),
  });
  if (said === null) throw new Error(`${ticker} has a signal`);
  const { name, currency } = fundamentals;
  const words = { t: await translatorFor(language), formats: formatsFor(language), name: spokenName(name), currency };
  return { said, texts: saidTexts(said, words) };
}

const tickers = ["TSLA", "PLTR", "INTC", "BA", "HOOD", "SNOW", "MRNA", "RIVN", "MU", "WBD", "BRK.B", "VTRS"];

describe("what is said of a company without a signal", () => {
  it.each(languages)("is whole sentences, without a gap or a brace, in %s", async (language) => {
    for (const ticker of tickers) {
      const { texts } = await textsOf(ticker, language);
      const { lead, more, missing, waits } = texts;
      for (const text of [...lead, ...more, missing, ...waits.map((each) => each.text)]) {
        expect(text, ticker).toMatch(/[.:]$/);
        expect(text, ticker).not.toMatch(/[{}]|undefined|NaN|null| {2}|\bsaid\./);
      }
      expect(waits.length, ticker).toBeGreaterThan(0);
    }
  });

  it("asks Tesla's price for a margin and a growth, and says who has grown so much", async () => {
    const { said, texts } = await textsOf("TSLA", "es");
    const path = said.path;
    if (!path?.growth.done) throw new Error("no path");
    const { percent } = formatsFor("es");
    expect(texts.lead.join(" ")).toContain(`un margen operativo del ${percent(path.margin)}`);
    expect(texts.lead.join(" ")).toContain(`crecer un ${percent(path.growth.average)} al año durante 10 años`);
    expect(texts.lead.join(" ")).toContain(`en ${path.growth.done.count} se creció tanto`);
    expect(texts.more.join(" ")).toContain("El crecimiento por sí solo no explica el precio");
  });

  it.each([
    ["es", "da como mínimo"],
    ["en", "never falls below"],
    ["it", "non scende sotto"],
  ] as const)("says of a price below all values that growth gives how low these go, in %s", async (language, words) => {
    const { said, texts } = await textsOf("VOW3.DE", language);
    expect(said.asks?.lowestByGrowth ?? 0).toBeGreaterThan(said.price);
    expect(texts.lead.join(" ")).toContain(words);
    expect(texts.lead.join(" ")).toContain(formatsFor(language).price(said.asks?.lowestByGrowth ?? 0, "EUR"));
  });

  it("tells once what keeps every method from a value, and until when", async () => {
    const { texts } = await textsOf("RIVN", "en");
    expect(texts.lead).toEqual([]);
    expect(texts.waits.map(({ text }) => text)).toEqual([
      `The accounts of the year that ends on ${formatsFor("en").date("2026-12-31")}.`,
    ]);
  });

  it("says what is paid for a year's sales where no method can be asked", async () => {
    const { texts } = await textsOf("MRNA", "it");
    expect(texts.lead.join(" ")).toMatch(/^Quota a .*× i ricavi annui\.$/);
  });
});
