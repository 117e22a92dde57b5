import { Book, type LucideIcon, MessageSquare } from "lucide-react";
import { useTranslations } from "use-intl";
import { LocalLink } from "../../site/local-link.tsx";

/** The ways from a company to what a team of the reader's says about it, and into a book of a team. */
export function TeamLinks({ ticker }: { ticker: string }) {
  const t = useTranslations("analysis");
  const company = encodeURIComponent(ticker);
  return (
    <>
      <TeamLink to={`/discuss/${company}`} icon={MessageSquare} text={t("discuss")} />
      <TeamLink to={`/collect/${company}`} icon={Book} text={t("collect")} />
    </>
  );
}

function TeamLink({ to, icon: Icon, text }: { to: string; icon: LucideIcon; text: string }) {
  return (
    <LocalLink
      to={to}
      className="link no-print inline-flex min-h-7 items-center gap-1.5 text-[0.875rem]"
      rel="nofollow"
    >
      <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
      {text}
    </LocalLink>
  );
}
