import type { Ratio, Status } from "@valora/valuation";
import { Ban, Equal, TrendingDown, TrendingUp } from "lucide-react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";

const icons = { undervalued: TrendingUp, fair: Equal, overvalued: TrendingDown };
export const statusTones = { undervalued: "under", fair: "fair", overvalued: "over" } as const satisfies Record<
  Status,
  string
>;

type StatusLabelProps = {
  status: Status;
  difference: Ratio | null;
  /** The address of the difference among the figures of the page. */
  trace?: string;
};

/** A verdict: icon, word and signed difference, so that it never rests on colour alone. */
export function StatusLabel({ status, difference, trace }: StatusLabelProps) {
  const t = useTranslations("analysis");
  const formats = useFormats();
  const Icon = icons[status];
  return (
    <span className={`status tone-${statusTones[status]}`}>
      <Icon size={16} strokeWidth={1.8} aria-hidden="true" />
      <span className="status-word">{t(`status.${status}`)}</span>
      {difference === null ? null : (
        <span className="num status-figure" data-trace={trace}>
          {formats.signedPercent(difference)}
        </span>
      )}
    </span>
  );
}

/** The label in place of a verdict: the method does not vote, or does not apply. */
export function NoStatus({ children, icon = true }: { children: string; icon?: boolean }) {
  return (
    <span className="status text-ink-3">
      {icon ? <Ban size={16} strokeWidth={1.6} aria-hidden="true" /> : null}
      {children}
    </span>
  );
}
