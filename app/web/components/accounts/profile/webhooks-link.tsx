import { useTranslations } from "use-intl";
import { LocalLink } from "../../site/local-link.tsx";
import { Section } from "./section.tsx";

/** The ways to the pages of the reader's channels and webhooks. */
export function WebhooksLink() {
  const t = useTranslations("account.profile");
  return (
    <Section id="webhooks" title={t("webhooks")} lead={t("webhooksLead")}>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <LocalLink className="link" to="/channels">
          {t("channelsLink")}
        </LocalLink>
        <LocalLink className="link" to="/webhooks">
          {t("webhooksLink")}
        </LocalLink>
      </p>
    </Section>
  );
}
