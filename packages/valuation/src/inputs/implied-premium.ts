import { normaliseCompany } from "../company/normalise-company.ts";
import { crossing } from "../formulas/statistics/root-finding.ts";
import { methods } from "../methods/index.ts";
import { differenceOf } from "../report/difference.ts";
import type { CompanyFile } from "../report/report.ts";
import { type ImpliedPremium, type PremiumMethod, premiumMethods } from "./market-reference.ts";
import type { IsoDate, Money, Rate, Ratio } from "./units.ts";

/** A premium outside of this says more about the companies at hand than about the market. */
export const impliedPremiumRange = { minimum: 0.01, maximum: 0.09 } as const;
/** Fewer companies than these are no market. */
export const fewestCompanies = 100;
/** A hundredth of a basis point: prices do not tell more. */
const precision = 1e-6;

/** Why no premium is implied. */
export type NoImpliedPremium = "fewCompanies" | "noRoot";
export type ImpliedPremiumAnswer = { kind: "impliedPremium"; premium: ImpliedPremium } | { kind: NoImpliedPremium };

/** The price of a company, and its values at a premium, by method: value ÷ price, at least 0. */
type Worth = { marketValue: Money; ratios: Readonly<Partial<Record<PremiumMethod, Ratio>>> };

/**
 * The equity premium at which these companies are worth all together what they cost, in the neutral scenario:
 *
 *   Σ mean(DCF, dividends, residual income) × shares = Σ price × shares
 *
 * over the companies of which at least one of the three methods gives a value. Every method counts that would vote
 * whatever its distance from the price, so that no price chooses who is heard; what is below zero enters as 0. The
 * caller gives each issuer once, all in one currency. Beside it stand the premium without the company of the greatest market
 * value, and that of each method alone.
 *
 * `fewCompanies` for fewer than a hundred; `noRoot` where none between 1 and 9 % does it.
 *
 * @see Claus & Thomas (2001), "Equity Premia as Low as Three Percent?", on premiums solved from forecasts and prices
 */
export function impliedPremiumOf(files: readonly CompanyFile[], inputs: { source: string }): ImpliedPremiumAnswer {
  const companies = files.filter((file) => worthAt(file, impliedPremiumRange.minimum) !== null);
  const [first] = companies;
  if (first === undefined || companies.length < fewestCompanies) return { kind: "fewCompanies" };
  const worths = rememberedWorths(companies);
  const value = rootOf((premium) => excessOf(worths(premium), meanOf));
  if (value === null) return { kind: "noRoot" };
  const largest = Math.max(...worths(value).map(({ marketValue }) => marketValue));
  const others = (premium: Rate) => worths(premium).filter(({ marketValue }) => marketValue < largest);
  const byMethod = (method: PremiumMethod) =>
    rootOf((premium) => excessOf(worths(premium), ({ ratios }) => ratios[method] ?? null));
  return {
    kind: "impliedPremium",
    premium: {
      value,
      asOf: latestPrice(companies),
      source: inputs.source,
      currency: first.reference.currency,
      riskFreeRate: first.reference.riskFreeRate,
      companies: companies.length,
      withoutLargest: rootOf((premium) => excessOf(others(premium), meanOf)),
      byMethod: {
        discountedCashFlow: byMethod("discountedCashFlow"),
        dividendDiscount: byMethod("dividendDiscount"),
        residualIncome: byMethod("residualIncome"),
      },
    },
  };
}

/** Premiums at which all equations are tried first; between two of them a root is near. */
const tried = [0.01, 0.02, 0.03, 0.04, 0.06, 0.09] as const;

/** Where it crosses zero, rounded to the precision; null where it does not. */
function rootOf(excess: (premium: Rate) => number): Rate | null {
  const { minimum, maximum } = impliedPremiumRange;
  if (!(excess(minimum) > 0 && excess(maximum) < 0)) return null;
  const high = tried.find((premium) => excess(premium) <= 0) ?? maximum;
  const low = tried.findLast((premium) => premium < high) ?? minimum;
  return Number(crossing({ of: excess, low, high, precision: precision / 100 }).toFixed(6));
}

/** Total value of the companies above their total price, as a part of the price; over companies with a value. */
function excessOf(worths: readonly Worth[], ratioOf: (worth: Worth) => Ratio | null): Ratio {
  let [value, price] = [0, 0];
  for (const worth of worths) {
    const ratio = ratioOf(worth);
    if (ratio === null) continue;
    value += ratio * worth.marketValue;
    price += worth.marketValue;
  }
  return differenceOf(value, price);
}

function meanOf({ ratios }: Worth): Ratio | null {
  const values = Object.values(ratios);
  return values.length === 0 ? null : values.reduce((sum, ratio) => sum + ratio, 0) / values.length;
}

/** All companies at a premium; five equations are solved over the same ones and begin at the same premiums. */
function rememberedWorths(companies: readonly CompanyFile[]): (premium: Rate) => readonly Worth[] {
  const known = new Map<Rate, readonly Worth[]>();
  return (premium) => {
    const worths = known.get(premium) ?? companies.flatMap((file) => worthAt(file, premium) ?? []);
    known.set(premium, worths);
    return worths;
  };
}

/** Null for a company without a price, a count of shares or any of the three methods. */
function worthAt(file: CompanyFile, premium: Rate): Worth | null {
  const { reference } = file;
  const pair = { currency: reference.currency, riskFreeRate: reference.riskFreeRate };
  const tried = {
    ...reference,
    premiumPair: pair,
    matureEquityRiskPremium: { ...reference.riskFreeRate, value: premium },
  };
  const company = normaliseCompany({ ...file, reference: tried }, { scenario: "neutral", overrides: {} });
  const { price, marketValue } = company;
  if (!price || !marketValue || company.blockedBy !== null || company.isStale) return null;
  const ratios = premiumMethods.flatMap((method): [PremiumMethod, Ratio][] => {
    const appraisal = methods[method](company);
    if (appraisal.kind === "notApplicable" || appraisal.notVotingReason !== null) return [];
    const { value } = appraisal.value({});
    return Number.isFinite(value) ? [[method, Math.max(value, 0) / price.value]] : [];
  });
  return ratios.length === 0 ? null : { marketValue: marketValue.value, ratios: Object.fromEntries(ratios) };
}

const latestPrice = (companies: readonly CompanyFile[]): IsoDate =>
  companies.reduce((latest, { fundamentals: { quote } }) => (quote && quote.asOf > latest ? quote.asOf : latest), "");
