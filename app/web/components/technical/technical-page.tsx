import { useLocation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { type TechnicalAnswer, type TechnicalSeries, technicalRanges } from "../../../contracts/technical.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { buttonClass } from "../../design/button.tsx";
import { useFormats } from "../../formats.ts";
import { NoteText } from "../analysis/data-notes.tsx";
import { CompanyTabs } from "../fundamentals/company-tabs.tsx";
import { LocalLink } from "../local-link.tsx";
import { useProviderName } from "../provider-name.ts";
import { candlesOf, type PriceView, TechnicalCharts } from "./technical-charts.tsx";
import { TechnicalTable } from "./technical-table.tsx";

/** What the price of a share has done, and what is usually read from that; or why it cannot be shown. */
export function TechnicalPage({ answer }: { answer: TechnicalAnswer }) {
  const t = useTranslations("technical");
  const { ticker, name, series, absent } = answer;
  return (
    <div className="wrap fundamentals">
      <CompanyTabs
        ticker={ticker}
        name={name}
        current="technical"
        title={t("title", { name: spokenName(name), ticker })}
        lead={t("lead", { name: spokenName(name) })}
      />
      {series === null ? (
        <Absent ticker={ticker} reason={absent ?? "noAnswer"} notes={answer.notes} />
      ) : (
        <Shown series={series} />
      )}
    </div>
  );
}

function Shown({ series }: { series: TechnicalSeries }) {
  const [search] = useSearchParams();
  const hasCandles = candlesOf(series.points) !== null;
  const view: PriceView = hasCandles && search.get("view") === "candles" ? "candles" : "line";
  return (
    <>
      <div className="mt-8 flex flex-wrap justify-between gap-x-8 gap-y-2">
        <Ranges current={series.range} view={view} />
        {hasCandles ? <Views range={series.range} current={view} /> : null}
      </div>
      <Summary series={series} />
      <TechnicalCharts series={series} view={view} />
      <TechnicalTable series={series} />
    </>
  );
}

/** The address of a view: what is usual stays out of it. */
function searchOf(range: TechnicalSeries["range"], view: PriceView): string {
  const search = new URLSearchParams({
    ...(range === "1y" ? {} : { range }),
    ...(view === "line" ? {} : { view }),
  });
  return search.size === 0 ? "" : `?${search}`;
}

function Views({ range, current }: { range: TechnicalSeries["range"]; current: PriceView }) {
  const t = useTranslations("technical");
  const { pathname } = useLocation();
  return (
    <nav className="view-choice" aria-label={t("view")}>
      {(["line", "candles"] as const).map((view) => (
        <LocalLink
          key={view}
          to={`${pathname}${searchOf(range, view)}`}
          preventScrollReset
          aria-current={view === current ? "true" : undefined}
        >
          {t(`views.${view}`)}
        </LocalLink>
      ))}
    </nav>
  );
}

function Ranges({ current, view }: { current: TechnicalSeries["range"]; view: PriceView }) {
  const t = useTranslations("technical");
  const { pathname } = useLocation();
  return (
    <nav className="view-choice" aria-label={t("range")}>
      {technicalRanges.map((range) => (
        <LocalLink
          key={range}
          to={`${pathname}${searchOf(range, view)}`}
          preventScrollReset
          aria-current={range === current ? "true" : undefined}
        >
          {t(`ranges.${range}`)}
        </LocalLink>
      ))}
    </nav>
  );
}

function Summary({ series }: { series: TechnicalSeries }) {
  const t = useTranslations("technical");
  const formats = useFormats();
  const nameOf = useProviderName();
  const { currency, change, overLongAverage, yearRange, range, source, adjustedFor, step, staleSince } = series;
  const last = series.latest[0];
  if (last === undefined) return null;
  return (
    <div className="mt-6 grid gap-2">
      <p className="t-verdict max-w-[52ch]">
        {t("say", {
          date: formats.date(last.date),
          price: formats.price(last.close, currency),
          range: t(`ranges.${range}`),
          change: change === null ? "none" : formats.signedPercent(change),
          over: overLongAverage === null ? "none" : formats.signedPercent(overLongAverage),
        })}
      </p>
      {yearRange === null ? null : (
        <p className="t-say">
          {t("yearRange", {
            lowest: formats.price(yearRange.lowest, currency),
            highest: formats.price(yearRange.highest, currency),
          })}
        </p>
      )}
      <p className="t-small text-ink-3">
        {t("source", { source: nameOf(source), adjusted: adjustedFor })} {step === "week" ? t("weekly") : null}{" "}
        {staleSince === null ? null : t("stale", { date: formats.moment(staleSince) })}
      </p>
    </div>
  );
}

type AbsentProps = { ticker: string; reason: NonNullable<TechnicalAnswer["absent"]>; notes: TechnicalAnswer["notes"] };

function Absent({ ticker, reason, notes }: AbsentProps) {
  const t = useTranslations("technical.absent");
  return (
    <section className="sec" aria-labelledby="absent">
      <h2 className="t-h2" id="absent">
        {t("title")}
      </h2>
      <p className="mt-4 max-w-[66ch]">{t(reason)}</p>
      {notes.length === 0 ? null : (
        <ul className="t-small mt-3 text-ink-2">
          {notes.map((note) => (
            <NoteText key={`${note.code} ${note.params.provider ?? ""}`} note={note} />
          ))}
        </ul>
      )}
      <p className="mt-3 max-w-[66ch] text-ink-2">{t("value")}</p>
      <p className="mt-6">
        <LocalLink className={buttonClass("secondary")} to={`/analysis/${encodeURIComponent(ticker)}`}>
          {t("back")}
        </LocalLink>
      </p>
    </section>
  );
}
