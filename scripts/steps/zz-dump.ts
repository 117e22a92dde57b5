import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { createMarketData } from "@valora/market-data";
import { valueCompany } from "@valora/valuation";
import { companyFile } from "../../app/composition.server.ts";
import { installedModel } from "../../app/prediction-model.server.ts";
const predict = installedModel();
const marketData = await createMarketData();
const lines: string[] = [];
const sorted = (_k: string, v: any) => (v && typeof v === "object" && !Array.isArray(v) ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1))) : v);
const plain = (r: any) => JSON.stringify({ ...r, assumptions: { ...r.assumptions, trace: r.assumptions.trace }, methods: r.methods.map((m: any) => ({ ...m, outcome: m.outcome.kind === "estimate" ? { v: m.outcome.valuePerShare, variant: m.outcome.variant, votes: m.outcome.votes, nv: m.outcome.notVotingReason, w: m.outcome.warnings, d: m.outcome.drivers, t: m.outcome.trace, b: m.outcome.besides.map((b: any) => ({ n: b.name, v: b.value, u: b.unit, t: b.trace })) } : m.outcome })) }, sorted);
for (const t of marketData.bundledTickers()) {
  const f = companyFile({ marketData, predict }, await marketData.fundamentalsOf(t), marketData.asOf);
  for (const q of [{ scenario: "neutral", overrides: {} }, { scenario: "conservative", overrides: { wacc: 0.1, growth: 0.05 } }, { scenario: "optimistic", overrides: { horizon: 10 } }, { scenario: "neutral", overrides: { wacc: 0.08 } }] as const)
    lines.push(`${t} ${JSON.stringify(q)} ${createHash("sha256").update(plain(valueCompany(f, q))).digest("hex")}`);
}
writeFileSync(process.argv[2]!, lines.join("\n"));
