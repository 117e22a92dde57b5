import { Book, MessageSquare } from "lucide-react";
import { useTranslations } from "use-intl";
import { SmallLink } from "./small-link.tsx";

/** The ways from a company to what a team of the reader's says about it, and into a book of a team. */
export function TeamLinks({ ticker }: { ticker: string }) {
  const t = useTranslations("analysis");
  const company = encodeURIComponent(ticker);
  return (
    <>
      <SmallLink to={`/discuss/${company}`} icon={MessageSquare} text={t("discuss")} />
      <SmallLink to={`/collect/${company}`} icon={Book} text={t("collect")} />
    </>
  );
}
