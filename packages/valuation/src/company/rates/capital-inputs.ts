import type { Classification } from "../../inputs/company-type.ts";
import type { Fundamentals } from "../../inputs/fundamentals.ts";
import type { MarketReference } from "../../inputs/market-reference.ts";
import type { Rate, Ratio } from "../../inputs/units.ts";
import type { ValuationView } from "../../scenarios/assumptions.ts";
import type { QuantityName } from "../../trace/quantity-names.ts";
import { assumption, type Quantity } from "../../trace/trace.ts";
import type { History, Known } from "../accounts/history.ts";

/** What a reader may set of the cost of equity; absent: computed. */
export type CapitalChoices = {
  riskFreeRate?: Rate | undefined;
  equityRiskPremium?: Rate | undefined;
  beta?: Ratio | undefined;
};

export type CapitalInputs = {
  fundamentals: Fundamentals;
  reference: MarketReference;
  history: History;
  classification: Classification;
  isFinancial: boolean;
  isCyclical: boolean;
  marketValue: Quantity | null;
  debt: Known | null;
  choices: CapitalChoices & { view: ValuationView };
};

/** The reader's number in place of the computed one, where there is one. */
export const chosenOr = (computed: Quantity, name: QuantityName, chosen: number | undefined): Quantity =>
  chosen === undefined ? computed : assumption(name, chosen, computed.unit, "user");
