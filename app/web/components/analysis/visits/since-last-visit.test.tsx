// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMarketData } from "@valora/market-data";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { PredictedFile } from "../../../../core/analysis/contracts/predicted-file.ts";
import { companyFile } from "../../../../core/analysis/use-cases/company-file.ts";
import type { Language } from "../../../../messages/languages.ts";
import { AnalysisPage } from "../page/analysis-page.tsx";
import { staged } from "../page/render-with-messages.tsx";

/** Coca-Cola as the included data has it; before its last filing; and with the price a tenth lower. */
const files: { now?: PredictedFile; beforeFiling?: PredictedFile; cheaper?: PredictedFile } = {};

beforeAll(async () => {
  const marketData = await createMarketData();
  const answer = await marketData.fundamentalsOf("KO");
  const { quote, statements } = answer.fundamentals;
  if (quote === null) throw new Error("KO has a price");
  const fileWith = (change: Partial<typeof answer.fundamentals>, today = "2026-09-01") => {
    const given = { ...answer, fundamentals: { ...answer.fundamentals, ...change } };
    return companyFile({ marketData, predict: () => null }, given, today);
  };
  files.now = fileWith({});
  const asOf = "2026-01-20";
  files.beforeFiling = fileWith({ statements: statements.slice(0, -1), quote: { ...quote, asOf } }, asOf);
  files.cheaper = fileWith({ quote: { ...quote, value: quote.value * 0.9 } });
});

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What the page says of the visit before, when it is opened at that moment. */
async function visit(file: PredictedFile | undefined, moment: string, language: Language = "es") {
  vi.setSystemTime(moment);
  cleanup();
  const data = {
    ...{ file: file ?? expect.fail("the file is made"), otherListings: [], isin: null, provider: "bundled" },
    ...{ skipped: [], notes: [], refused: {}, analysedAt: moment, version: "0.1.0" },
  };
  render(await staged(<AnalysisPage data={data} />, language, `/analysis/KO?lang=${language}`));
  return said();
}

/** The one line about it; null where there is none. */
function said(): string | null {
  const lines = document.querySelectorAll("[role=status][data-trace='price summary/mean']");
  expect(lines.length).toBeLessThanOrEqual(1);
  return lines[0]?.textContent?.replaceAll("\u00a0", " ") ?? null;
}

describe("a reader who comes back", () => {
  it.each([
    ["es", /^Desde tu última visita \(1 nov 2026\): el precio pasa de 81,45 US\$ a 90,50 US\$ \(\+11,1 %\)/],
    ["en", /^Since your last visit \(1 Nov 2026\): the price went from US\$81\.45 to US\$90\.50 \(\+11\.1%\)/],
    ["it", /^Dalla tua ultima visita \(1 nov 2026\): il prezzo passa da 81,45 USD a 90,50 USD \(\+11,1%\)/],
  ] as const)("is told in one line, in %s, that the price has changed", async (language, line) => {
    expect(await visit(files.cheaper, "2026-11-01T10:00:00Z", language), "the first visit").toBeNull();
    expect(await visit(files.now, "2026-11-12T10:00:00Z", language)).toMatch(line);
  });

  it("is told that accounts have been filed, and what has become of the value", async () => {
    await visit(files.beforeFiling, "2026-02-01T10:00:00Z");
    const line = await visit(files.now, "2026-03-01T10:00:00Z");
    expect(line).toContain("hay cuentas nuevas, hasta el 31 dic 2025");
    expect(line).toMatch(/la media de los métodos pasa de \d+,\d\d US\$ a \d+,\d\d US\$ \([+−]\d+,\d %\)/);
    expect(line).not.toContain("el precio");
  });

  it("is told that nothing has changed, and nothing any more once the visits are forgotten", async () => {
    await visit(files.now, "2026-11-01T10:00:00Z");
    expect(await visit(files.now, "2026-11-12T10:00:00Z")).toContain("no ha cambiado ni el precio");
    fireEvent.click(screen.getByRole("button", { name: "Olvidar mis visitas" }));
    expect(said()).toBeNull();
    expect(await visit(files.cheaper, "2026-11-20T10:00:00Z")).toBeNull();
  });
});
