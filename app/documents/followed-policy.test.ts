import { expect, it } from "vitest";
import { readAnalysisQuery } from "../core/analysis/use-cases/read-analysis-query.ts";
import type { Policy } from "../core/policies/contracts/policy.ts";
import { zipParts } from "../features/imports/reading/workbook/zip-entries.ts";
import { productOf } from "../wiring/composition.server.ts";
import { testContext } from "../wiring/test-context.server.ts";
import { printedIn } from "./tear-sheet/pdf-text.ts";

const product = productOf(testContext(), null);
const policy: Policy = {
  ...{ id: "01890000-0000-7000-8000-000000000002", name: "Prudent", isActive: true },
  team: { id: "01890000-0000-7000-8000-000000000003", name: "Rialto" },
  ...{ scenario: null, wacc: 0.09, growth: null, horizon: null, view: null, source: null },
  ...{ discounting: null, cashFlow: null, dividends: null },
};
const query = readAnalysisQuery([
  ["ticker", "KO"],
  ["wacc", "0.09"],
  ["policy", policy.id],
]);

/** What each file says, as text. */
async function filesOf(followed: Policy | null) {
  const reader = { language: "en", policy: followed } as const;
  const { names, part } = zipParts(Buffer.from(await product.exportWorkbook(reader, query)));
  return {
    workbook: names.map((name) => part(name)?.toString("utf8") ?? "").join("\n"),
    table: await product.exportTable(reader, query),
    sheet: printedIn(await product.exportTearSheet({ ...reader, origin: "http://localhost" }, query)),
  };
}

it("names the policy that an analysis follows, and whose it is, in every file of it", async () => {
  const { workbook, table, sheet } = await filesOf(policy);
  expect(workbook).toContain("With the policy “Prudent” of the team Rialto.");
  const [head = "", first = ""] = table.split("\r\n");
  expect([head.split(",").slice(-2), first.split(",").slice(-2)]).toEqual([
    ["policy", "policyTeam"],
    ["Prudent", "Rialto"],
  ]);
  expect(sheet).toContain("policy“Prudent”ofRialto");
});

it("names none where none is followed", async () => {
  const { workbook, table, sheet } = await filesOf(null);
  for (const file of [workbook, table, sheet]) expect(file).not.toContain("Prudent");
  expect(table.split("\r\n")[1]).toMatch(/,,$/);
});
