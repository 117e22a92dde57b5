import { ArrowRight, Ban } from "lucide-react";
import { useTranslations } from "use-intl";
import { useLocalAddress } from "../../../session/address.ts";
import type { FailedAnalysisData, FormerCompany } from "./failed-data.ts";
import { Frame, NearestCompanies, RetryForm } from "./failed-frame.tsx";

/** An instrument that is not valued, and the shares that may have been meant. */
export function RefusedInstrument({ failed }: { failed: FailedAnalysisData }) {
  const t = useTranslations("analysis.failed");
  const local = useLocalAddress();
  const { ticker, symbol, kind, commonShare, nearest } = failed;
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
              <h2>{t("sharesCalled", { ticker: symbol })}</h2>
              <NearestCompanies suggestions={nearest} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** What became of the company, and the way to the one that went on with its business. */
export function NoLongerListed({ former, ticker }: { former: FormerCompany; ticker: string }) {
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
