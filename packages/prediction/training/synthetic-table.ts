import { sectors } from "@valora/valuation";
import { randomStream } from "./random.ts";

const heading =
  "ticker,date,filed,sector,industry,currency,marketCap,enterpriseValue,revenue,grossProfit,ebitda,ebit,netIncome,operatingCashFlow,capex,totalAssets,totalEquity,totalDebt,cash,dividends,dilutedShares";

export type SyntheticTable = { companies: number; years: number; seed: number };

/**
 * A table of companies that do not exist, for tests: value comes from profit, growth and sector, times noise of about a
 * quarter. Says nothing about real markets.
 */
export function syntheticTable({ companies, years, seed }: SyntheticTable): string {
  const random = randomStream(seed);
  const normal = () => random() + random() + random() + random() - 2;
  const rows = Array.from({ length: companies }, (_, company) => {
    const sector = sectors[company % sectors.length] ?? "industrials";
    const margin = 0.04 + 0.22 * random();
    const growth = -0.03 + 0.18 * random();
    const turnover = 0.3 + random();
    const leverage = 0.5 * random();
    let assets = Math.exp(21 + 3 * random());
    return Array.from({ length: years }, (_, year) => {
      assets *= 1 + growth + 0.05 * normal();
      const revenue = assets * turnover * (1 + 0.05 * normal());
      const income = revenue * (margin + 0.03 * normal());
      const debt = assets * leverage;
      const multiple = 9 + 60 * Math.max(growth, 0) + 8 * (company % sectors.length === 7 ? 1 : 0);
      const marketCap = Math.max(0.1 * assets, income * multiple) * Math.exp(0.35 * normal());
      const amounts = [
        marketCap,
        marketCap + debt,
        revenue,
        revenue * 0.4,
        income * 1.6,
        income * 1.3,
        income,
        income * 1.2,
        assets * 0.04,
        assets,
        assets * 0.45,
        debt,
        assets * 0.05,
        Math.max(0, income * 0.3),
        assets / 50,
      ];
      const date = `${2012 + year}-12-31`;
      return [
        `C${company}`,
        date,
        `${2013 + year}-02-20`,
        sector,
        `${sector} ${company % 3}`,
        "USD",
        ...amounts.map(Math.round),
      ].join(",");
    });
  });
  return [heading, ...rows.flat()].join("\n");
}
