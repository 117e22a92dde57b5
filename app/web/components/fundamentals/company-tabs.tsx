import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { providerIn } from "../../../core/analysis/contracts/analysis-parameters.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { LocalLink } from "../site/local-link.tsx";
import { type CompanyPageName, companyPageAddress, companyPages } from "./figures-address.ts";

type CompanyTabsProps = {
  ticker: string;
  name: string;
  current: CompanyPageName;
  title: string;
  lead: string;
  day?: string | null;
};

/** Who it is, and the way between the pages about it. */
export function CompanyTabs({ ticker, name, current, title, lead, day = null }: CompanyTabsProps) {
  const t = useTranslations("fundamentals.nav");
  const address = `/analysis/${encodeURIComponent(ticker)}`;
  const [search] = useSearchParams();
  const carried = { figures: search.get("figures") ?? "", day, source: providerIn(search) ?? null };
  return (
    <header className="company-pages">
      <p className="company-meta">
        {spokenName(name)} · {ticker}
      </p>
      <h1 className="company-name">{title}</h1>
      <nav aria-label={t("label")}>
        <ul className="company-tabs">
          {companyPages.map((page) => (
            <li key={page}>
              <LocalLink
                to={companyPageAddress(address, page, carried)}
                aria-current={page === current ? "page" : undefined}
              >
                {t(page)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className="t-say">{lead}</p>
    </header>
  );
}
