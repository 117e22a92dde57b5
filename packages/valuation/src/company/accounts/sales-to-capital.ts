import type { MarketReference } from "../../inputs/market-reference.ts";
import type { Warning } from "../../report/outcome.ts";
import { assumption, derive, type Quantity } from "../../trace/trace.ts";
import {
  boundedRatio,
  difference,
  investedCapital,
  investedCapitalWithoutGoodwill,
  sum,
  turnover,
} from "../../trace/traced-formulas/figures.ts";
import type { Research } from "../earnings/research.ts";
import { industryLeaf } from "../references.ts";
import { filedDebtAt, statedNetDebtAt } from "./base-figures.ts";
import type { History, Known } from "./history.ts";

/** Turnover of capital outside this range says more about write-offs and buy-backs than about the business. */
const saneSalesToCapital = { lowest: 0.05, highest: 5 } as const;

/** Debt of another year, or estimated, makes no capital: less a book of buy-backs, little would be left of it by chance. */
const notOfBalance: readonly Warning[] = ["debtOutdated", "debtFromInterest"];

type CapitalInputs = {
  history: History;
  /** Of the latest balance sheet, estimates included. */
  debt: Known | null;
  cash: Known | null;
  research: Research | null;
  /** Whether what was paid for other companies above their assets counts. */
  withGoodwill: boolean;
};

/** Capital that the operations use: equity + debt − cash, and research where it is an asset. */
export function investedCapitalAt(inputs: CapitalInputs, index: number): Quantity | null {
  const reported = reportedCapitalAt(inputs, index);
  const asset = reported && (inputs.research?.assetAt(index) ?? null);
  return asset ? derive("investedCapital", sum, { terms: [reported, asset] }) : reported;
}

function reportedCapitalAt(inputs: CapitalInputs, index: number): Quantity | null {
  const { history, withGoodwill } = inputs;
  const equity = history.figure(index, "totalEquity");
  const goodwill = withGoodwill ? null : history.figure(index, "goodwill");
  const netDebt = statedNetDebtAt(history, index);
  if (equity && netDebt) {
    const whole = derive("investedCapital", sum, { terms: [equity, netDebt.quantity] });
    return goodwill ? derive("investedCapital", difference, { whole, part: goodwill }) : whole;
  }
  const isLatest = index === history.latest;
  const debt = isLatest ? inputs.debt : filedDebtAt(history, index);
  const cash = isLatest ? (inputs.cash?.quantity ?? null) : cashAt(history, index);
  if (!equity || !debt || !cash || debt.warnings.some((warning) => notOfBalance.includes(warning))) return null;
  const balance = { equity, debt: debt.quantity, cash };
  return goodwill
    ? derive("investedCapital", investedCapitalWithoutGoodwill, { ...balance, goodwill })
    : derive("investedCapital", investedCapital, balance);
}

function cashAt(history: History, index: number): Quantity | null {
  const terms = [history.figure(index, "cashAndEquivalents"), history.figure(index, "marketableSecurities")];
  const [cash, securities] = terms;
  if (!cash) return null;
  return securities ? derive("cash", sum, { terms: [cash, securities] }) : cash;
}

/**
 * Revenue on a unit of capital, of the latest year that has all its parts, within 0.05 and 5; 5 where there is no capital
 * above zero. The industry's where no year has them.
 */
export function salesToCapitalOf(inputs: CapitalInputs & { reference: MarketReference }): Known | null {
  const { history, reference } = inputs;
  for (let index = history.latest; index >= 0; index -= 1) {
    const revenue = history.figure(index, "revenue");
    const capital = revenue && revenue.value > 0 ? investedCapitalAt(inputs, index) : null;
    if (!revenue || !capital) continue;
    const warnings = index === history.latest ? [] : (["capitalOutdated"] as const);
    if (capital.value <= 0) {
      const most = assumption("salesToCapital", saneSalesToCapital.highest, "ratio");
      return { quantity: most, warnings: [...warnings, "capitalNotPositive"] };
    }
    return { quantity: within(derive("salesToCapital", turnover, { revenue, capital })), warnings };
  }
  const industry = industryLeaf(reference, "salesToCapital", "industrySalesToCapital", "ratio");
  return industry && industry.leaf.value > 0 ? { quantity: industry.leaf, warnings: ["capitalFromIndustry"] } : null;
}

function within(ratio: Quantity): Quantity {
  const { lowest, highest } = saneSalesToCapital;
  if (ratio.value >= lowest && ratio.value <= highest) return ratio;
  return derive("salesToCapital", boundedRatio, {
    ratio,
    lowest: assumption("salesToCapital", lowest, "ratio"),
    highest: assumption("salesToCapital", highest, "ratio"),
  });
}
