import { createMarketData } from "@valora/market-data";
import { type CompanyFile, valueCompany } from "@valora/valuation";
import { companyFile } from "../../app/composition.server.ts";
import { prepare } from "../../packages/valuation/src/company/prepare.ts";
import { historyOf } from "../../packages/valuation/src/company/history.ts";
import { methods } from "../../packages/valuation/src/methods/index.ts";
import { installedModel } from "../../app/prediction-model.server.ts";
const predict = installedModel();
const marketData = await createMarketData();
const f: CompanyFile = companyFile({ marketData, predict }, await marketData.fundamentalsOf("AAPL"), marketData.asOf);
const q = { scenario: "neutral", overrides: {} } as const;
const work: Record<string, () => void> = {
  history: () => { historyOf(f.fundamentals); },
  prepare: () => { prepare(f, q); },
  value: () => { valueCompany(f, q); },
  dcf: () => { const c = prepare(f, q); const a = methods.discountedCashFlow(c); if (a.kind === "appraisal") for (const s of ["conservative","neutral","optimistic"] as const) a.value({ discountRate: s }); },
};
const w = work[process.argv[2] ?? "value"]!;
for (let i = 0; i < 3000; i++) w();
