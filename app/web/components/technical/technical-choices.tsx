import { Check, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import {
  type TechnicalIndicator,
  type TechnicalSeries,
  technicalIndicators,
  technicalRanges,
  usualTechnicalIndicators,
  usualTechnicalRange,
} from "../../../core/fundamentals/contracts/technical.ts";
import { technicalQueryIn } from "../../../core/fundamentals/contracts/technical-address.ts";
import { LocalLink } from "../site/local-link.tsx";

export type PriceView = "line" | "candles";

/** How the address of a page asks for the price to be drawn. */
export const viewIn = (search: URLSearchParams): PriceView => (search.get("view") === "candles" ? "candles" : "line");

type Choice = { range: TechnicalSeries["range"]; view: PriceView; indicators: readonly TechnicalIndicator[] };

/** The address of a view: what is usual stays out of it. */
function searchOf({ range, view, indicators }: Choice): string {
  const search = new URLSearchParams({
    ...(range === usualTechnicalRange ? {} : { range }),
    ...(view === "line" ? {} : { view }),
    ...(indicators.join() === usualTechnicalIndicators.join() ? {} : { indicators: indicators.join(",") || "none" }),
  });
  return search.size === 0 ? "" : `?${search}`;
}

type TechnicalChoicesProps = { ticker: string; series: TechnicalSeries; view: PriceView; hasCandles: boolean };

/** How far back, how the price is drawn, which indicators, and the same as a table to take away: links all of them. */
export function TechnicalChoices({ ticker, series, view, hasCandles }: TechnicalChoicesProps) {
  const t = useTranslations("technical");
  const current = useAskedChoice(ticker, { range: series.range, view, indicators: series.indicators });
  return (
    <div className="technical-choices">
      <nav className="view-choice" aria-label={t("range")}>
        {technicalRanges.map((range) => (
          <Way key={range} to={{ ...current, range }} isCurrent={range === current.range}>
            {t(`ranges.${range}`)}
          </Way>
        ))}
      </nav>
      {hasCandles ? (
        <nav className="view-choice" aria-label={t("view")}>
          {(["line", "candles"] as const).map((each) => (
            <Way key={each} to={{ ...current, view: each }} isCurrent={each === current.view}>
              {t(`views.${each}`)}
            </Way>
          ))}
        </nav>
      ) : null}
      <nav className="view-choice technical-indicators" aria-label={t("indicators")}>
        {technicalIndicators.map((indicator) => (
          <Toggle key={indicator} indicator={indicator} current={current} />
        ))}
      </nav>
      <Download ticker={ticker} series={series} />
    </div>
  );
}

/** The choice on show, or a later one on its way: the next choice adds to that. */
function useAskedChoice(ticker: string, shown: Choice): Choice {
  const { pathname } = useLocation();
  const { location: asked } = useNavigation();
  if (asked === undefined || asked.pathname !== pathname) return shown;
  const search = new URLSearchParams(asked.search);
  const { range, indicators } = technicalQueryIn(ticker, search);
  return { range, indicators, view: viewIn(search) };
}

function Way({ to, isCurrent, children }: { to: Choice; isCurrent: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <LocalLink to={`${pathname}${searchOf(to)}`} preventScrollReset aria-current={isCurrent ? "true" : undefined}>
      {children}
    </LocalLink>
  );
}

/** Leads to the page with this indicator, or without it. */
function Toggle({ indicator, current }: { indicator: TechnicalIndicator; current: Choice }) {
  const t = useTranslations("technical");
  const isShown = current.indicators.includes(indicator);
  const indicators = technicalIndicators.filter((each) =>
    each === indicator ? !isShown : current.indicators.includes(each),
  );
  const Icon = isShown ? Check : Plus;
  return (
    <Way to={{ ...current, indicators }} isCurrent={isShown}>
      <Icon size={14} strokeWidth={1.8} aria-hidden="true" />
      {t(`indicatorNames.${indicator}`)}
      <span className="sr-only">: {t(isShown ? "hide" : "show")}</span>
    </Way>
  );
}

function Download({ ticker, series: { range, indicators } }: Pick<TechnicalChoicesProps, "ticker" | "series">) {
  const t = useTranslations("technical");
  const lang = useLocale();
  const parameters = new URLSearchParams({ ticker, range, lang });
  if (indicators.length > 0) parameters.set("indicators", indicators.join(","));
  return (
    <a className="link t-small" href={`/api/v1/technical.csv?${parameters}`} download="">
      {t("download")}
    </a>
  );
}
