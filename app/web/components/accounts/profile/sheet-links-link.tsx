import { useTranslations } from "use-intl";
import { LocalLink } from "../../site/local-link.tsx";
import { Section } from "./section.tsx";

/** The way to the links by which the reader's spreadsheets read. */
export function SheetLinksLink() {
  const t = useTranslations("sheetLinks");
  return (
    <Section id="sheets" title={t("title")} lead={t("profileLead")}>
      <LocalLink className="link" to="/sheet-links">
        {t("profileLink")}
      </LocalLink>
    </Section>
  );
}
