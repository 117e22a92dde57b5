import type { TraceNode } from "@valora/valuation";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { staged } from "../page/render-with-messages.tsx";
import { RateNameContext } from "../settings/rate-name.ts";
import { useTraceWords } from "./trace-words.ts";

const node: TraceNode = { id: 0, kind: "assumption", name: "wacc", value: 0.08, unit: "rate", chosenBy: "user" };

function Words() {
  const words = useTraceWords("USD");
  return `${words.name(node)} · ${words.symbol(node)}`;
}

const shownOf = async (rate: "wacc" | "costOfEquity", language: "es" | "en" | "it") =>
  renderToStaticMarkup(
    await staged(
      <RateNameContext value={rate}>
        <Words />
      </RateNameContext>,
      language,
    ),
  ).replaceAll("\u00a0", " ");

// The engine keeps the rate of every company under one name; of a bank it is the cost of equity.
it("calls the rate of a bank its cost of equity in the steps of a calculation, and in their letters", async () => {
  expect(await shownOf("wacc", "es")).toContain("WACC · WACC");
  expect(await shownOf("costOfEquity", "es")).toContain("Tasa de descuento (Ke) · Ke");
  expect(await shownOf("costOfEquity", "en")).toContain("Discount rate (cost of equity) · Ke");
  expect(await shownOf("costOfEquity", "it")).toContain("Tasso di sconto (Ke) · Ke");
});
