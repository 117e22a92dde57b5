import { createContext, useContext } from "react";
import { useTranslations } from "use-intl";
import type { NotedAssumption } from "../../../../core/analysis/contracts/assumption-notes.ts";
import { assumptionNameKey, type RateLabel } from "../../../../messages/assumption-texts.ts";

/** What the discount rate of the company on the page, or in the row, is called; outside of both it is either. */
export const RateNameContext = createContext<RateLabel>("eitherRate");

export const useRateName = (): RateLabel => useContext(RateNameContext);

/** The name of an assumption of the company on the page. */
export function useAssumptionName(): (name: NotedAssumption) => string {
  const t = useTranslations();
  const rate = useRateName();
  return (name) => t(assumptionNameKey(name, rate));
}
