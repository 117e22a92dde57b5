import { simulate } from "@valora/valuation";
import { randomSource } from "../../packages/valuation/src/formulas/random-draws.ts";
import { ascending } from "../../packages/valuation/src/formulas/ascending.ts";
const t = (n: string, f: () => unknown) => { let best = 1e9; for (let r = 0; r < 25; r++) { const c = process.cpuUsage(); f(); const d = process.cpuUsage(c); best = Math.min(best, (d.user + d.system) / 1000); } console.log(n, best.toFixed(2)); };
function pathValue(random: { normal: () => number }): number | null {
  const wacc = 0.09 + 0.01 * random.normal();
  const growth = 0.03 + 0.005 * random.normal();
  const margin = 0.2 + 0.03 * random.normal();
  if (wacc <= growth) return null;
  let [revenue, factor, value] = [1_000, 1, 0];
  for (let year = 0; year < 5; year += 1) { revenue *= 1.05; factor /= 1 + wacc; value += revenue * margin * 0.75 * factor; }
  return value + ((revenue * margin * 0.75 * (1 + growth)) / (wacc - growth)) * factor;
}
if (!process.argv[2]) t("simulate", () => simulate({ paths: 100_000, seed: 1, draw: pathValue }));
const r = randomSource(1);
t("300k normals", () => { let s = 0; for (let i = 0; i < 300_000; i++) s += r.normal(); return s; });
t("300k uniforms", () => { let s = 0; for (let i = 0; i < 300_000; i++) s += r.uniform(); return s; });
const vals = new Float64Array(100_000); for (let i = 0; i < 100_000; i++) vals[i] = pathValue(r) ?? 0;
t("ascending", () => ascending(vals));
t("native sort", () => vals.slice().sort());
