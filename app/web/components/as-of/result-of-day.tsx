import { type CompanyFile, premiumIn, type ValuationReport } from "@valora/valuation";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { AnalysisOfDay } from "../../../core/analysis/contracts/analysis-answer.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useLocalAddress } from "../../session/address.ts";
import { useSourceName } from "../analysis/evidence/source-name.ts";

type ResultOfDayProps = {
  asOf: AnalysisOfDay;
  file: CompanyFile;
  report: ValuationReport;
  /** The same question of today. */
  addressOfToday: string;
};

const bold = (chunks: ReactNode) => <b>{chunks}</b>;
const code = (chunks: ReactNode) => <code>{chunks}</code>;

/** Said above everything: of which day the result is, what of that day is not known, and the way back. */
export function ResultOfDay({ asOf, file, report, addressOfToday }: ResultOfDayProps) {
  const { day, leftOut, riskFreeRate: published } = asOf;
  const t = useTranslations("analysis.asOf");
  const formats = useFormats();
  const nameOf = useSourceName();
  const local = useLocalAddress();
  const { reference, fundamentals, sourceQuote } = file;
  const source = sourceQuote === undefined ? fundamentals.quote : sourceQuote;
  const kind = report.priceStanding?.chosenBy === "user" ? "own" : source === null ? "none" : "close";
  const converted = kind === "close" ? source?.converted : undefined;
  const undated = leftOut.filter(({ period, reason }) => period === "annual" && reason !== "notFiledYet");
  const list = undated.map(({ periodEnd }) => formats.date(periodEnd)).join(" · ");
  return (
    <section className="note mt-6" data-as-of={day} aria-label={formats.date(day)}>
      <p role="status">
        {t.rich("title", {
          date: formats.date(day),
          kind,
          close: source === null ? "" : formats.date(source.asOf.slice(0, 10)),
          b: bold,
        })}
      </p>
      <p className="t-small mt-2">
        {t("rates", {
          from: reference.riskFreeRate.asOf <= day ? "ofDay" : "ofToday",
          rate: formats.date(reference.riskFreeRate.asOf),
          premium: formats.date(premiumIn(reference, report.assumptions.view).premium.asOf),
          averages: formats.date((reference.industry ?? reference.market).asOf),
        })}
      </p>
      {published === null || published.counts ? null : (
        <p className="t-small mt-2">
          {t("published", {
            rate: formats.percent(published.value, 2),
            date: formats.date(published.asOf),
            source: nameOf(published.source),
          })}
        </p>
      )}
      {converted === undefined ? null : (
        <p className="t-small mt-2">
          {t("converted", {
            price: formats.price(converted.value, converted.currency),
            date: formats.date(converted.rateAsOf),
            source: nameOf(converted.rateSource),
          })}
        </p>
      )}
      {kind === "none" ? <p className="t-small mt-2">{t.rich("noClose", { code })}</p> : null}
      {list === "" ? null : <p className="t-small mt-2">{t("undated", { list })}</p>}
      <p className="t-small mt-2 no-print">
        <a className="link" href={local(addressOfToday)}>
          {t("today")}
        </a>
      </p>
    </section>
  );
}
