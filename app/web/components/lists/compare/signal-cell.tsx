import type { SignalKind, Status } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { noSignalOf } from "../../../../core/analysis/contracts/no-signal-rules.ts";
import type { ScreenerRow } from "../../../../core/lists/contracts/screened-company.ts";
import { NoSignalLine } from "../no-signal-line.tsx";

/** The signal by the mean alone. */
const signalOf = { undervalued: "buy", fair: "hold", overvalued: "sell" } as const satisfies Record<Status, SignalKind>;

type SignalCellProps = {
  row: Pick<ScreenerRow, "signal" | "status" | "priceAge" | "votes" | "silence">;
  /** The company's page. */
  to: string;
};

/** The signal with what decided it; where the mean alone would say something else, why the two differ. */
export function SignalCell({ row, to }: SignalCellProps) {
  const t = useTranslations();
  const { signal, status, priceAge } = row;
  const noSignal = noSignalOf(row);
  if (noSignal !== null) return <NoSignalLine said={noSignal} to={to} />;
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
