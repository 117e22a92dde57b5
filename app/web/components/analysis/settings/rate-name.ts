import { createContext, useContext } from "react";
import { useTranslations } from "use-intl";
import type { NotedAssumption } from "../../../../core/analysis/contracts/assumption-notes.ts";
import { assumptionNameKey, type RateName } from "../../../../messages/assumption-texts.ts";

/** What the discount rate of the company on the page is called. */
export const RateNameContext = createContext<RateName>("wacc");

export const useRateName = (): RateName => useContext(RateNameContext);

/** The name of an assumption of the company on the page. */
export function useAssumptionName(): (name: NotedAssumption) => string {
  const t = useTranslations();
  const rate = useRateName();
  return (name) => t(assumptionNameKey(name, rate));
}
