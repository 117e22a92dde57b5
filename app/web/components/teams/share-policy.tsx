import { useTranslations } from "use-intl";
import type { Policy } from "../../../core/policies/contracts/policy.ts";
import type { RefusedForm } from "../../accounts/account-form.ts";
import { PolicyForm } from "../accounts/profile/policy-form.tsx";
import { LocalLink } from "../site/local-link.tsx";
import { policiesOfTeam } from "./team-table.tsx";

type SharePolicyProps = {
  teamId: string;
  /** The reader's own. */
  own: readonly Policy[];
  /** The one of them with a copy of which the form begins. */
  draft: Policy | null;
  providers: readonly string[];
  refused: RefusedForm | null;
};

/** Shares a policy with a team: a copy of one of the reader's own, or a new one. */
export function SharePolicy({ teamId, own, draft, providers, refused }: SharePolicyProps) {
  const t = useTranslations("teams");
  const action = policiesOfTeam(teamId);
  return (
    <section className="mt-10" aria-labelledby="share">
      <h2 className="t-h2" id="share">
        {t("sharePolicy")}
      </h2>
      <p className="mt-2 max-w-[66ch] text-ink-2">{t("sharePolicyLead")}</p>
      {own.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
          {t("sharePolicyFrom")}
          {own.map(({ id, name }) => (
            <LocalLink key={id} className="link wrap-anywhere" to={`${action}?from=${id}#share`} reloadDocument>
              {name}
            </LocalLink>
          ))}
        </p>
      )}
      <PolicyForm
        action={action}
        submit={t("sharePolicyButton")}
        policy={null}
        draft={draft}
        isActive={null}
        providers={providers}
        refused={refused}
      />
    </section>
  );
}
