import type { Fundamentals } from "../inputs/fundamentals.ts";
import type { MarketReference } from "../inputs/market-reference.ts";
import type { FigureName } from "../inputs/statement.ts";
import type { Warning } from "../report/outcome.ts";
import { derive, type Quantity } from "../trace/trace.ts";
import { scaled } from "../trace/traced-formulas/figures.ts";
import { latestBalance } from "./accounts/base-figures.ts";
import type { History, Known } from "./accounts/history.ts";
import { industryLeaf } from "./references.ts";

/** From enterprise to equity value: what others have a claim on, and what the operations do not use. */
export type Bridge = { claims: readonly Quantity[]; assets: readonly Quantity[]; warnings: readonly Warning[] };

/**
 * Claims: debt, minorities at the industry's price-to-book (at book when it has none, and for utilities, whose book is what a
 * regulator lets them earn on), preferred equity. Assets: cash and securities. What is unknown is left out, and said:
 * associates, pensions and finance leases are. Debt that is stated less the cash is one claim, below zero where there is more cash. Operating leases of US statements are not deducted, because their
 * rent has lowered operating income.
 */
export function bridgeOf(inputs: {
  fundamentals: Fundamentals;
  reference: MarketReference;
  history: History;
  debt: Known;
  /** Null where the debt is one figure, less the cash. */
  cash: { cash: Known; parts: readonly Quantity[] } | null;
  isUtility: boolean;
}): Bridge {
  const { fundamentals, reference, history, debt, cash } = inputs;
  const warnings: Warning[] = [...debt.warnings, ...(cash?.cash.warnings ?? [])];
  const claims: Quantity[] = [debt.quantity];
  const figure = (name: FigureName) => latestBalance(history, name);

  const minorities = figure("minorityInterests");
  const priceToBook = industryLeaf(reference, "priceToBook", "industryPriceToBook", "ratio");
  if (!minorities) warnings.push("minoritiesUnknown");
  else if (!inputs.isUtility && priceToBook && priceToBook.leaf.value > 0) {
    claims.push(derive("minorityInterests", scaled, { share: priceToBook.leaf, whole: minorities }));
  } else {
    claims.push(minorities);
    warnings.push("minoritiesAtBook");
  }

  const preferred = figure("preferredEquity");
  if (preferred) claims.push(preferred);
  else warnings.push("preferredUnknown");
  warnings.push(
    "associatesUnknown",
    "pensionsUnknown",
    fundamentals.country === "US" ? "financeLeasesUnknown" : "leasesUnknown",
  );
  return { claims, assets: cash?.parts ?? [], warnings };
}
