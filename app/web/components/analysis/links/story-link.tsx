import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { StoryCardName } from "../../../../core/analysis/contracts/story/story.ts";
import { LocalLink } from "../../site/local-link.tsx";

type StoryLinkProps = {
  /** The result page, and what the reader has chosen there. */
  address: string;
  search: string;
  card: StoryCardName;
  className?: string;
  /** Before the words, where other links have one too. */
  icon?: ReactNode;
};

/** The way to the same analysis in cards. */
export function StoryLink({ address, search, card, className = "inline-flex min-h-7", icon }: StoryLinkProps) {
  const t = useTranslations("analysis");
  return (
    <LocalLink
      to={`${address}/story/${card}${search}`}
      className={`link no-print items-center gap-1.5 text-[0.875rem] ${className}`}
    >
      {icon}
      {t("story")}
    </LocalLink>
  );
}
