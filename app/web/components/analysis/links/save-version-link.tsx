import { Bookmark } from "lucide-react";
import { useTranslations } from "use-intl";
import { OwnPageLink } from "./small-link.tsx";

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
  return <OwnPageLink to={page} isSignedIn={isSignedIn} icon={Bookmark} text={t("saveVersion")} />;
}
