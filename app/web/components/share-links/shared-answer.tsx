import { useTranslations } from "use-intl";
import { judgedDifference } from "../../../core/history/contracts/judged-difference.ts";
import type { SharedAnalysis } from "../../../features/share-links/contracts/share-link.ts";
import { useFormats } from "../../analysis/formats.ts";
import { SharedScale } from "./shared-scale.tsx";

/** The mean value, the price, and how they stand to each other; what of it is the maker's own is said. */
export function SharedAnswer({ shared }: { shared: SharedAnalysis }) {
  const t = useTranslations();
  const formats = useFormats();
  const { result, isOwnPrice, hasOwnFigures, hasOwnAssumptions } = shared;
  const { mean, price, priceAsOf, currency, signal, counts, accountsUntil } = result;
  const difference = judgedDifference(result);
  const priceLabel = isOwnPrice
    ? t("shareLinks.ownPrice")
    : priceAsOf === null
      ? t("shareLinks.price")
      : t("shareLinks.priceOn", { date: formats.date(priceAsOf) });
  return (
    <section className="mt-6 max-w-[720px]" aria-label={t("shareLinks.mean")}>
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        <Figure label={t("shareLinks.mean")} value={mean === null ? "–" : formats.price(mean, currency)}>
          {difference !== null && formats.signedPercent(difference)}
        </Figure>
        <Figure label={priceLabel} value={price === null ? "–" : formats.price(price, currency)} />
        <Figure label={t("versions.result")} value={t(`signal.kinds.${signal}`)}>
          {t("history.counts", counts)}
        </Figure>
      </dl>
      <SharedScale result={result} />
      {accountsUntil !== null && (
        <p className="mt-4 text-ink-2">{t("shareLinks.accountsUntil", { date: formats.date(accountsUntil) })}</p>
      )}
      {hasOwnAssumptions && <p className="mt-2 text-ink-2">{t("shareLinks.ownAssumptions")}</p>}
      {hasOwnFigures && <p className="mt-2 text-ink-2">{t("shareLinks.ownFigures")}</p>}
    </section>
  );
}

function Figure({ label, value, children }: { label: string; value: string; children?: string | false }) {
  return (
    <div>
      <dt className="hint m-0">{label}</dt>
      <dd className="num m-0 font-serif text-[1.75rem] leading-tight">
        {value}
        {children && <span className="block font-sans text-[0.9375rem] text-ink-2">{children}</span>}
      </dd>
    </div>
  );
}
