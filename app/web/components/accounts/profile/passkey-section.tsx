import { useTranslations } from "use-intl";
import { buttonClass } from "../../../design/button.tsx";
import { LocalLink } from "../../site/local-link.tsx";
import { Section } from "./section.tsx";

/** How many passkeys there are, and the way to them. */
export function PasskeySection({ count }: { count: number }) {
  const t = useTranslations("account.passkeys");
  return (
    <Section title={t("title")} lead={t("lead")}>
      <p className="mb-4">{t("count", { count })}</p>
      <LocalLink className={buttonClass()} to="/profile/passkeys">
        {t("manage")}
      </LocalLink>
    </Section>
  );
}
