import { type CurrencyCode, isForceable, type MethodReport, type NotApplicable } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { inSentence } from "../../../../messages/phrases/first-letter.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { NoStatus } from "../verdict/status-label.tsx";
import { CardHead, type Force, ForceLink } from "./card-parts.tsx";

/** A change that is one click away. */
export type CardFix = { label: string; address: string; apply: () => void };

type NotApplicableCardProps = {
  report: MethodReport;
  outcome: NotApplicable;
  currency: CurrencyCode;
  force: Force;
  /** Ways to leave a perpetuity the distance it needs, where that is what is missing. */
  fixes: readonly CardFix[];
};

/** Keeps its place, grey and hatched, and says why and where to look instead. */
export function NotApplicableCard({ report, outcome, currency, force, fixes }: NotApplicableCardProps) {
  const t = useTranslations();
  return (
    <article className="card card-hatched" id={report.method} aria-label={t(`methods.${report.method}.name`)}>
      <CardHead report={report} />
      <div className="card-status">
        <NoStatus>{t("analysis.notApplicable")}</NoStatus>
      </div>
      <NotApplicableReason report={report} outcome={outcome} currency={currency} />
      {outcome.growthBelow === null ? null : <CardFixes fixes={fixes} />}
      {force.isForced || isForceable(outcome.reason) ? <ForceLink force={force} method={report.method} /> : null}
    </article>
  );
}

function CardFixes({ fixes }: { fixes: readonly CardFix[] }) {
  if (fixes.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-2 no-print">
      {fixes.map(({ label, address, apply }) => (
        <a
          key={label}
          className="button button-small num"
          href={address}
          onClick={(event) => {
            event.preventDefault();
            apply();
          }}
        >
          {label}
        </a>
      ))}
    </p>
  );
}

type NotApplicableReasonProps = { report: MethodReport; outcome: NotApplicable; currency: CurrencyCode };

function NotApplicableReason({ report: { method, vote }, outcome, currency }: NotApplicableReasonProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { reason, alternative, missing, rawValue, growthBelow } = outcome;
  const link = (name: string) => (
    <a className="link" href={`#${alternative}`}>
      {name}
    </a>
  );
  return (
    <div className="card-reason">
      <p data-trace={rawValue === null && growthBelow === null ? undefined : `methods/${method}`}>
        <b>{t("analysis.cards.why")}</b> {t(`notApplicable.${reason}`)}
        {missing.length === 0
          ? null
          : ` ${t("analysis.cards.missing", { figures: missing.map((figure) => inSentence(t(`figures.${figure}`))).join(", ") })}`}
        {rawValue === null ? null : ` ${t("analysis.cards.rawValue", { value: formats.price(rawValue, currency) })}`}
        {growthBelow === null ? null : ` ${t("analysis.cards.growthBelow", { rate: formats.percent(growthBelow) })}`}
      </p>
      {vote === 0 ? <p data-trace={`methods/${method}/vote`}>{t("analysis.cards.countsAsZero")}</p> : null}
      {alternative === null ? null : (
        <p>
          <b>{t("analysis.cards.instead")}</b>{" "}
          {t.rich("analysis.cards.see", {
            method: t(`methods.${alternative}.name`),
            link: (chunks) => link(String(chunks)),
          })}
        </p>
      )}
    </div>
  );
}
