import { useTranslations } from "use-intl";

/** The sections of the account, in the order of the page, each by its title. */
export function ProfileContents({ hasIdentities }: { hasIdentities: boolean }) {
  const t = useTranslations("account");
  const sheetLinks = useTranslations("sheetLinks");
  const sections: Readonly<Record<string, string>> = {
    about: t("profile.about"),
    policies: t("profile.policies"),
    plan: t("profile.plan"),
    email: t("profile.emailTitle"),
    password: t("profile.passwordTitle"),
    factor: t("factor.title"),
    passkeys: t("passkeys.title"),
    ...(hasIdentities && { identities: t("identities.title") }),
    sessions: t("profile.sessions"),
    keys: t("profile.keys"),
    jobs: t("profile.jobs"),
    webhooks: t("profile.webhooks"),
    sheets: sheetLinks("title"),
    data: t("profile.data"),
    close: t("profile.close"),
  };
  return (
    <nav aria-label={t("profile.contents")} className="mt-6">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {Object.entries(sections).map(([id, title]) => (
          <li key={id}>
            <a className="link inline-block py-1" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
