import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { exchangeName } from "../../../../messages/exchange-names.ts";
import { withClassSaid } from "../../../../messages/phrases/share-class-names.ts";
import { useCarriedLanguage, useLocalAddress } from "../../../session/address.ts";
import type { Suggestion } from "./failed-data.ts";

export function Frame({ title, text, children }: { title: ReactNode; text: string; children: ReactNode }) {
  return (
    <div className="wrap failed">
      <div className="panel failed-panel">
        <h1 className="t-h1">{title}</h1>
        <p className="mt-2 max-w-[60ch] text-ink-2">{text}</p>
        {children}
      </div>
    </div>
  );
}

/** A plain GET form: it works with scripts off, and keeps what was typed. */
export function RetryForm({ ticker }: { ticker: string }) {
  const t = useTranslations("analysis.failed");
  const language = useCarriedLanguage();
  return (
    <form className="failed-form" action="/analysis" method="get">
      {language === null ? null : <input type="hidden" name="lang" value={language} />}
      <label className="sr-only" htmlFor="retry-ticker">
        {t("symbol")}
      </label>
      <input
        id="retry-ticker"
        className="input"
        name="ticker"
        defaultValue={ticker}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
      />
      <button type="submit" className="button button-primary">
        {t("retry")}
      </button>
    </form>
  );
}

export function NearestCompanies({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const local = useLocalAddress();
  const language = useLocale();
  return (
    <ul className="failed-list">
      {suggestions.map(({ ticker, name, exchange }) => (
        <li key={ticker}>
          <a className="link" href={local(`/analysis/${ticker}`)}>
            {ticker}
          </a>
          <span>
            {withClassSaid(name, language)}
            {exchange === null ? "" : `, ${exchangeName(exchange, language)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function PopularLinks({ tickers }: { tickers: readonly string[] }) {
  const local = useLocalAddress();
  return tickers.map((ticker, index) => (
    <span key={ticker}>
      {index === 0 ? "" : ", "}
      <a className="link" href={local(`/analysis/${ticker}`)}>
        {ticker}
      </a>
    </span>
  ));
}
