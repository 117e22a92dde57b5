import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { HistoryRun } from "../../../core/history/contracts/history.ts";
import { seenRun } from "../../../core/history/use-cases/seen-run-contract.ts";
import type { Language } from "../../../messages/languages.ts";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { RunAssumptions } from "./history-table.tsx";

type Rate = HistoryRun["used"]["discountRate"];

async function toldOf(discountRate: Rate, language: Language = "en") {
  const run: HistoryRun = {
    ...seenRun,
    used: { ...seenRun.used, discountRate },
    chosen: { ...seenRun.chosen, notes: { wacc: "mine" } },
  };
  const text = renderToStaticMarkup(await staged(<RunAssumptions run={run} />, language));
  return text.replace(/<[^>]*>/g, " ").replaceAll("\u00a0", " ");
}

it("calls the rate what it is in that company, in its line and beside the reason given for it", async () => {
  expect(await toldOf("wacc")).toMatch(/WACC 7\.0%.*WACC: “mine”/);
  const ofBank = await toldOf("costOfEquity");
  expect(ofBank).toMatch(/Cost of equity 7\.0%.*Cost of equity: “mine”/);
  expect(ofBank).not.toContain("WACC");
  expect(await toldOf("costOfEquity", "es")).toContain("Coste de los recursos propios (Ke) 7,0 %");
  expect(await toldOf("costOfEquity", "it")).toContain("Costo del capitale proprio (Ke) 7,0%");
});

it("calls it either where it was not noted which it is", async () => {
  expect(await toldOf(null)).toContain("WACC or cost of equity 7.0%");
  expect(await toldOf(null, "es")).toContain("WACC o Ke 7,0 %");
});
