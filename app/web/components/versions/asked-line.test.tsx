import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Version } from "../../../features/versions/contracts/version.ts";
import { keptVersion } from "../../../features/versions/use-cases/kept-version-contract.ts";
import type { Language } from "../../../messages/languages.ts";
import { withQuestions } from "../../versions/told-question.ts";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { AskedLine } from "./asked-line.tsx";

type Rate = Version["result"]["assumptions"]["discountRate"];

async function toldOf(
  question: string,
  language: Language = "en",
  policy: Version["policy"] = null,
  discountRate: Rate = "wacc",
) {
  const { result } = keptVersion;
  const kept = { ...result, assumptions: { ...result.assumptions, discountRate } };
  const [version] = withQuestions([{ ...keptVersion, id: "1", question, policy, result: kept }]);
  if (version?.asked == null) return null;
  const line = renderToStaticMarkup(await staged(<AskedLine asked={version.asked} policy={policy} />, language));
  return line.replace(/<[^>]*>/g, "").replaceAll("\u00a0", " ");
}

it("tells two versions of one company apart by what was asked in them", async () => {
  expect(await toldOf("")).toBe("Neutral");
  expect(await toldOf("scenario=conservative&wacc=0.07")).toBe("Conservative · WACC: 7.00%");
  expect(await toldOf("wacc=0.07&horizon=8", "es")).toBe("Neutral · WACC: 7,00 % · 8 años");
  expect(await toldOf("wacc=0.07&horizon=8", "it")).toBe("Neutrale · WACC: 7,00% · 8 anni");
});

it("calls the rate of a bank its cost of equity, and either where it was not noted", async () => {
  expect(await toldOf("wacc=0.07", "en", null, "costOfEquity")).toBe("Neutral · Cost of equity: 7.00%");
  expect(await toldOf("wacc=0.07", "es", null, "costOfEquity")).toBe(
    "Neutral · Coste de los recursos propios (Ke): 7,00 %",
  );
  expect(await toldOf("wacc=0.07", "it", null, null)).toBe("Neutrale · WACC o Ke: 7,00%");
});

it("tells own prices and figures, the day and the policy, and few assumptions by name", async () => {
  const figures = "price=60&source=bundled&figures=revenue.2025-12-31:47000000000USD&asOf=2025-03-01";
  const policy = { name: "Prudent", team: null };
  expect(await toldOf(figures, "en", policy)).toBe(
    "Neutral · own price · 1 own figure · Local database · as of 1 Mar 2025 · with the policy “Prudent”",
  );
  expect(await toldOf("wacc=0.08&g=0.03&horizon=7&beta=1.1&payout=0.5&type=mature")).toBe(
    "Neutral · Company type: Mature company · WACC: 8.00% · Growth (g): 3.00% · 7 years · Payout: 50.00% · 1 more assumption",
  );
});

it("says nothing of a question that is no longer read", async () => {
  expect(await toldOf("formerly=0.07")).toBe(null);
});
