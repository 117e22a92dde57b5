import storedCalibration from "@valora/valuation/studies/calibration.json";
import storedEvidence from "@valora/valuation/studies/evidence.json";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Calibration, Evidence } from "../../../../core/analysis/contracts/studies.ts";
import { type Language, languages } from "../../../../messages/languages.ts";
import { readCalibration, readEvidence } from "../../../content/content.server.ts";
import { staged } from "../../analysis/page/render-with-messages.tsx";
import { CalibrationPage } from "./calibration-page.tsx";
import { EvidencePage } from "./evidence-page.tsx";
import { verdictOf } from "./evidence-verdict.ts";

const calibration = Calibration.parse(storedCalibration);
const evidence = Evidence.parse(storedEvidence);

async function plain(element: Parameters<typeof staged>[0], language: Language) {
  return renderToStaticMarkup(await staged(element, language, "/methodology"))
    .replace(/<[^>]+>/g, " ")
    .replaceAll(" ", " ")
    .replace(/\s+/g, " ");
}

const calibrationIn = async (language: Language, study = calibration, installedAsOf = study.edition.dataAsOf) =>
  plain(
    <CalibrationPage {...(await readCalibration(language))} study={study} installedAsOf={installedAsOf} />,
    language,
  );
const evidenceIn = async (language: Language, study = evidence) =>
  plain(
    <EvidencePage {...(await readEvidence(language))} study={study} installedAsOf={study.edition.dataAsOf} />,
    language,
  );

describe.each(languages)("the studies in %s", (language) => {
  it("leave no figure of their sentences out", async () => {
    for (const page of [await calibrationIn(language), await evidenceIn(language)]) {
      expect(page).not.toMatch(/[{}]|NaN|Infinity|undefined/);
      // A figure that is missing from a sentence leaves two spaces or a space before its point.
      expect(page).not.toMatch(/“”|«»|\(\)/);
    }
  });

  it("name every row of the history, and call methods as the rest of the site does", async () => {
    const { text } = await readCalibration(language);
    const evidenceText = (await readEvidence(language)).text;
    const { methods } = await import(`../../../../messages/${language}/methods.ts`);
    for (const { id } of calibration.rows) expect(Object.keys(text.history.rows), id).toContain(id);
    for (const [method, name] of Object.entries(text.methods)) expect(name).toBe(methods[method].name);
    for (const [method, { name }] of Object.entries<{ name: string }>(methods)) {
      if (method in evidenceText.indicators)
        expect(Object.entries(evidenceText.indicators)).toContainEqual([method, name]);
    }
  });
});

describe("the calibration", () => {
  it("says where this installation has other data", async () => {
    expect(await calibrationIn("en")).not.toContain("This installation works with data of");
    expect(await calibrationIn("en", calibration, "2031-02-03")).toContain(
      "This installation works with data of 3 Feb 2031",
    );
  });

  it("turns its sentence where the premium of prices is above the published one, or there is none", async () => {
    const withPremium = (together: number | null): Calibration => ({
      ...calibration,
      today: { ...calibration.today, premiums: { ...calibration.today.premiums, together } },
    });
    expect(await calibrationIn("en", withPremium(0.021))).toContain("together are worth less than they cost");
    expect(await calibrationIn("en", withPremium(0.061))).toContain("together are worth more than they cost");
    expect(await calibrationIn("en", withPremium(null))).toContain("No premium from 1 to 9% makes");
  });
});

describe("the words of the studies", () => {
  const levels = (weighted: number): Calibration => {
    const { today } = calibration;
    const mean = { ...today.levels.mean, weighted };
    return { ...calibration, today: { ...today, levels: { ...today.levels, mean } } };
  };

  it("agree in Italian with the number that follows", async () => {
    expect(await calibrationIn("it", levels(0.85))).toContain("per la sua dimensione, l’85%");
    expect(await calibrationIn("it", levels(0.79))).toContain("per la sua dimensione, il 79%");
    for (const page of [await calibrationIn("it"), await evidenceIn("it")])
      expect(page).not.toMatch(/(?<![\p{L}’])(?:il|del|al|dal|nel|sul) (?:8|11(?!\d)|1(?:,|%))/iu);
    // Only there: in Spanish nothing is elided.
    expect(await calibrationIn("es", levels(0.85))).toContain("el 85 %");
  });

  it("tell a horizon of one year without a plural, and the day of the prices that a premium comes from", async () => {
    for (const language of languages) {
      const page = await calibrationIn(language);
      expect(page).not.toMatch(/\b1 (?:years|años|anni)\b/);
      const { text } = await readCalibration(language);
      expect(text.premium.below).toContain("{date}");
      expect(text.premium.above).toContain("{date}");
    }
    expect(await calibrationIn("en")).toContain("At the prices of 20 Aug 2026 our flows give a premium of");
  });
});

describe("the verdict of the evidence", () => {
  const changed = (probability: number): Evidence => ({
    ...evidence,
    indicators: evidence.indicators.map((each) => ({
      ...each,
      correlation:
        each.correlation && each.indicator === "residualIncome" && each.months === 12
          ? { ...each.correlation, probability }
          : each.correlation && { ...each.correlation, probability: 0.5 },
      spread: each.spread && { ...each.spread, probability: 0.5 },
    })),
  });

  it("is read from the figures: none beyond chance, or which", () => {
    const { figures, significant, expected } = verdictOf(changed(0.049));
    expect(significant).toEqual([{ indicator: "residualIncome", months: 12 }]);
    expect(expected).toBeCloseTo(figures * 0.05, 12);
    expect(verdictOf(changed(0.051)).significant).toEqual([]);
  });

  it.each([
    ["es", "Ninguna de las", "En 1 de las", "Beneficio residual a 12 meses"],
    ["en", "None of the", "For 1 of the", "Residual income over 12 months"],
    ["it", "Nessuna delle", "Per 1 delle", "Reddito residuale a 12 mesi"],
  ] as const)("is said in %s as it is", async (language, none, some, name) => {
    expect(await evidenceIn(language, changed(0.2))).toContain(none);
    const page = await evidenceIn(language, changed(0.01));
    expect(page).toContain(some);
    expect(page).toContain(name);
    expect(page).not.toContain(none);
  });

  it("names the dividends in returns only where they are", async () => {
    expect(await evidenceIn("en", { ...evidence, returnsHoldDividends: true })).toContain("so returns hold them");
    expect(await evidenceIn("en", { ...evidence, returnsHoldDividends: false })).toContain(
      "Returns leave dividends out",
    );
  });
});
