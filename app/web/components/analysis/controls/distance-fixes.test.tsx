import { createMarketData } from "@valora/market-data";
import { type AssumptionOverrides, scenarios, valueCompany } from "@valora/valuation";
import { expect, it } from "vitest";
import { companyFile } from "../../../../wiring/composition.server.ts";
import { distanceFixes } from "./distance-fixes.ts";

const marketData = createMarketData();
const fileOf = async (ticker: string) =>
  companyFile({ marketData, predict: () => null }, await marketData.fundamentalsOf(ticker), marketData.asOf);
const tooNear = ({ methods }: ReturnType<typeof valueCompany>) =>
  methods.filter(({ outcome }) => outcome.kind === "notApplicable" && outcome.growthBelow !== null);

it.each(["KO", "SAN.MC", "ENEL.MI"])("gives %s a perpetuity again by either fix", async (ticker) => {
  const file = await fileOf(ticker);
  const cases: AssumptionOverrides[] = [
    { wacc: 0.03 },
    { wacc: 0.04 },
    { terminalGrowth: 0.065 },
    { terminalGrowth: 0.1 },
  ];
  let tried = 0;
  for (const scenario of scenarios)
    for (const overrides of cases) {
      const report = valueCompany(file, { scenario, overrides });
      const fixes = distanceFixes(report);
      expect(fixes.length > 0, "a fix for each method that needs one").toBe(tooNear(report).length > 0);
      for (const { lever, value } of fixes) {
        const mended = valueCompany(file, { scenario, overrides: { ...overrides, [lever]: value } });
        expect(tooNear(mended), `${scenario} ${JSON.stringify(overrides)} ${lever} ${value}`).toEqual([]);
        tried += 1;
      }
    }
  expect(tried).toBeGreaterThan(0);
});

it("has nothing to mend where every method has its distance", async () => {
  const file = await fileOf("KO");
  expect(distanceFixes(valueCompany(file, { scenario: "neutral", overrides: {} }))).toEqual([]);
});
