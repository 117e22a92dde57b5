import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { PersonPage } from "../person-page.tsx";

type ProfileSubpageProps = { title: string; lead: string; children: ReactNode };

/** A page of the account with one subject. */
export function ProfileSubpage({ title, lead, children }: ProfileSubpageProps) {
  const t = useTranslations("account.factor");
  return (
    <PersonPage title={title} lead={lead} back={{ to: "/profile", text: t("back") }} width="max-w-[860px]">
      {children}
    </PersonPage>
  );
}
