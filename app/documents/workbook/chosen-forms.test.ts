import { describe, expect, it } from "vitest";
import { analysisAnswer } from "../../core/analysis/use-cases/analysis-answer.ts";
import { readAnalysisQuery } from "../../core/analysis/use-cases/read-analysis-query.ts";
import { zipParts } from "../../features/imports/reading/workbook/zip-entries.ts";
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

describe("the workbook of chosen forms", () => {
  it.each([
    ["KO", { discounting: "yearEnd", cashFlow: "toEquity", dividends: "threeStage" }],
    ["DUK", { cashFlow: "toFirm", dividends: "twoStage" }],
    ["JPM", { dividends: "halfLife", discounting: "yearEnd" }],
    ["XOM", { dividends: "constantGrowth" }],
    ["O", { dividends: "dividendsOnly" }],
  ] as const)("of %s says by its formulas what the API says: %j", async (ticker, forms) => {
    const query = readAnalysisQuery(Object.entries({ ticker, ...forms }));
    const answer = analysisAnswer(await product.analyseCompany(reader, query), null);
    const workbook = recalculate(partsOf(await product.exportWorkbook(reader, query)));
    expect([...differing(workbook, answer), ...stale(workbook)]).toEqual([]);
    const values = [...workbook.cells.values()].map(({ value }) => value);
    for (const form of Object.values(forms)) expect(values).toContain(t(`expert.formChoices.${form}`));
    expect(values).toContain(t("understanding.custom.from"));
    expect(values).toContain(answer.customScenario?.means.neutral);
  });
});
