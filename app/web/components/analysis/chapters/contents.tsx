import { memo } from "react";
import { useTranslations } from "use-intl";
import { type ChapterName, chapters } from "../../../../core/analysis/contracts/shown-parts/result-sections.ts";
import { useBehaviour } from "../../../design/use-behaviour.ts";
import { type Carried, companyPageAddress } from "../../fundamentals/figures-address.ts";
import { LocalLink } from "../../site/local-link.tsx";
import { marksChapter } from "./marks-chapter.ts";

type ContentsProps = Carried & {
  /** The chapters that stand on the page. */
  shown: readonly ChapterName[];
  /** Where the pages of the company's accounts stand; null for figures that are no listed company's. */
  address: string | null;
};

const pages = ["statements", "ratios", "multiples", "technical"] as const;

/** The contents of a result: its chapters, with the one that is read, and the pages beside it. */
export const Contents = memo(function Contents({ shown, address, ...carried }: ContentsProps) {
  const t = useTranslations("analysis.chapters");
  return (
    <nav className="contents-bar no-print" aria-label={t("label")}>
      <div className="wrap">
        <ul ref={useBehaviour<HTMLUListElement>(marksChapter)}>
          {chapters
            .filter((name) => shown.includes(name))
            .map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{t(name)}</a>
              </li>
            ))}
        </ul>
        {address === null ? null : (
          <ul className="contents-pages">
            {pages.map((page) => (
              <li key={page}>
                <LocalLink to={companyPageAddress(address, page, carried)}>{t(page)}</LocalLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </nav>
  );
});
