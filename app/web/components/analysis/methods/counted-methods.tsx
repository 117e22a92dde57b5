import type { MethodReport, ValuationReport } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { silencedMethods } from "./silenced-methods.ts";

/** Beside the mean: the methods that no longer count in it by what the reader has set, each with its reason, and those that now do. */
export function CountedMethods({ computed, report }: { computed: ValuationReport | null; report: ValuationReport }) {
  const t = useTranslations();
  if (computed === null || computed === report) return null;
  const gone = silencedMethods(computed, report);
  const come = silencedMethods(report, computed);
  if (gone.length + come.length === 0) return null;
  return (
    <div className="counted-methods t-small text-ink-2">
      {gone.map((each) => (
        <p key={each.method}>
          <b className="text-warn">{t("settings.gone", { method: t(`methods.${each.method}.name`) })}</b>{" "}
          <Reason report={each} />
        </p>
      ))}
      {come.map(({ method }) => (
        <p key={method}>
          <b>{t("settings.come", { method: t(`methods.${method}.name`) })}</b>
        </p>
      ))}
    </div>
  );
}

function Reason({ report: { outcome } }: { report: MethodReport }) {
  const t = useTranslations();
  if (outcome.kind !== "estimate") return t(`notApplicable.${outcome.reason}`);
  return outcome.notVotingReason === null ? null : t(`notVoting.${outcome.notVotingReason}`);
}
