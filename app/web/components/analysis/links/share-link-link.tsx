import { Share } from "lucide-react";
import { useTranslations } from "use-intl";
import { OwnPageLink } from "./small-link.tsx";

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
  return <OwnPageLink to={page} isSignedIn={isSignedIn} icon={Share} text={t("shareLink")} />;
}
