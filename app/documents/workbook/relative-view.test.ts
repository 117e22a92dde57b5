import { describe, expect, it } from "vitest";
import { analysisAnswer } from "../../core/analysis/use-cases/analysis-answer.ts";
import { readAnalysisQuery } from "../../core/analysis/use-cases/read-analysis-query.ts";
import { zipParts } from "../../features/imports/reading/workbook/zip-entries.ts";
import { formatsFor } from "../../messages/formats.ts";
import { translatorFor } from "../../messages/index.ts";
import { productOf } from "../../wiring/composition.server.ts";
import { testContext } from "../../wiring/test-context.server.ts";
import { recalculate } from "./recalculate.ts";
import { differing, stale } from "./told-by-summary.ts";

const product = productOf(testContext(), null);
const reader = { language: "en" } as const;
const t = await translatorFor("en");

function partsOf(bytes: Uint8Array<ArrayBuffer>): ReadonlyMap<string, string> {
  const { names, part } = zipParts(Buffer.from(bytes));
  return new Map(names.map((name) => [name, part(name)?.toString("utf8") ?? ""]));
}

describe("the workbook of the view relative to the market", () => {
  it.each(["KO", "JPM", "O", "DUK", "XOM", "ITX.MC"])(
    "of %s says by its formulas what the API says, and by which premium",
    async (ticker) => {
      const query = readAnalysisQuery(Object.entries({ ticker, view: "relative", prudent: "yes" }));
      const answer = analysisAnswer(await product.analyseCompany(reader, query), null);
      const workbook = recalculate(partsOf(await product.exportWorkbook(reader, query)));
      expect([...differing(workbook, answer), ...stale(workbook)]).toEqual([]);
      const { impliedPremium } = answer.view;
      const { date, percent } = formatsFor("en");
      const texts = [...workbook.cells.values()].map(({ value }) => value);
      expect(texts).toContain(
        t("analysis.view.used", {
          date: date(impliedPremium?.asOf ?? ""),
          premium: percent(impliedPremium?.value ?? 0, 2),
        }),
      );
      expect(texts).toContain(t("analysis.view.prudent"));
    },
  );
});
