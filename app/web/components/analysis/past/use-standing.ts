import type { ValueAtDate } from "@valora/valuation/through-time";
import { useTranslations } from "use-intl";
import { standingOf } from "../../../../charts/past-scale.ts";
import { useFormats } from "../../../analysis/formats.ts";

/** Whose price a drawing of the past shows, for its words: at a price of the reader's own, the market's is named as such. */
export const drawnPrice = (isAtOwnPrice: boolean) => (isAtOwnPrice ? "own" : "only");

/** Where the price stands against the band of values and since when, in a sentence. */
export function useStanding(points: readonly ValueAtDate[], isAtOwnPrice: boolean): string {
  const t = useTranslations("past");
  const formats = useFormats();
  const standing = standingOf(points);
  if (standing === null) return t("noBand");
  const { side, since, isWhole } = standing;
  return t(isWhole ? "sinceAtLeast" : "since", {
    of: drawnPrice(isAtOwnPrice),
    side,
    month: formats.date(since.slice(0, 7)),
  });
}
