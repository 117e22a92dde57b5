import type { Trace } from "@valora/valuation";
import { Clock } from "lucide-react";
import { useContext } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import {
  type TechnicalAnswer,
  type TechnicalSeries,
  technicalIndicators,
  technicalRanges,
  usualTechnicalRange,
} from "../../../core/fundamentals/contracts/technical.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { useFormats } from "../../analysis/formats.ts";
import { CompanyTabs } from "../fundamentals/company-tabs.tsx";
import { StatementTrace } from "../fundamentals/statement-trace.tsx";
import { FigureRootContext } from "../fundamentals/traced-figure.tsx";
import { TracedPage } from "../fundamentals/traced-page.tsx";
import { NotTaken } from "../site/not-taken.tsx";
import { useProviderNameInSentence } from "../site/provider-name.ts";
import { NoDailyPrices } from "./no-daily-prices.tsx";
import { candlesOf, TechnicalCharts } from "./technical-charts.tsx";
import { TechnicalChoices, viewIn } from "./technical-choices.tsx";
import { TechnicalFigure } from "./technical-figure.tsx";
import { TechnicalTable } from "./technical-table.tsx";

const choices = {
  range: technicalRanges,
  indicators: [...technicalIndicators, "none"],
  view: ["candles", "line"],
};
const names = [...Object.keys(choices), "trace", "lang"];

/** The price history of a share, and its usual indicators; or why it cannot be shown. */
export function TechnicalPage({ answer, shown }: { answer: TechnicalAnswer; shown: Trace | null }) {
  const t = useTranslations("technical");
  const { ticker, name, series } = answer;
  return (
    <TracedPage ticker={ticker} root={`technical/${series?.range ?? usualTechnicalRange}`}>
      <CompanyTabs
        ticker={ticker}
        name={name}
        current="technical"
        title={t("title", { name: spokenName(name), ticker })}
        lead={t("lead", { name: spokenName(name) })}
      />
      <NotTaken choices={choices} names={names} />
      {series === null ? (
        <NoDailyPrices answer={answer} />
      ) : (
        <>
          <ShownSession trace={shown} currency={series.currency} />
          <Shown ticker={ticker} series={series} />
        </>
      )}
    </TracedPage>
  );
}

/** Where a number of the last session comes from, or the one of an earlier session that the address names: `2026-04-24.rsi14`. */
function ShownSession(shown: Parameters<typeof StatementTrace>[0]) {
  const [search] = useSearchParams();
  const root = useContext(FigureRootContext);
  const [day] = /^[\d-]{10}(?=\.)/.exec(search.get("trace") ?? "") ?? [];
  return (
    <FigureRootContext value={day === undefined ? root : `technical/${day}`}>
      <StatementTrace {...shown} />
    </FigureRootContext>
  );
}

function Shown({ ticker, series }: { ticker: string; series: TechnicalSeries }) {
  const [search] = useSearchParams();
  const hasCandles = candlesOf(series.points) !== null;
  const view = hasCandles ? viewIn(search) : "line";
  return (
    <>
      <TechnicalChoices ticker={ticker} series={series} view={view} hasCandles={hasCandles} />
      <Summary series={series} />
      <TechnicalCharts series={series} view={view} />
      <TechnicalTable series={series} />
    </>
  );
}

function Summary({ series }: { series: TechnicalSeries }) {
  const t = useTranslations("technical");
  const formats = useFormats();
  const { currency, readings, range, to } = series;
  const price = (value: number) => formats.price(value, currency);
  const figure = (name: keyof typeof readings, write: (value: number) => string) => () => (
    <TechnicalFigure reading={readings[name]} write={write} isQuiet={false} />
  );
  return (
    <div className="mt-6 grid gap-2">
      <p className="constant t-verdict max-w-[52ch]">
        {t.rich("say", {
          date: formats.date(to),
          range: t(`ranges.${range}`),
          hasChange: String(readings.change !== null),
          hasAverage: String(readings.overLongAverage !== null),
          price: figure("close", price),
          change: figure("change", formats.signedPercent),
          over: figure("overLongAverage", formats.signedPercent),
        })}
      </p>
      {readings.lowest === null || readings.highest === null ? null : (
        <p className="constant t-say">
          {t.rich("yearRange", { lowest: figure("lowest", price), highest: figure("highest", price) })}
        </p>
      )}
      <Source series={series} />
    </div>
  );
}

/** Whose prices these are, up to which day, and on what basis. */
function Source({
  series: { range, source, adjustedFor, step, to, ageInDays, isOld, staleSince },
}: {
  series: TechnicalSeries;
}) {
  const t = useTranslations("technical");
  const formats = useFormats();
  const nameOf = useProviderNameInSentence();
  return (
    <>
      {isOld ? (
        <p className="t-small technical-old" data-trace={`technical/${range}/ageInDays`}>
          <Clock size={14} strokeWidth={1.6} aria-hidden="true" />
          {t("old", { date: formats.date(to), days: ageInDays })}
        </p>
      ) : null}
      <p className="t-small text-ink-3">
        {t("source", { source: nameOf(source), adjusted: adjustedFor, date: formats.date(to) })}{" "}
        {source === "bundled" ? t("includedTerms") : null} {step === "week" ? t("weekly") : null}{" "}
        {staleSince === null ? null : t("stale", { date: formats.moment(staleSince) })}
      </p>
    </>
  );
}
