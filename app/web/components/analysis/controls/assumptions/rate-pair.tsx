import { type AssumptionOverrides, type MarketReference, premiumIn, type ValuationReport } from "@valora/valuation";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../../analysis/formats.ts";
import { useSourceName } from "../../evidence/source-name.ts";

type Assumptions = Pick<ValuationReport["assumptions"], "view" | "riskFreeRate" | "equityRiskPremium">;
type RatePairProps = {
  assumptions: Assumptions;
  reference: MarketReference;
  /** The reader's overrides. */
  chosen: Pick<AssumptionOverrides, "riskFreeRate" | "equityRiskPremium">;
};

/**
 * Whether the premium was carried to a fresher risk-free rate, or its own rate is in use in the place of one too far from it; null for
 * a pair as published, for another currency, and where the reader set one of the two.
 */
function ratePairIn({ assumptions, reference, chosen }: RatePairProps): "carried" | "kept" | null {
  if (chosen.riskFreeRate !== undefined || chosen.equityRiskPremium !== undefined) return null;
  const { premium, pair } = premiumIn(reference, assumptions.view);
  if (reference.currency !== pair.currency || reference.riskFreeRate.value === pair.riskFreeRate.value) return null;
  if (assumptions.riskFreeRate === reference.riskFreeRate.value) {
    return assumptions.equityRiskPremium === premium.value ? null : "carried";
  }
  return assumptions.riskFreeRate === pair.riskFreeRate.value ? "kept" : null;
}

/** Risk-free rate and premium of two dates: each with its own, and what became of them. */
export function RatePair({ assumptions, reference, chosen }: RatePairProps) {
  const t = useTranslations("analysis.assumptions");
  const formats = useFormats();
  const nameOf = useSourceName();
  const outcome = ratePairIn({ assumptions, reference, chosen });
  if (outcome === null) return null;
  const { premium, pair } = premiumIn(reference, assumptions.view);
  const { riskFreeRate } = reference;
  const rate = (value: number) => formats.percent(value, 2);
  const [ofPremium, ofPair] =
    assumptions.view === "relative" && reference.impliedPremium !== null
      ? ["impliedPremium", "impliedPremium"]
      : ["matureEquityRiskPremium", "premiumPair"];
  const traced = (address: string) => (figure: ReactNode) => <span data-trace={address}>{figure}</span>;
  return (
    <p className="t-small mt-3 max-w-[80ch] text-ink-2">
      {t.rich(outcome === "carried" ? "premiumCarried" : "pairKept", {
        rate: rate(riskFreeRate.value),
        rateAsOf: formats.date(riskFreeRate.asOf),
        rateSource: nameOf(riskFreeRate.source),
        premium: rate(premium.value),
        premiumAsOf: formats.date(premium.asOf),
        premiumPublisher: nameOf(premium.source),
        pairRate: rate(pair.riskFreeRate.value),
        used: rate(assumptions.equityRiskPremium),
        ofRate: traced("reference/riskFreeRate/value"),
        ofPremium: traced(`reference/${ofPremium}/value`),
        ofPair: traced(`reference/${ofPair}/riskFreeRate/value`),
        inUse: traced("assumptions/equityRiskPremium"),
        source: (name) => <span className="constant">{name}</span>,
      })}
    </p>
  );
}
