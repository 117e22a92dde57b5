import { Bookmark } from "lucide-react";
import { useTranslations } from "use-intl";
import { LocalLink } from "../../site/local-link.tsx";

type SaveVersionLinkProps = {
  ticker: string;
  /** What the reader has chosen there. */
  search: string;
  isSignedIn: boolean;
};

/** The way to keep the analysis as it stands; a visitor is led to where they can sign in. */
export function SaveVersionLink({ ticker, search, isSignedIn }: SaveVersionLinkProps) {
  const t = useTranslations("analysis");
  const page = `/versions/new?${new URLSearchParams({ ticker })}${search.replace("?", "&")}`;
  return (
    <LocalLink
      to={isSignedIn ? page : `/auth?return=${encodeURIComponent(page)}`}
      className="link no-print inline-flex min-h-7 items-center gap-1.5 text-[0.875rem]"
      rel="nofollow"
    >
      <Bookmark size={16} strokeWidth={1.6} aria-hidden="true" />
      {t("saveVersion")}
    </LocalLink>
  );
}
