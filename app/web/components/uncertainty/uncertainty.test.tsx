import { createMarketData } from "@valora/market-data";
import { valueCompany } from "@valora/valuation";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PredictedFile } from "../../../core/analysis/contracts/predicted-file.ts";
import { showUncertainty } from "../../../core/analysis/use-cases/uncertainty/show-uncertainty.ts";
import type { Language } from "../../../messages/languages.ts";
import { companyFile } from "../../../wiring/composition.server.ts";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { settingsIn } from "./simulation-settings.ts";
import { Uncertainty } from "./uncertainty.tsx";

const marketData = createMarketData();
const request = { scenario: "neutral", overrides: {} } as const;

async function shown(
  ticker: string,
  { language = "es", form = null }: { language?: Language; form?: string | null } = {},
) {
  const file: PredictedFile = companyFile(
    { marketData, predict: () => null },
    await marketData.fundamentalsOf(ticker),
    marketData.asOf,
  );
  const report = valueCompany(file, request);
  const { settings, refused } = settingsIn(new URLSearchParams(form ?? ""), language);
  const drawn = { ...(await showUncertainty({ pause: async () => {} }, { file, report }, settings)), refused };
  const markup = renderToStaticMarkup(
    await staged(
      <Uncertainty
        file={file}
        report={report}
        request={request}
        price={file.fundamentals.quote?.value ?? null}
        known={form === null ? null : drawn}
        address={`/analysis/${ticker}`}
        search="?wacc=0.08"
      />,
      language,
    ),
  );
  const text = markup
    .replace(/<[^>]+>/g, " ")
    .replaceAll("\u00a0", " ")
    .replace(/\s+/g, " ");
  return { markup, text, drawn };
}

describe("how sure a value is", () => {
  it("is not computed for an address without `draw=1`: a link leads to the drawing", async () => {
    const { markup, text } = await shown("KO");
    expect(markup).toContain('href="/analysis/KO?wacc=0.08&amp;draw=1#simulation"');
    expect(markup).toContain('href="/analysis/KO?wacc=0.08&amp;draw=1#through-time"');
    expect(text).not.toContain("de cada 100 simulaciones");
  });

  it("says in how many draws the value lies below the price, and states the seed", async () => {
    const { text, drawn } = await shown("KO", { form: "seed=42" });
    const { distribution } = drawn;
    if (distribution.kind !== "valueDistribution") throw new Error(distribution.kind);
    const below = Math.round((1 - (distribution.probabilityAbovePrice ?? 0)) * 100);
    expect(text).toContain(`En ${below} de cada 100 simulaciones`);
    expect(text).toContain("semilla 42");
    expect(text).toContain(`10.000 simulaciones; ${distribution.rejected} no válidas`);
  });

  it("says at the field what cannot be drawn, and keeps what was typed", async () => {
    const { markup, text } = await shown("KO", { form: "seed=mañana" });
    expect(markup).toContain('value="mañana"');
    expect(text).toContain("Escribe un número entero entre 0 y 4.294.967.295.");
  });

  it("says how often the band held, and what was not known then", async () => {
    const { text, drawn } = await shown("JPM", { form: "" });
    const { throughTime } = drawn;
    if (throughTime.kind !== "valueThroughTime") throw new Error(throughTime.reason);
    expect(text).toContain(`De ${throughTime.months} meses con valor`);
    expect(text).toContain(`dentro de la banda en ${throughTime.monthsHeld}.`);
    expect(text).toContain("Tipos de interés, primas, medias del sector y beta son los de hoy");
  });

  it("says so where there are no monthly closes, without waiting for anybody to ask", async () => {
    expect((await shown("SAN.MC")).text).toContain("no tenemos los cierres mensuales de esta acción");
  });

  it.each(["es", "en", "it"] as const)("has every text in %s for companies of every kind", async (language) => {
    for (const ticker of ["AAPL", "JPM", "O", "SAN.MC", "PLTR"]) {
      const { text } = await shown(ticker, { language, form: "" });
      expect(text, ticker).not.toMatch(/uncertainty\.|NaN|undefined|Infinity|\{\w+/);
    }
  });
});
