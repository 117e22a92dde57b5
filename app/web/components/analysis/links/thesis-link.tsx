import { SquarePen } from "lucide-react";
import { useTranslations } from "use-intl";
import { LocalLink } from "../../site/local-link.tsx";

/** The way to what the reader thinks of the company; a visitor is led to where they can sign in. */
export function ThesisLink({ ticker, isSignedIn }: { ticker: string; isSignedIn: boolean }) {
  const t = useTranslations("analysis");
  const page = `/theses/${encodeURIComponent(ticker)}`;
  return (
    <LocalLink
      to={isSignedIn ? page : `/auth?return=${encodeURIComponent(page)}`}
      className="link no-print inline-flex min-h-7 items-center gap-1.5 text-[0.875rem]"
      rel="nofollow"
    >
      <SquarePen size={16} strokeWidth={1.6} aria-hidden="true" />
      {t("thesis")}
    </LocalLink>
  );
}
