import type { CurrencyCode, Silence } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { cutEndsOf } from "../../../../charts/value-scale.ts";
import type { ComparedMethod } from "../../../../core/lists/contracts/compare.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { CutMark } from "../../analysis/verdict/range-bar.tsx";
import { NoStatus, StatusLabel, statusTones } from "../../analysis/verdict/status-label.tsx";
import { MethodSilence } from "../../method-silence.tsx";
import type { RatioScale } from "./ratio-scale.ts";

type MethodCellProps = {
  compared: ComparedMethod | undefined;
  currency: CurrencyCode;
  scale: RatioScale;
  /** Why nothing is judged by the price; null where it is. */
  silence: Silence | null;
};

/** One method's value of one company, its difference to the price, and a bar on the scale of all. */
export function MethodCell({ compared, currency, scale, silence }: MethodCellProps) {
  const t = useTranslations();
  const formats = useFormats();
  if (compared === undefined) return null;
  const { outcome } = compared;
  if (outcome.kind === "notApplicable") {
    return <MethodSilence notApplicable={outcome.reason} notVoting={null} />;
  }
  const { value, status, difference, votes, notVotingReason } = outcome;
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <b className={votes ? "font-semibold" : "font-normal text-ink-2"}>{formats.price(value, currency)}</b>
        {votes && status ? <StatusLabel status={status} difference={difference} /> : null}
        {votes && silence !== null ? <NoStatus icon={false}>{t("analysis.statusNone")}</NoStatus> : null}
      </span>
      {silence !== null ? null : <RatioBar compared={compared} scale={scale} />}
      <MethodSilence notApplicable={null} notVoting={notVotingReason} />
    </>
  );
}

const percent = (value: number) => `${value.toFixed(2)}%`;
const middle = 14;

/** From the lowest to the highest scenario, a tick at the neutral one; the ink line is the price. */
function RatioBar({ compared: { method, relative, outcome }, scale }: { compared: ComparedMethod; scale: RatioScale }) {
  const formats = useFormats();
  if (relative === null || outcome.kind === "notApplicable") return null;
  const { votes, status } = outcome;
  const [low, high] = [scale.at(relative.low), scale.at(relative.high)];
  const place = { x: percent(low), width: percent(Math.max(high - low, 0.6)) };
  const price = percent(scale.at(1));
  return (
    <svg className="my-1 block w-full" height={middle + 10} aria-hidden="true">
      <line x1="0" x2="100%" y1={middle} y2={middle} stroke="var(--line)" />
      {votes ? (
        <rect {...place} y={middle - 5} height="10" fill="var(--s2)" />
      ) : (
        <rect {...place} y={middle - 4.5} height="9" fill="none" stroke="var(--control)" strokeDasharray="3 2" />
      )}
      {cutEndsOf(scale, relative).map(({ side, reaches }) => (
        <CutMark
          key={side}
          side={side}
          middle={middle}
          words={reaches.map(formats.multiple).join(" – ")}
          trace={`methods/${method}/timesPrice`}
        />
      ))}
      {relative.value > scale.to || relative.value < scale.from ? null : (
        <rect
          x={percent(scale.at(relative.value))}
          y={middle - 8}
          width="4"
          height="16"
          fill={votes && status ? `var(--${statusTones[status]})` : "var(--ink-3)"}
          transform="translate(-2 0)"
        />
      )}
      <line x1={price} x2={price} y1={middle - 10} y2={middle + 10} stroke="var(--ink)" strokeWidth="1.5" />
    </svg>
  );
}
