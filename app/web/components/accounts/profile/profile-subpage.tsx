import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { LocalLink } from "../../site/local-link.tsx";
import { PageHead } from "../../site/page-head.tsx";

type ProfileSubpageProps = { title: string; lead: string; children: ReactNode };

/** A page of the account with one subject: the way back to the profile, its title, one sentence. */
export function ProfileSubpage({ title, lead, children }: ProfileSubpageProps) {
  const t = useTranslations("account.factor");
  return (
    <div className="wrap max-w-[860px] pt-[clamp(32px,5vw,64px)]">
      <PageHead title={title} isUnlisted />
      <p className="mb-4">
        <LocalLink className="link" to="/profile">
          {t("back")}
        </LocalLink>
      </p>
      <h1 className="t-h1">{title}</h1>
      <p className="t-lead mt-3">{lead}</p>
      {children}
    </div>
  );
}
