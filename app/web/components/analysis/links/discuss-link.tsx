import { MessagesSquare } from "lucide-react";
import { useTranslations } from "use-intl";
import { LocalLink } from "../../site/local-link.tsx";

/** The way to what a team of the reader's says about the company. */
export function DiscussLink({ ticker }: { ticker: string }) {
  const t = useTranslations("analysis");
  return (
    <LocalLink
      to={`/discuss/${encodeURIComponent(ticker)}`}
      className="link no-print inline-flex min-h-7 items-center gap-1.5 text-[0.875rem]"
      rel="nofollow"
    >
      <MessagesSquare size={16} strokeWidth={1.6} aria-hidden="true" />
      {t("discuss")}
    </LocalLink>
  );
}
