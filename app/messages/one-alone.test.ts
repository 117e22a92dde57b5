import { describe, expect, it } from "vitest";
import { translatorFor } from "./index.ts";
import { languages } from "./languages.ts";

const expected = {
  es: {
    votes: ["Vota 1 de 7.", "Votan 3 de 7."],
    untraced: /^Un ejercicio de 4 \(2022\) no se puede seguir /,
    several: /^2 ejercicios de 4 \(2022\) no se pueden seguir /,
    quarter: /tercer trimestre de 2025/,
  },
  en: {
    votes: ["1 of 7 votes.", "3 of 7 vote."],
    untraced: /^One of 4 fiscal years \(2022\) cannot be traced /,
    several: /^2 of 4 fiscal years \(2022\) cannot be traced /,
    quarter: /Q3 2025/,
  },
  it: {
    votes: ["Vota 1 su 7.", "Votano 3 su 7."],
    untraced: /^Un esercizio su 4 \(2022\) non si può ricondurre /,
    several: /^2 esercizi su 4 \(2022\) non si possono ricondurre /,
    quarter: /3° trimestre 2025/,
  },
} as const;

describe.each(languages)("one alone is told in the singular, and a quarter as the language does: %s", (language) => {
  it("of methods, fiscal years and quarters", async () => {
    const t = await translatorFor(language);
    const { votes, untraced, several, quarter } = expected[language];
    expect([1, 3].map((voting) => t("analysis.cards.count", { voting }))).toEqual(votes);
    const told = (count: number) => t("dataNotes.statementsNotTraced.text", { count, total: "4", years: "2022" });
    expect(told(1)).toMatch(untraced);
    expect(told(2)).toMatch(several);
    const params = { quarter: "3", year: "2025", real: "1.3%", inflation: "2.0%", address: "-" };
    expect(t("sourceNames.forecasters", params)).toMatch(quarter);
  });
});
