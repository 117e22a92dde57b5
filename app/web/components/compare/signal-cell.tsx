import type { SignalKind, Status } from "@valora/valuation";
import { useTranslations } from "use-intl";
import type { ScreenerRow } from "../../../contracts/screener.ts";

/** What the signal would be if it only looked at the mean. */
const signalOf = { undervalued: "buy", fair: "hold", overvalued: "sell" } as const satisfies Record<Status, SignalKind>;

/** The signal with what decided it; where the mean alone would say something else, why the two differ. */
export function SignalCell({
  row: { signal, status, priceAge },
}: {
  row: Pick<ScreenerRow, "signal" | "status" | "priceAge">;
}) {
  const t = useTranslations();
  const differs = status !== null && signal.kind !== "none" && signalOf[status] !== signal.kind;
  return (
    <>
      <b className={`font-semibold ${priceAge?.kind === "late" ? "text-ink-2" : ""}`}>
        {t(`signal.kinds.${signal.kind}`)}
      </b>
      <span className="constant hint m-0 block whitespace-normal">
        {t(`signal.reasons.${signal.reason}`)}
        {differs ? ` ${t("compare.signalDiffers")}` : null}
      </span>
    </>
  );
}
