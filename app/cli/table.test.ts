import { describe, expect, it } from "vitest";
import { stillWorld } from "../composition/still-world.server.ts";
import { productOf } from "../composition.server.ts";
import { translatorFor } from "../messages/index.ts";
import { languages } from "../messages/languages.ts";
import { analysisAnswer } from "../use-cases/analysis-answer.ts";
import { analysisTable } from "./table.ts";

describe("analysisTable", () => {
  it.each(languages)(
    "shows seven methods in aligned columns and the reasons for what is missing, in %s",
    async (language) => {
      const product = productOf(stillWorld(), null);
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
});
