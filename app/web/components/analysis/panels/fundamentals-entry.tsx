import { memo } from "react";
import { useTranslations } from "use-intl";
import { LocalLink } from "../../site/local-link.tsx";

const pages = ["statements", "ratios", "technical", "data"] as const;

/** The way to the accounts that the result rests on: pages of their own, which weigh nothing here. */
export const FundamentalsEntry = memo(function FundamentalsEntry({ address }: { address: string }) {
  const t = useTranslations("analysis.fundamentals");
  return (
    <section className="sec" aria-labelledby="fundamentals-title">
      <div className="sec-head">
        <h2 className="t-h2" id="fundamentals-title">
          {t("title")}
        </h2>
      </div>
      <p className="t-say">{t("say")}</p>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {pages.map((page) => (
          <li key={page}>
            <LocalLink className="link" to={`${address}/${page}`}>
              {t(page)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
});
