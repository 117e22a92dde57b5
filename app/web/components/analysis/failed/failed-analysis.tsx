import { ArrowRight } from "lucide-react";
import { useLocale, useTranslations } from "use-intl";
import { spokenName } from "../../../../messages/company-name.ts";
import { withClassSaid } from "../../../../messages/phrases/share-class-names.ts";
import { AllowanceLine } from "../../accounts/allowance-line.tsx";
import { GetFilingsOffer } from "../../filings/get-filings-offer.tsx";
import { LocalLink } from "../../site/local-link.tsx";
import { useProviderName } from "../../site/provider-name.ts";
import { HowToGetAccounts } from "../quick-look/how-to-get-accounts.tsx";
import { IndexMemberships, QuickLookSection } from "../quick-look/quick-look.tsx";
import { type FailedAnalysisData, isOfSymbol, notOfSymbol, ofPlan } from "./failed-data.ts";
import { Frame, NearestCompanies, PopularLinks, RetryForm } from "./failed-frame.tsx";
import { NoLongerListed, RefusedInstrument } from "./not-valued.tsx";

type FailedAnalysisProps = { failed: FailedAnalysisData };

/** The failure, its reason, and the next step; the typed text stays in the field. */
export function FailedAnalysis({ failed }: FailedAnalysisProps) {
  const t = useTranslations("analysis.failed");
  const { code, ticker, provider, issuer, quickLook } = failed;
  const name = withClassSaid(failed.name, useLocale());
  const providerName = useProviderName();
  const words = useOtherWords(failed);
  if (code === "assetUnsupported") return <RefusedInstrument failed={failed} />;
  if (failed.former !== null) return <NoLongerListed former={failed.former} ticker={ticker} />;
  // Where a source has failed, that comes first.
  const isQuickLook = quickLook !== null && code === "noStatements";
  const title = isQuickLook
    ? t("quickLook", { name })
    : (words?.title ?? t(code, { ticker, provider: providerName(provider) }));
  return (
    <Frame
      title={title}
      text={
        words?.text ??
        t(isQuickLook ? "quickLookText" : `${code}Text`, {
          name,
          issuer: spokenName(issuer),
          provider: providerName(provider),
        })
      }
    >
      <IndexMemberships indices={failed.indices} />
      {quickLook && <QuickLookSection look={quickLook} />}
      <Quota failed={failed} />
      {failed.filings && <GetFilingsOffer offer={failed.filings} />}
      {(code === "noStatements" || quickLook !== null) && (
        <HowToGetAccounts ticker={ticker} isPrefilled={quickLook !== null} hasCards={quickLook !== null} />
      )}
      {code === "accountsOfAnother" && <OwnAccounts />}
      <OfAllProviders failed={failed} />
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
            {identifier === null && <li>{t("checkIdentifier")}</li>}
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

/** What one source lacks, another may have. */
function OfAllProviders({ failed: { code, ofAllProviders } }: FailedAnalysisProps) {
  const t = useTranslations("analysis.failed");
  if (ofAllProviders === null || !notOfSymbol.has(code) || ofPlan.has(code)) return null;
  return (
    <a className="button button-primary mt-4" href={ofAllProviders}>
      {t("otherProviders")}
      <ArrowRight size={16} strokeWidth={1.6} aria-hidden="true" />
    </a>
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
