import type { CompanyFile } from "../../src/index.ts";
import { impliedPremiumOf } from "../../src/inputs/implied-premium.ts";
import type { ImpliedPremium } from "../../src/inputs/market-reference.ts";
import { eachIssuerOnce } from "../../src/peers/issuers.ts";
import type { Universe } from "./universe.ts";

export type Premiums = Record<
  "together" | "withoutLargest" | "discountedCashFlow" | "dividendDiscount" | "residualIncome",
  number | null
> & { asOf: string | null; companies: number };

/** The premium that the included data were built with: the one that the product values by relative to the market. */
export function includedPremiums({ marketData, fundamentals }: Universe): Premiums {
  const [first] = fundamentals.filter(({ currency }) => currency === "USD");
  return told(first ? marketData.referenceFor(first).impliedPremium : null);
}

/** The same solved for other prices: American companies, each once. */
export function premiumsOf(files: readonly CompanyFile[]): Premiums {
  const american = files.filter(({ fundamentals: { country, currency } }) => country === "US" && currency === "USD");
  const issuers = eachIssuerOnce(american, ({ fundamentals }) => fundamentals);
  const answer = impliedPremiumOf(issuers, { source: "" });
  return told(answer.kind === "impliedPremium" ? answer.premium : null);
}

const told = (premium: ImpliedPremium | null): Premiums => ({
  asOf: premium?.asOf ?? null,
  companies: premium?.companies ?? 0,
  together: premium?.value ?? null,
  withoutLargest: premium?.withoutLargest ?? null,
  discountedCashFlow: premium?.byMethod.discountedCashFlow ?? null,
  dividendDiscount: premium?.byMethod.dividendDiscount ?? null,
  residualIncome: premium?.byMethod.residualIncome ?? null,
});
