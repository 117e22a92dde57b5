import { Session } from "node:inspector";
import { writeFileSync } from "node:fs";
import { createMarketData } from "@valora/market-data";
import { type CompanyFile, valueCompany } from "@valora/valuation";
import { companyFile } from "../../app/composition.server.ts";
import { installedModel } from "../../app/prediction-model.server.ts";
import { prepare } from "../../packages/valuation/src/company/prepare.ts";
import { methods } from "../../packages/valuation/src/methods/index.ts";
const predict = installedModel();
const marketData = await createMarketData();
const files: CompanyFile[] = [];
for (const t of marketData.bundledTickers()) files.push(companyFile({ marketData, predict }, await marketData.fundamentalsOf(t), marketData.asOf));
const traced = process.argv[2] === "traced";
const q = { scenario: "neutral", overrides: {} } as const; const which = process.argv[2]; const run = () => { for (const f of files) { const c = prepare(f, q); if (which !== "prepare") methods.earningsPerShare(c); } };
for (let i = 0; i < 6; i++) run();
const s = new Session(); s.connect();
s.post("Profiler.enable"); s.post("Profiler.setSamplingInterval", { interval: 200 }); s.post("Profiler.start");
for (let i = 0; i < 60; i++) run();
s.post("Profiler.stop", (_e, { profile }: any) => {
  const self = new Map<string, number>(); const total = new Map<number, number>();
  const nodes = new Map(profile.nodes.map((n: any) => [n.id, n]));
  const dt = profile.timeDeltas; let sum = 0;
  const selfById = new Map<number, number>();
  profile.samples.forEach((id: number, i: number) => { selfById.set(id, (selfById.get(id) ?? 0) + dt[i]); sum += dt[i]; });
  for (const [id, t] of selfById) { const n: any = nodes.get(id); const k = `${n.callFrame.functionName}@${n.callFrame.url.split("/").slice(-2).join("/")}:${n.callFrame.lineNumber + 1}`; self.set(k, (self.get(k) ?? 0) + t); }
  // inclusive
  const incl = new Map<string, number>();
  const walk = (n: any, stack: Set<string>): number => { const k = `${n.callFrame.functionName}@${n.callFrame.url.split("/").slice(-2).join("/")}:${n.callFrame.lineNumber + 1}`; const added = !stack.has(k); if (added) stack.add(k); let t = selfById.get(n.id) ?? 0; for (const c of n.children ?? []) t += walk(nodes.get(c), stack); if (added) { stack.delete(k); incl.set(k, (incl.get(k) ?? 0) + t); } return t; };
  walk(profile.nodes[0], new Set());
  const top = (m: Map<string, number>, n: number) => [...m].sort((a, b) => b[1] - a[1]).slice(0, n).map(([k, t]) => `${(100 * t / sum).toFixed(1).padStart(5)} %  ${k}`).join("\n");
  console.log("SELF\n" + top(self, 45)); console.log("INCL\n" + top(incl, 60));
});
