import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import { useProviderNameInSentence } from "../site/provider-name.ts";
import { FilingLink } from "./statement-table.tsx";
import type { Statements } from "./statements.ts";

/** The provider has fiscal years only: said in place of empty tables, with who would have more. */
export function AnnualOnly({ provider }: { provider: string }) {
  const t = useTranslations("fundamentals.statements");
  const providerName = useProviderNameInSentence();
  return <p className="mt-6 max-w-[72ch] text-ink-2">{t("annualOnly", { source: providerName(provider) })}</p>;
}

/** The meaning of the signs in the tables, and the limits of the figures. */
export function StatementNotes({ statements, isGrowth }: { statements: Statements; isGrowth: boolean }) {
  const t = useTranslations("fundamentals.statements");
  const providerName = useProviderNameInSentence();
  const { period, provider, availablePeriods, asOf } = statements;
  return (
    <>
      {period === "ttm" ? <MadeOf statements={statements} /> : null}
      <ul className="fundamentals-notes t-small text-ink-2">
        <li>{t(isGrowth ? "dashGrowth" : "dash", { period })}</li>
        <li>{t("perShare")}</li>
        <li>{t("derived")}</li>
        {period === "annual" ? null : <li>{t(`byDifference.${period}`)}</li>}
        {period === "annual" ? null : <li>{t("valuedAnnually")}</li>}
        {availablePeriods.length > 1 || asOf !== null ? null : (
          <li>{t("annualOnly", { source: providerName(provider) })}</li>
        )}
      </ul>
    </>
  );
}

/** The periods that the last twelve months are made of, each with its document. */
function MadeOf({ statements: { columns } }: { statements: Statements }) {
  const t = useTranslations("fundamentals.statements");
  const formats = useFormats();
  const latest = columns.at(-1);
  if (latest === undefined || latest.madeOf.length === 0) return null;
  return (
    <section className="sec">
      <div className="sec-head">
        <h2 className="t-h2">{t("madeOf", { date: formats.date(latest.periodEnd) })}</h2>
      </div>
      <ul className="fundamentals-notes t-small text-ink-2">
        {latest.madeOf.map(({ sign, months, periodEnd, filedAt, accession }) => (
          <li key={`${periodEnd} ${accession}`} data-trace="statements/ttm/columns">
            {t.rich(sign === 1 ? "plusPeriod" : "minusPeriod", {
              months: String(months),
              date: formats.date(periodEnd),
              filing: () => <FilingLink filedAt={filedAt} accession={accession} />,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
