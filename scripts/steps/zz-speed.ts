import { createMarketData } from "@valora/market-data";
import { type CompanyFile, valueCompany } from "@valora/valuation";
import { companyFile } from "../../app/composition.server.ts";
import { installedModel } from "../../app/prediction-model.server.ts";
const predict = installedModel();
const marketData = await createMarketData();
const files: CompanyFile[] = [];
for (const t of marketData.bundledTickers()) files.push(companyFile({ marketData, predict }, await marketData.fundamentalsOf(t), marketData.asOf));
const rounds = Number(process.argv[2] ?? 8);
let [bu, bt, bw, btw] = [1e9, 1e9, 1e9, 1e9];
for (let r = 0; r < rounds; r++) {
  let c = process.cpuUsage(); let w = performance.now();
  for (const f of files) valueCompany(f, { scenario: "neutral", overrides: {} });
  let d = process.cpuUsage(c); bu = Math.min(bu, (d.user + d.system) / 1000); bw = Math.min(bw, performance.now() - w);
  c = process.cpuUsage(); w = performance.now();
  let n = 0;
  for (const f of files) for (const m of valueCompany(f, { scenario: "neutral", overrides: {} }).methods) if (m.outcome.kind === "estimate") n += m.outcome.trace.nodes.length;
  d = process.cpuUsage(c); bt = Math.min(bt, (d.user + d.system) / 1000); btw = Math.min(btw, performance.now() - w);
  if (r === 0) console.log("nodes", n);
}
console.log(`untraced cpu ${bu.toFixed(0)} wall ${bw.toFixed(0)}; traced cpu ${bt.toFixed(0)} wall ${btw.toFixed(0)}  per company traced ${(btw / files.length).toFixed(3)}`);
