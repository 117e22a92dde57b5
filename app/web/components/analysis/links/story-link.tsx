import { GalleryHorizontal } from "lucide-react";
import { useTranslations } from "use-intl";
import type { StoryCardName } from "../../../../core/analysis/contracts/story/story.ts";
import { LocalLink } from "../../site/local-link.tsx";

type StoryLinkProps = {
  /** The result page, and what the reader has chosen there. */
  address: string;
  search: string;
  card: StoryCardName;
  className?: string;
};

/** The way to the same analysis in cards. */
export function StoryLink({ address, search, card, className = "" }: StoryLinkProps) {
  const t = useTranslations("analysis");
  return (
    <LocalLink
      to={`${address}/story/${card}${search}`}
      className={`link no-print inline-flex min-h-7 items-center gap-1.5 text-[0.875rem] ${className}`}
    >
      <GalleryHorizontal size={16} strokeWidth={1.6} aria-hidden="true" />
      {t("story")}
    </LocalLink>
  );
}
