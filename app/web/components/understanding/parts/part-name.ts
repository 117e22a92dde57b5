import type { PartLine } from "@valora/valuation/sum-of-parts";
import { useTranslations } from "use-intl";
import { partNameOf } from "../../../../messages/phrases/part-name.ts";

/** The filer's words; ours for the parts that every taxonomy has, and for what no part tells. */
export function usePartName(): (line: Pick<PartLine, "member" | "label" | "language">) => string {
  const t = useTranslations();
  return (line) => partNameOf(line, t);
}
