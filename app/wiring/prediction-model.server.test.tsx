import { join } from "node:path";
import { createMarketData, type MarketData } from "@valora/market-data";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { createApi } from "../api/index.ts";
import { analysisTable } from "../cli/table.ts";
import { AnalysisAnswer } from "../core/analysis/contracts/analysis-answer.ts";
import { analysisAnswer } from "../core/analysis/use-cases/analysis-answer.ts";
import { translatorFor } from "../messages/index.ts";
import { languages } from "../messages/languages.ts";
import { AnalysisPage } from "../web/components/analysis/page/analysis-page.tsx";
import { staged } from "../web/components/analysis/page/render-with-messages.tsx";
import { productOf } from "./composition.server.ts";
import { installedModel } from "./prediction-model.server.ts";

let marketData: MarketData;
beforeAll(async () => {
  marketData = await createMarketData();
});

const productWith = (predict: ReturnType<typeof installedModel>) =>
  productOf(
    {
      now: () => new Date("2026-09-01"),
      pause: async () => {},
      marketData,
      predict,
      analyses: { record: () => {} },
      predictions: {
        record: ({ ticker }) => {
          predicted.push(ticker);
        },
      },
    },
    null,
  );
const predicted: string[] = [];
const without = () => productWith(installedModel({ path: join(import.meta.dirname, "no-such-model.json") }));

async function answered(product: ReturnType<typeof productWith>): Promise<AnalysisAnswer> {
  const response = await createApi(product).request("/v1/analysis?ticker=JPM");
  expect(response.status).toBe(200);
  return AnalysisAnswer.parse(await response.json());
}

describe("an installation without the model's file", () => {
  it("answers the API with the reason in the model's place and every other method as it was", async () => {
    const [silent, speaking] = [await answered(without()), await answered(productWith(installedModel()))];
    const named = ({ methods }: AnalysisAnswer, isPrediction: boolean) =>
      methods.filter(({ method }) => (method === "prediction") === isPrediction);
    expect(named(silent, false)).toEqual(named(speaking, false));
    expect(named(silent, true)).toMatchObject([{ outcome: { kind: "notApplicable", reason: "modelNotInstalled" } }]);
    expect(named(speaking, true)).toMatchObject([{ outcome: { kind: "estimate", votes: true } }]);
    expect(silent.summary.voting).toBe(speaking.summary.voting - 1);
  });

  it("writes no prediction down", async () => {
    predicted.length = 0;
    await without().analyseCompany({ language: "es" }, { ticker: "JPM", scenario: "neutral" });
    expect(predicted).toEqual([]);
  });

  it.each(languages)("says so on the page and on the command line, in %s", async (language) => {
    const analysis = await without().analyseCompany({ language }, { ticker: "JPM", scenario: "neutral" });
    const t = await translatorFor(language);
    const data = {
      file: analysis.file,
      provider: analysis.provider,
      skipped: [],
      notes: analysis.notes,
      refused: {},
      analysedAt: "2026-09-01T10:00:00Z",
      version: "0",
    };
    const page = renderToStaticMarkup(await staged(<AnalysisPage data={data} />, language, "/analysis/JPM"));
    expect(page).toContain(t("notApplicable.modelNotInstalled"));
    expect(analysisTable(analysisAnswer(analysis, null), { language, t }).split("\n")).toContain(
      `${t("methods.prediction.name")}: ${t("notApplicable.modelNotInstalled")}`,
    );
  });
});
