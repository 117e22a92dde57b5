import type { SignalKind, ValuationReport } from "@valora/valuation";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";
import { LocalLink } from "../../site/local-link.tsx";

const tones = { buy: "under", hold: "fair", sell: "over", none: "none" } as const satisfies Record<SignalKind, string>;
const steps = ["vote", "dates", "minimum", "contradiction", "majority", "rest"] as const;

/** Of which day the price is that everything is said at: the verdict is of that day, and never of today. */
export function PriceDate({ report }: { report: ValuationReport }) {
  const t = useTranslations("signal");
  const formats = useFormats();
  const { priceStanding: standing } = report;
  if (
    standing === null ||
    (report.summary.voting === 0 && standing.silence !== "accountsTooOld" && standing.silence !== "partSeparated")
  )
    return null;
  const isOwn = standing.chosenBy === "user";
  return (
    <p className={`verdict-date t-small ${isOwn ? "text-accent" : "text-ink-3"}`}>
      {t(isOwn ? "datedOwn" : "dated", { date: formats.date(standing.asOf) })}
    </p>
  );
}

/** The model signal with its day, its reason, the rule behind it, and what it is not. */
export function SignalNote({ report }: { report: ValuationReport }) {
  const t = useTranslations("signal");
  const formats = useFormats();
  const { signal, signalHoldsInScenarios: count } = report.summary;
  const isOfToday = report.priceStanding?.age?.kind !== "late";
  return (
    <div className={`signal signal-${isOfToday ? tones[signal.kind] : "muted"}`}>
      <p className="t-small text-ink-3">
        {signal.asOf === null ? t("title") : t("titleDated", { date: formats.date(signal.asOf) })}
      </p>
      <p className="signal-kind">
        {t(`kinds.${signal.kind}`)}
        {signal.kind === "none" || signal.strength === "plain" ? null : (
          <small> · {t(`strengths.${signal.strength}`)}</small>
        )}
      </p>
      <p
        className="t-small mt-1 text-ink-2"
        data-trace="summary/signalHoldsInScenarios summary/scenarios priceStanding"
      >
        {t(`reasons.${signal.reason}`)}
        {signal.kind === "none" || count === 0 ? null : ` ${t("holds", { count })}`}
      </p>
      <details className="disclosure explains" id="signal-rule">
        <summary>
          <ChevronDown size={14} strokeWidth={1.6} aria-hidden="true" />
          {t("rule")}
        </summary>
        <ol className="signal-steps t-small text-ink-2">
          {steps.map((step) => (
            <li key={step}>{t(`ruleSteps.${step}`)}</li>
          ))}
        </ol>
      </details>
      <p className="t-tiny mt-1 text-ink-3">{t("disclaimer")}</p>
      <p className="signal-links explains t-tiny mt-1 flex flex-wrap gap-x-4">
        <LocalLink className="link" to="/methodology/calibration">
          {t("inGeneral")}
        </LocalLink>
        <LocalLink className="link" to="/methodology/evidence">
          {t("afterwards")}
        </LocalLink>
      </p>
    </div>
  );
}
