import { ArrowRight, Ban } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { IndexMembership, QuickLook } from "../../../../core/analysis/contracts/quick-look.ts";
import type { FormerName } from "../../../../core/lists/contracts/companies.ts";
import type { Allowance } from "../../../../core/usage/contracts/plan.ts";
import type { FilingsOffer } from "../../../../features/filings/contracts/filings.ts";
import { exchangeName } from "../../../../messages/exchange-names.ts";
import { withClassSaid } from "../../../../messages/phrases/share-class-names.ts";
import { useCarriedLanguage, useLocalAddress } from "../../../session/address.ts";
import { AllowanceLine } from "../../accounts/allowance-line.tsx";
import { GetFilingsOffer } from "../../filings/get-filings-offer.tsx";
import { LocalLink } from "../../site/local-link.tsx";
import { useProviderName } from "../../site/provider-name.ts";
import { HowToGet } from "../quick-look/how-to-get.tsx";
import { IndexMemberships, QuickLookSection } from "../quick-look/quick-look.tsx";

type Suggestion = { ticker: string; name: string; exchange: string | null };

/** The symbol is right: there is nothing else to choose. */
const otherCodes = [
  "dailyQuotaExceeded",
  "minuteQuotaExceeded",
  "anonymousQuotaExceeded",
  "upstreamUnavailable",
  "upstreamInvalid",
  "upstreamLimited",
  "upstreamTimeout",
  "dataIncomplete",
  "dataInvalid",
  "dataSuspect",
  "accountsOfAnother",
] as const;
const failedCodes = [
  "tickerNotFound",
  "tickerInvalid",
  "noStatements",
  "assetUnsupported",
  "marketUnsupported",
  ...otherCodes,
] as const;
type FailedCode = (typeof failedCodes)[number];

const notOfSymbol: ReadonlySet<FailedCode> = new Set(otherCodes);

/** Whether the symbol may be wrong: a listed company that lacks accounts is the one that was typed. */
const isOfSymbol = ({ code, identifier }: FailedAnalysisData): boolean =>
  !notOfSymbol.has(code) && (code !== "noStatements" || identifier !== null);

/** The reader's plan, or that of all visitors, stands in the way. */
const ofPlan: ReadonlySet<FailedCode> = new Set([
  "dailyQuotaExceeded",
  "minuteQuotaExceeded",
  "anonymousQuotaExceeded",
]);

/** Whether a failure is one that this page explains; the others have a page of their own. */
export const isFailedCode = (code: string): code is FailedCode | "noLongerListed" =>
  code === "noLongerListed" || failedCodes.some((own) => own === code);

/** A company that is not listed any more, and the symbol that went on with its business, where one did. */
type FormerCompany = FormerName & { into: string | null };

/** Why there is no analysis, with what helps to go on. */
export type FailedAnalysisData = {
  code: FailedCode;
  /** The reader's input, as typed. */
  ticker: string;
  name: string;
  /** The ISIN or LEI that was typed in place of a symbol. */
  identifier: { kind: "isin" | "lei"; isValid: boolean } | null;
  /** The kind of instrument, for one that is not valued. */
  kind: string;
  /** The provider at fault, where one is; empty otherwise. */
  provider: string;
  /** Whose accounts the provider gives, where they are another company's; empty otherwise. */
  issuer: string;
  commonShare: string | null;
  /** Whether what was typed names several companies, those nearest among them. */
  isName: boolean;
  nearest: readonly Suggestion[];
  /** The known figures of a company without accounts; null where none is known. */
  quickLook: QuickLook | null;
  indices: readonly IndexMembership[];
  /** The company that is not listed any more; null where another reason stands in the way. */
  former: FormerCompany | null;
  popular: readonly string[];
  /** The reader's remaining quota, where a plan limits them. */
  allowance: Allowance | null;
  /** Whether the reader could have an allowance of their own by signing in. */
  isAnonymous: boolean;
  /** The company's filings at a press; null where they cannot be fetched. */
  filings: FilingsOffer | null;
};

/** The failure, its reason, and the next step; the typed text stays in the field. */
export function FailedAnalysis({ failed }: { failed: FailedAnalysisData }) {
  const t = useTranslations("analysis.failed");
  const { code, ticker, provider, issuer, quickLook } = failed;
  const name = withClassSaid(failed.name, useLocale());
  const providerName = useProviderName();
  const words = useOtherWords(failed);
  if (code === "assetUnsupported") return <RefusedInstrument failed={failed} />;
  if (failed.former !== null) return <NoLongerListed former={failed.former} ticker={ticker} />;
  const title = quickLook
    ? t("quickLook", { name })
    : (words?.title ?? t(code, { ticker, provider: providerName(provider) }));
  return (
    <Frame
      title={title}
      text={
        words?.text ??
        t(quickLook ? "quickLookText" : `${code}Text`, { name, issuer, provider: providerName(provider) })
      }
    >
      <IndexMemberships indices={failed.indices} />
      {quickLook && <QuickLookSection look={quickLook} />}
      <Quota failed={failed} />
      {failed.filings && <GetFilingsOffer offer={failed.filings} />}
      {code === "noStatements" && <HowToGet ticker={ticker} isPrefilled={quickLook !== null} />}
      {code === "accountsOfAnother" && <OwnAccounts />}
      <RetryForm ticker={ticker} />
      <OtherChoices failed={failed} />
    </Frame>
  );
}

/** What else may have been meant, and how to find the right symbol. */
function OtherChoices({ failed }: { failed: FailedAnalysisData }) {
  const t = useTranslations("analysis.failed");
  const { code, nearest, isName, identifier, popular } = failed;
  if (notOfSymbol.has(code) || (nearest.length === 0 && !isOfSymbol(failed))) return null;
  return (
    <div className="failed-columns">
      {nearest.length === 0 ? null : (
        <div>
          <h2>{isName ? t("which") : t(identifier === null ? "nearest" : "identifierListings")}</h2>
          <NearestCompanies suggestions={nearest} />
        </div>
      )}
      {isOfSymbol(failed) && (
        <div>
          <h2>{t("check")}</h2>
          <ul className="failed-tips">
            <li>{t("checkSymbol")}</li>
            <li>{t("checkExchange")}</li>
            <li>
              {t("checkPopular")} <PopularLinks tickers={popular} />
            </li>
          </ul>
        </div>
      )}
    </div>
  );
}

/** The wait until a used-up quota renews, and how to have one's own. */
function Quota({ failed: { code, allowance, isAnonymous } }: { failed: FailedAnalysisData }) {
  const t = useTranslations();
  if (!ofPlan.has(code)) return null;
  return (
    <>
      <AllowanceLine allowance={allowance} />
      <p className="mt-3">
        <LocalLink className="link" to="/plans">
          {t("site.footer.plans")}
        </LocalLink>
      </p>
      {isAnonymous && (
        <p className="mt-3">
          {t("analysis.failed.ownQuota")}{" "}
          <LocalLink className="link" to="/auth">
            {t("site.account.signIn")}
          </LocalLink>
        </p>
      )}
    </>
  );
}

/** The accounts that a provider lacks can be uploaded. */
function OwnAccounts() {
  const t = useTranslations("analysis.failed");
  return (
    <LocalLink className="button button-primary mt-4" to="/import">
      {t("importAccounts")}
      <ArrowRight size={16} strokeWidth={1.6} aria-hidden="true" />
    </LocalLink>
  );
}

/** The note on a name that several companies have, and on an ISIN or LEI: mistyped, listed more than once, or in no list of ours. */
function useOtherWords({ code, ticker, identifier, nearest, isName }: FailedAnalysisData) {
  const t = useTranslations("analysis.failed");
  if (isName) return { title: t("several", { name: ticker }), text: t("severalText") };
  if (identifier === null || (code !== "tickerNotFound" && code !== "tickerInvalid")) return null;
  const state = identifier.isValid ? (nearest.length === 0 ? "Unlisted" : "Choice") : "Wrong";
  const kind = identifier.kind.toUpperCase();
  return { title: t(`identifier${state}`, { ticker, kind }), text: t(`identifier${state}Text`, { kind }) };
}

function Frame({ title, text, children }: { title: ReactNode; text: string; children: ReactNode }) {
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
function RetryForm({ ticker }: { ticker: string }) {
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

function NearestCompanies({ suggestions }: { suggestions: readonly Suggestion[] }) {
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

function PopularLinks({ tickers }: { tickers: readonly string[] }) {
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

function RefusedInstrument({ failed }: { failed: FailedAnalysisData }) {
  const t = useTranslations("analysis.failed");
  const local = useLocalAddress();
  const { ticker, kind, commonShare, nearest } = failed;
  return (
    <div className="wrap failed">
      <div className="panel failed-panel">
        <p className="status text-ink-3">
          <Ban size={16} strokeWidth={1.6} aria-hidden="true" />
          {t("assetUnsupportedLabel")}
        </p>
        <h1 className="t-h1 mt-2">{t("assetUnsupported", { ticker, kind })}</h1>
        <p className="mt-2 max-w-[60ch] text-ink-2">{t("assetUnsupportedText", { kind })}</p>
        {commonShare === null ? null : (
          <a className="button button-primary mt-4" href={local(`/analysis/${commonShare}`)}>
            {t("commonShare", { ticker: commonShare })}
            <ArrowRight size={16} strokeWidth={1.6} aria-hidden="true" />
          </a>
        )}
        <RetryForm ticker={ticker} />
        {nearest.length === 0 ? null : (
          <div className="failed-columns">
            <div>
              <h2>{t("sharesCalled", { ticker })}</h2>
              <NearestCompanies suggestions={nearest} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** What became of the company, and the way to the one that went on with its business. */
function NoLongerListed({ former, ticker }: { former: FormerCompany; ticker: string }) {
  const t = useTranslations("analysis.failed");
  const local = useLocalAddress();
  const { name, end, year, into, intoName } = former;
  return (
    <Frame title={t("noLongerListed", { name })} text={t("noLongerListedText", { end, year, intoName })}>
      {into === null ? null : (
        <a className="button button-primary mt-4" href={local(`/analysis/${encodeURIComponent(into)}`)}>
          {t("heir", { name: intoName })}
          <ArrowRight size={16} strokeWidth={1.6} aria-hidden="true" />
        </a>
      )}
      <RetryForm ticker={ticker} />
    </Frame>
  );
}
