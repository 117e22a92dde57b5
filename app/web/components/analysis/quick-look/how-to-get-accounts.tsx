import type { ValuationReport } from "@valora/valuation";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Language } from "../../../../messages/languages.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { useCarriedLanguage } from "../../../session/address.ts";
import { LocalLink } from "../../site/local-link.tsx";
import { howToGetAccountsId } from "./how-to-get-accounts-id.ts";

type HowToGetAccountsProps = {
  ticker: string;
  /** Whether the template comes with figures that are known. */
  isPrefilled: boolean;
  /** Whether the known figures are told in cards. */
  hasCards?: boolean;
  /** Another way to its accounts, offered first. */
  children?: ReactNode;
};

/** The question of the page of questions that says how a source is added. */
export const coverageQuestion: Readonly<Record<Language, string>> = {
  es: "cobertura",
  en: "coverage",
  it: "copertura",
};

/** How to get the accounts of a company without them: its own table, or a live source. */
export function HowToGetAccounts({ ticker, isPrefilled, hasCards = false, children }: HowToGetAccountsProps) {
  const t = useTranslations("analysis.quickLook");
  const { language } = useFormats();
  const carried = useCarriedLanguage();
  const question = coverageQuestion[language];
  const template = `/import/template/${language}`;
  const query = isPrefilled ? `?ticker=${encodeURIComponent(ticker)}` : "";
  const company = new URLSearchParams({
    ...(isPrefilled ? { company: ticker } : {}),
    ...(carried === null ? {} : { lang: carried }),
  }).toString();
  return (
    <section className="quick-look scroll-mt-8" id={howToGetAccountsId}>
      <h2>{t("get")}</h2>
      {children}
      <ul className="failed-tips">
        <li>
          {t(isPrefilled ? "templateFilled" : "template")}{" "}
          <a className="link" href={`${template}/xlsx${query}`} download>
            Excel
          </a>{" "}
          ·{" "}
          <a className="link" href={`${template}${query}`} download>
            CSV
          </a>
        </li>
        <li>
          <a className="link" href={company === "" ? "/import" : `/import?${company}`}>
            {t("import")}
          </a>
        </li>
        <li>
          {t("live")}{" "}
          <LocalLink className="link" to={`/faq?open=${question}#${question}`}>
            {t("liveMore")}
          </LocalLink>
        </li>
        {hasCards && (
          <li>
            <LocalLink className="link" to={`/analysis/${encodeURIComponent(ticker)}/story/business`}>
              {t("cards")}
            </LocalLink>
          </li>
        )}
      </ul>
    </section>
  );
}

/** The same under a result in which no method gives a value, unless an exchange rate is all that is missing. */
export function WithoutValue({ ticker, report: { methods, blockedBy } }: { ticker: string; report: ValuationReport }) {
  const hasValue = methods.some(({ outcome }) => outcome.kind === "estimate");
  return hasValue || blockedBy === "currencyUnresolved" ? null : <HowToGetAccounts ticker={ticker} isPrefilled />;
}
