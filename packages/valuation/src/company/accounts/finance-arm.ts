import type { Fundamentals } from "../../inputs/fundamentals.ts";
import { soldOnCreditIndustries } from "../../inputs/industry-groups.ts";
import type { Ratio } from "../../inputs/units.ts";
import { latestBalance } from "./base-figures.ts";
import type { History } from "./history.ts";

/** Makers without a bank of their own need less than a year of revenue in assets, and owe less than this share of it. */
const ofLenders = { assets: 1, liabilities: 0.75 } as const;

/** A part of the company that lends its customers what they buy with: the debt that funds it is that of a bank. */
export type FinanceArm = {
  /** Null where only the figures tell. */
  name: string | null;
  source: string | null;
  /** Liabilities ÷ revenue; null where it is known by name alone. */
  liabilitiesToRevenue: Ratio | null;
};

/**
 * Whether a company lends: it is known by name, or it makes vehicles or machines and its balance sheet is a lender's: assets
 * without cash, goodwill and intangibles above a year of revenue, liabilities above three quarters of it. Where goodwill is
 * unknown the figures do not tell: what was paid for other companies looks the same.
 *
 * Tesla (1.2; 0.58) and Ferrari's cars (0.8; 0.89) are no lender's, Caterpillar (1.2; 1.14) and Deere (2.1; 1.75) are.
 */
export function financeArmOf({ financeArm, industry }: Fundamentals, history: History): FinanceArm | null {
  const { liabilities, isLenders } = balanceOf(history);
  if (financeArm) return { ...financeArm, liabilitiesToRevenue: liabilities };
  const isMaker = industry !== null && soldOnCreditIndustries.has(industry);
  return isMaker && isLenders ? { name: null, source: null, liabilitiesToRevenue: liabilities } : null;
}

/** Liabilities ÷ revenue of the latest year, and whether they and the assets are a lender's. */
function balanceOf(history: History): { liabilities: Ratio | null; isLenders: boolean } {
  const [revenue, assets, liabilities] = (["revenue", "totalAssets", "totalLiabilities"] as const).map(
    (name) => history.figure(history.latest, name)?.value ?? 0,
  );
  if (!revenue || !assets || !liabilities || revenue < 0) return { liabilities: null, isLenders: false };
  const idle = (["cashAndEquivalents", "marketableSecurities", "goodwill", "intangibles"] as const).reduce(
    (total, name) => total + (latestBalance(history, name)?.value ?? 0),
    0,
  );
  const isFunded = assets - idle > ofLenders.assets * revenue && liabilities > ofLenders.liabilities * revenue;
  return { liabilities: liabilities / revenue, isLenders: isFunded && latestBalance(history, "goodwill") !== null };
}
