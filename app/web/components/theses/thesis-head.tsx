import { useTranslations } from "use-intl";
import { LocalLink } from "../site/local-link.tsx";
import { PageHead } from "../site/page-head.tsx";

type ThesisHeadProps = {
  title: string;
  /** The list that the thesis is of. */
  list: { to: string; label: string };
  ticker: string;
  /** Whether the company cannot be read now. */
  isUnread: boolean;
};

/** The title of the page of a thesis, and the ways to the list and to the company. */
export function ThesisHead({ title, list, ticker, isUnread }: ThesisHeadProps) {
  const t = useTranslations("theses");
  return (
    <>
      <PageHead title={title} isUnlisted />
      <p className="t-small flex flex-wrap gap-x-5 text-ink-2">
        <LocalLink className="link" to={list.to}>
          {list.label}
        </LocalLink>
        <LocalLink className="link" to={`/analysis/${encodeURIComponent(ticker)}`}>
          {t("analysis")}
        </LocalLink>
      </p>
      <h1 className="t-h1 mt-2 wrap-anywhere">{title}</h1>
      {isUnread && <p className="mt-4 text-ink-2">{t("notRead")}</p>}
    </>
  );
}
