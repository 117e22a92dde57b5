import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ScreenerRow } from "../../../../core/lists/contracts/screened-company.ts";
import { staged } from "../../analysis/page/render-with-messages.tsx";
import { SignalCell } from "./signal-cell.tsx";

type Shown = Pick<ScreenerRow, "signal" | "status">;
const recent: ScreenerRow["priceAge"] = { kind: "recent", days: 1, tradingDays: 1 };
const markupOf = async (row: Shown, language: "es" | "en" | "it", priceAge = recent) =>
  renderToStaticMarkup(
    await staged(<SignalCell row={{ ...row, priceAge, votes: 4, silence: null }} to="/analysis/KO" />, language),
  );
const textOf = async (row: Shown, language: "es" | "en" | "it") =>
  (await markupOf(row, language)).replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const selling = { kind: "sell", reason: "overvaluedMajority", strength: "plain" } as const;

it.each([
  ["es", "Vender", "tres o más métodos dicen «sobrevalorada»", "No coincide con el estado de la media"],
  ["en", "Sell", "three or more methods say “overvalued”", "differs from the status of the mean"],
  ["it", "Vendere", "tre o più metodi dicono «sopravvalutata»", "Non coincide con lo stato della media"],
] as const)("says in %s why a fair mean stands beside a signal to sell", async (language, kind, reason, why) => {
  const differing = await textOf({ status: "fair", signal: selling }, language);
  for (const words of [kind, reason, why]) expect(differing).toContain(words);
  const agreeing = await textOf({ status: "overvalued", signal: selling }, language);
  expect(agreeing).toContain(reason);
  expect(agreeing).not.toContain(why);
});

it("mutes a signal by a late price, and no other", async () => {
  const row: Shown = { status: "overvalued", signal: selling };
  const late = await markupOf(row, "en", { kind: "late", days: 94, tradingDays: 66 });
  expect(late).toMatch(/<b class="[^"]*text-ink-2[^"]*">Sell/);
  expect(await markupOf(row, "en")).not.toMatch(/<b class="[^"]*text-ink-2/);
});
