import { Share } from "lucide-react";
import { useTranslations } from "use-intl";
import { LocalLink } from "../../site/local-link.tsx";

type ShareLinkLinkProps = {
  ticker: string;
  /** What the reader has chosen there. */
  search: string;
  isSignedIn: boolean;
};

/** The way to a link that shows the question as it stands; a visitor is led to where they can sign in. */
export function ShareLinkLink({ ticker, search, isSignedIn }: ShareLinkLinkProps) {
  const t = useTranslations("analysis");
  const page = `/links/new?${new URLSearchParams({ ticker })}${search.replace("?", "&")}`;
  return (
    <LocalLink
      to={isSignedIn ? page : `/auth?return=${encodeURIComponent(page)}`}
      className="link no-print inline-flex min-h-7 items-center gap-1.5 text-[0.875rem]"
      rel="nofollow"
    >
      <Share size={16} strokeWidth={1.6} aria-hidden="true" />
      {t("shareLink")}
    </LocalLink>
  );
}
