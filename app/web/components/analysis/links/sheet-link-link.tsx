import { Sheet } from "lucide-react";
import { useTranslations } from "use-intl";
import { SmallLink } from "./small-link.tsx";

type SheetLinkLinkProps = {
  ticker: string;
  /** What the reader has chosen there. */
  search: string;
};

/** The way to a link by which a spreadsheet reads the question as it stands. */
export function SheetLinkLink({ ticker, search }: SheetLinkLinkProps) {
  const t = useTranslations("analysis");
  const page = `/sheet-links/new?${new URLSearchParams({ document: "analysis", ticker })}${search.replace("?", "&")}`;
  return <SmallLink to={page} icon={Sheet} text={t("sheetLink")} />;
}
