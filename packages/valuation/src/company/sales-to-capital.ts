import type { MarketReference } from "../market-reference.ts";
import { investedCapital, sum, turnover } from "../steps/figures.ts";
import { derive } from "../trace.ts";
import type { History, Known } from "./history.ts";
import { industryLeaf } from "./references.ts";
import type { Research } from "./research.ts";

/** Sales to capital outside this range says more about write-offs and buy-backs than about the business. */
const saneSalesToCapital = { lowest: 0.15, highest: 5 } as const;

/** Own sales to capital where it is sane, else the industry's. */
export function salesToCapitalOf(inputs: {
  history: History;
  reference: MarketReference;
  debt: Known | null;
  cash: Known | null;
  research: Research | null;
}): Known | null {
  const { history, reference, debt, cash, research } = inputs;
  const revenue = history.figure(history.latest, "revenue");
  const equity = history.figure(history.latest, "totalEquity");
  if (revenue && revenue.value > 0 && equity && debt && cash) {
    const reported = derive("investedCapital", investedCapital, {
      equity,
      debt: debt.quantity,
      cash: cash.quantity,
    });
    const capital = research ? derive("investedCapital", sum, { terms: [reported, research.asset] }) : reported;
    const own = derive("salesToCapital", turnover, { revenue, capital });
    const { lowest, highest } = saneSalesToCapital;
    if (capital.value > 0 && own.value >= lowest && own.value <= highest) return { quantity: own, warnings: [] };
  }
  const industry = industryLeaf(reference, "salesToCapital", "industrySalesToCapital", "ratio");
  return industry && industry.leaf.value > 0 ? { quantity: industry.leaf, warnings: ["capitalFromIndustry"] } : null;
}
