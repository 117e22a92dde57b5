import { useTranslations } from "use-intl";
import { buttonClass } from "../../../design/button.tsx";
import { LocalLink } from "../../site/local-link.tsx";
import { Section } from "./section.tsx";

/** How many passkeys or linked accounts there are, and the way to them. */
export function WaySection({ way, count }: { way: "passkeys" | "identities"; count: number }) {
  const t = useTranslations("account");
  return (
    <Section id={way} title={t(`${way}.title`)} lead={t(`${way}.lead`)}>
      <p className="mb-4">{t(`${way}.count`, { count })}</p>
      <LocalLink className={buttonClass()} to={`/profile/${way}`}>
        {t(`${way}.manage`)}
      </LocalLink>
    </Section>
  );
}
