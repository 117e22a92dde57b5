import { createMarketData } from "@valora/market-data";
import { type CompanyFile } from "@valora/valuation";
import { companyFile } from "../../app/composition.server.ts";
import { installedModel } from "../../app/prediction-model.server.ts";
import { prepare } from "../../packages/valuation/src/company/prepare.ts";
import { methods } from "../../packages/valuation/src/methods/index.ts";
import { toTrace, type Quantity } from "../../packages/valuation/src/trace.ts";
const predict = installedModel();
const marketData = await createMarketData();
const results: Quantity[] = []; let edges = 0;
const q = { scenario: "neutral", overrides: {} } as const;
const files: CompanyFile[] = [];
for (const t of marketData.bundledTickers()) files.push(companyFile({ marketData, predict }, await marketData.fundamentalsOf(t), marketData.asOf));
const time = (name: string, w: () => void) => { let best = 1e9; for (let i = 0; i < 12; i++) { const s = performance.now(); w(); best = Math.min(best, performance.now() - s); } console.log(name, best.toFixed(1)); };
time("prepare", () => { for (const f of files) prepare(f, q); });
const cs = files.map((f) => prepare(f, q));
for (const [n, m] of Object.entries(methods)) { time("appraise " + n, () => { for (const c of cs) m(c); });
  time("value one " + n, () => { for (const c of cs) { const a = m(c); if (a.kind === "appraisal") a.value({}); } }); }
for (const c of cs) for (const m of Object.values(methods)) { const a = m(c); if (a.kind === "appraisal") results.push(a.value({}).result); }
for (const r of results) for (const n of toTrace(r).nodes) if (n.kind === "step") for (const k in n.inputs) edges += Array.isArray(n.inputs[k]) ? (n.inputs[k] as number[]).length : 1;
console.log("results", results.length, "edges", edges);
time("toTrace", () => { for (const r of results) toTrace(r); });
