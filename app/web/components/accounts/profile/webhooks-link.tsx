import { useTranslations } from "use-intl";
import { LocalLink } from "../../site/local-link.tsx";
import { Section } from "./section.tsx";

/** The way to the page of the reader's webhooks. */
export function WebhooksLink() {
  const t = useTranslations("account.profile");
  return (
    <Section title={t("webhooks")} lead={t("webhooksLead")}>
      <LocalLink className="link" to="/webhooks">
        {t("webhooksLink")}
      </LocalLink>
    </Section>
  );
}
