import type { ValuationReport } from "@valora/valuation";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";
import { useCarriedLanguage } from "../../../session/address.ts";
import { LocalLink } from "../../site/local-link.tsx";

type HowToGetProps = {
  ticker: string;
  /** Whether the template comes with figures that are known. */
  isPrefilled: boolean;
  /** Another way to its accounts, offered first. */
  children?: ReactNode;
};

/** How to come by the accounts of a company without them: its own table, or a live source. */
export function HowToGet({ ticker, isPrefilled, children }: HowToGetProps) {
  const t = useTranslations("analysis.quickLook");
  const { language } = useFormats();
  const carried = useCarriedLanguage();
  const template = `/import/template/${language}`;
  const query = isPrefilled ? `?ticker=${encodeURIComponent(ticker)}` : "";
  const company = new URLSearchParams({
    ...(isPrefilled ? { company: ticker } : {}),
    ...(carried === null ? {} : { lang: carried }),
  }).toString();
  return (
    <section className="quick-look">
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
          <LocalLink className="link" to="/faq">
            {t("liveMore")}
          </LocalLink>
        </li>
      </ul>
    </section>
  );
}

/** The same under a result in which no method gives a value. */
export function WithoutValue({ ticker, report: { methods } }: { ticker: string; report: ValuationReport }) {
  const hasValue = methods.some(({ outcome }) => outcome.kind === "estimate");
  return hasValue ? null : <HowToGet ticker={ticker} isPrefilled />;
}
