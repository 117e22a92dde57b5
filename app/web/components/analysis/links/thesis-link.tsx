import { SquarePen } from "lucide-react";
import { useTranslations } from "use-intl";
import { OwnPageLink } from "./small-link.tsx";

/** The way to what the reader thinks of the company; a visitor is led to where they can sign in. */
export function ThesisLink({ ticker, isSignedIn }: { ticker: string; isSignedIn: boolean }) {
  const t = useTranslations("analysis");
  const page = `/theses/${encodeURIComponent(ticker)}`;
  return <OwnPageLink to={page} isSignedIn={isSignedIn} icon={SquarePen} text={t("thesis")} />;
}
