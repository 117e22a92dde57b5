import type { ValueAtDate } from "@valora/valuation/through-time";
import { useTranslations } from "use-intl";
import { standingOf } from "../../../../charts/past-scale.ts";
import { useFormats } from "../../../analysis/formats.ts";

/** Where the price stands against the band of values and since when, in a sentence. */
export function useStanding(points: readonly ValueAtDate[]): string {
  const t = useTranslations("past");
  const formats = useFormats();
  const standing = standingOf(points);
  if (standing === null) return t("noBand");
  const { side, since, isWhole } = standing;
  return t(isWhole ? "sinceAtLeast" : "since", { side, month: formats.date(since.slice(0, 7)) });
}
