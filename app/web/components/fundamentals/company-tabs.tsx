import { useTranslations } from "use-intl";
import { spokenName } from "../../../messages/company-name.ts";
import { LocalLink } from "../site/local-link.tsx";

const pages = ["valuation", "statements", "ratios", "technical", "data"] as const;
type CompanyPageName = (typeof pages)[number];

type CompanyTabsProps = { ticker: string; name: string; current: CompanyPageName; title: string; lead: string };

/** Who it is, and the way between the pages about it. */
export function CompanyTabs({ ticker, name, current, title, lead }: CompanyTabsProps) {
  const t = useTranslations("fundamentals.nav");
  const address = `/analysis/${encodeURIComponent(ticker)}`;
  return (
    <header className="company-pages">
      <p className="company-meta">
        {spokenName(name)} · {ticker}
      </p>
      <h1 className="company-name">{title}</h1>
      <nav aria-label={t("label")}>
        <ul className="company-tabs">
          {pages.map((page) => (
            <li key={page}>
              <LocalLink
                to={page === "valuation" ? address : `${address}/${page}`}
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
