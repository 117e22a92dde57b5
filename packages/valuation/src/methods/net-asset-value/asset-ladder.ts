import { latestBalance } from "../../company/accounts/base-figures.ts";
import type { Company } from "../../company/normalise-company.ts";
import { rememberedCompany } from "../../company/remembered.ts";
import type { Money, PerShare } from "../../inputs/units.ts";
import type { CompanyFile } from "../../report/report.ts";
import { type Unavailable, unavailable } from "../../understanding/unavailable.ts";
import type { ValuationRequest } from "../../value-company.ts";
import { tangibleEquityOf } from "../comparable-multiples/comparable-multiples.ts";

export const assetRungs = ["reported", "tangible", "adjusted", "netCurrent"] as const;
export type AssetRungName = (typeof assetRungs)[number];

/** Why a rung of the ladder has no number. */
export const rungReasons = ["goodwillUnknown", "noResearch", "notSeparated", "figuresMissing"] as const;
export type RungReason = (typeof rungReasons)[number];

/** `change` is what parts it from the last rung above it that has a number. */
export type AssetRung = { name: AssetRungName } & (
  | { value: PerShare; change: PerShare | null }
  | { value: null; reason: RungReason }
);

export type AssetLadder = { kind: "assetLadder"; rungs: readonly AssetRung[] };

/**
 * What belongs to the shareholders by ever stricter measures, per share.
 *
 *   reported    = (equity − preferred) / shares
 *   tangible    = reported − (goodwill + intangibles) / shares
 *   adjusted    = tangible + research of the past years as the asset that it is / shares
 *   net current = (current assets − all liabilities) / shares
 *
 * A rung may lie below zero. Unavailable: `assumptionMissing` without equity or shares.
 *
 * @see Graham & Dodd, *Security Analysis*, ch. 42–43; Damodaran, *Investment Valuation*, 3rd ed., ch. 9
 */
export function assetLadderOf(file: CompanyFile, request: ValuationRequest): AssetLadder | Unavailable {
  const company = rememberedCompany(file, request);
  const { history, shares } = company;
  const equity = history.figure(history.latest, "totalEquity");
  if (!equity || !shares || !(shares.value > 0)) return unavailable("assumptionMissing");
  const preferred = history.figure(history.latest, "preferredEquity")?.value ?? 0;
  const tangible = tangibleEquityOf(company)?.quantity.value ?? null;
  const ofCommon = tangible === null ? null : tangible - preferred;
  const measures: readonly [AssetRungName, Measure][] = [
    ["reported", { amount: equity.value - preferred }],
    ["tangible", ofCommon === null ? { reason: "goodwillUnknown" } : { amount: ofCommon }],
    ["adjusted", adjustedOf(company, ofCommon)],
    ["netCurrent", netCurrentOf(company)],
  ];
  let above: PerShare | null = null;
  const rungs = measures.map(([name, measure]): AssetRung => {
    if ("reason" in measure) return { name, value: null, reason: measure.reason };
    const value = measure.amount / shares.value;
    const change = above === null ? null : value - above;
    above = value;
    return { name, value, change };
  });
  return { kind: "assetLadder", rungs };
}

type Measure = { amount: Money } | { reason: RungReason };

function adjustedOf({ research }: Company, tangible: Money | null): Measure {
  if (research === null) return { reason: "noResearch" };
  return tangible === null ? { reason: "goodwillUnknown" } : { amount: tangible + research.asset.value };
}

function netCurrentOf({ history, isFinancial }: Company): Measure {
  // A bank's balance sheet is current through and through.
  if (isFinancial) return { reason: "notSeparated" };
  const currentAssets = latestBalance(history, "currentAssets");
  const liabilities = history.figure(history.latest, "totalLiabilities");
  return currentAssets && liabilities
    ? { amount: currentAssets.value - liabilities.value }
    : { reason: "figuresMissing" };
}
