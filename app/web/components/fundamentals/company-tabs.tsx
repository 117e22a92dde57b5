import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { type Entries, searchText } from "../../../core/shared/contracts/address-grammar.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { LocalLink } from "../site/local-link.tsx";

const pages = ["valuation", "statements", "ratios", "multiples", "technical", "data"] as const;
type CompanyPageName = (typeof pages)[number];

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
  const own = search.get("figures");
  // what stays on a day goes on with it, and so do figures of the reader's own
  const addressOf = (page: CompanyPageName) => {
    const isFiled = page !== "technical" && page !== "data";
    const entries: Entries = [
      ...(day !== null && page !== "technical" && page !== "multiples" ? [["asOf", day] as const] : []),
      ...(own !== null && isFiled ? [["figures", own] as const] : []),
    ];
    return `${page === "valuation" ? address : `${address}/${page}`}${searchText(entries)}`;
  };
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
              <LocalLink to={addressOf(page)} aria-current={page === current ? "page" : undefined}>
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
