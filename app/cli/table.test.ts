import { describe, expect, it } from "vitest";
import { analysisAnswer } from "../core/analysis/use-cases/analysis-answer.ts";
import { formatsFor } from "../messages/formats.ts";
import { translatorFor } from "../messages/index.ts";
import { languages } from "../messages/languages.ts";
import { productOf } from "../wiring/composition.server.ts";
import { testContext } from "../wiring/test-context.server.ts";
import { analysisTable } from "./table.ts";

describe("analysisTable", () => {
  it.each(languages)(
    "shows seven methods in aligned columns and the reasons for what is missing, in %s",
    async (language) => {
      const product = productOf(testContext(), null);
      const analysis = await product.analyseCompany({ language }, { ticker: "JPM", scenario: "neutral" });
      const t = await translatorFor(language);
      const lines = analysisTable(analysisAnswer(analysis, null), { language, t }).split("\n");
      expect(lines[0]).toContain("(JPM)");
      const names = analysis.report.methods.map(({ method }) => t(`methods.${method}.name`));
      for (const name of names)
        expect(
          lines.some((line) => line.startsWith(name)),
          name,
        ).toBe(true);
      expect(lines).toContain(`${t("methods.discountedCashFlow.name")}: ${t("notApplicable.financial")}`);
      expect(lines.join("\n")).not.toMatch(/undefined|NaN|cli\.|methods\./);
    },
  );

  it.each([
    ["es", "US$", /Coca-Cola.* · US\$ · [\s\S]* a \d+,\d\d\sUS\$/u],
    ["en", "US$", /Coca-Cola.* · US\$ · [\s\S]* to US\$\d+\.\d\d/u],
    ["it", "USD", /Coca-Cola.* · USD · [\s\S]* a \d+,\d\d\sUSD/u],
  ] as const)("writes the currency as pages in %s do", async (language, symbol, custom) => {
    const product = productOf(testContext(), null);
    const query = { ticker: "KO", scenario: "neutral", growth: 0.03 } as const;
    const analysis = await product.analyseCompany({ language }, query);
    const answer = analysisAnswer(analysis, null);
    const t = await translatorFor(language);
    const written = analysisTable(answer, { language, t });
    const { price } = formatsFor(language);
    for (const value of [answer.price?.value ?? 0, answer.summary.mean ?? 0, answer.buyingPrice?.value ?? 0])
      expect(written).toContain(price(value, "USD"));
    expect(written).toContain(symbol);
    expect(written).toMatch(custom);
    if (symbol !== "USD") expect(written).not.toContain("USD");
  });

  it.each(languages)(
    "says what can be said of a company without a signal, and what each method waits for, in %s",
    async (language) => {
      const product = productOf(testContext(), null);
      const analysis = await product.analyseCompany({ language }, { ticker: "PLTR", scenario: "neutral" });
      const answer = analysisAnswer(analysis, null);
      const t = await translatorFor(language);
      const lines = analysisTable(answer, { language, t }).split("\n");
      const { wanting = 0, voting = 0 } = answer.withoutSignal ?? {};
      expect(wanting).toBe(3 - voting);
      const at = lines.indexOf(`${t("said.missing.say", { wanting, voting })} ${t("said.missing.needs")}`);
      expect(at).toBeGreaterThan(0);
      // The line before asks what the price takes for granted, those after are one a method.
      expect(lines[at - 1]).toMatch(/\d/);
      expect(lines[at + 1]).toContain(t("methods.discountedCashFlow.name"));
    },
  );
});
