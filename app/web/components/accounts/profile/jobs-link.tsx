import { useTranslations } from "use-intl";
import { LocalLink } from "../../site/local-link.tsx";
import { Section } from "./section.tsx";

/** The way to the page of the reader's scheduled analyses. */
export function JobsLink() {
  const t = useTranslations("account.profile");
  return (
    <Section id="jobs" title={t("jobs")} lead={t("jobsLead")}>
      <LocalLink className="link" to="/jobs">
        {t("jobsLink")}
      </LocalLink>
    </Section>
  );
}
