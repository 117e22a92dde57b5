import { useTranslations } from "use-intl";
import type { TeamPolicy } from "../../../features/teams/contracts/team-policy.ts";
import type { RefusedForm } from "../../accounts/account-form.ts";
import { useFormats } from "../../analysis/formats.ts";
import { AccountForm, useFailureText } from "../accounts/account-form.tsx";
import { PolicyForm } from "../accounts/profile/policy-form.tsx";
import { PolicyRow } from "../accounts/profile/policy-row.tsx";
import { PolicyLevers } from "../analysis/page/policy-levers.tsx";
import { Folded } from "./folded.tsx";
import { policiesOfTeam } from "./team-table.tsx";

type Refused = RefusedForm | null;
type TeamPolicyProps = {
  teamId: string;
  policy: TeamPolicy;
  isEditor: boolean;
  providers: readonly string[];
  /** What was refused of it. */
  refused: Refused;
};

/** A policy of a team: followed by each member who wants to, changed and deleted by those who may. */
export function TeamPolicyItem({ teamId, policy, isEditor, providers, refused }: TeamPolicyProps) {
  const t = useTranslations("teams");
  const account = useTranslations("account.profile");
  const textOf = useFailureText();
  const formats = useFormats();
  const { id, name, sharedBy, sharedAt, changedAt } = policy;
  const action = policiesOfTeam(teamId);
  const [unsaved, kept] = [
    refused?.form === "policy" ? refused : null,
    refused?.form === "policyDelete" ? refused : null,
  ];
  const day = (moment: string) => formats.date(moment.slice(0, 10));
  const remark = t("policySharedBy", {
    name: sharedBy ?? t("formerMember"),
    date: day(sharedAt),
    changed: day(changedAt),
    isChanged: changedAt === sharedAt ? "no" : "yes",
  });
  return (
    <li className="border-t border-line py-3">
      <PolicyRow policy={policy} action={action} remark={remark} />
      {isEditor && (
        <div className="mt-2 grid gap-2">
          <details className="disclosure" open={unsaved !== null}>
            <summary>{account("editPolicy", { name })}</summary>
            <ChangePolicy action={action} policy={policy} providers={providers} refused={unsaved} />
          </details>
          <Folded title={account("deletePolicyNamed", { name })} lead={t("deletePolicyLead")} isOpen={kept !== null}>
            <AccountForm
              action={action}
              name="policyDelete"
              submit={account("deletePolicy")}
              variant="destructive"
              problem={kept && textOf(kept)}
            >
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="changedAt" value={changedAt} />
            </AccountForm>
          </Folded>
        </div>
      )}
    </li>
  );
}

type ChangePolicyProps = { action: string; policy: TeamPolicy; providers: readonly string[]; refused: Refused };

/** Where another member has saved meanwhile, what is kept now stands beside what was typed. */
function ChangePolicy({ action, policy, providers, refused }: ChangePolicyProps) {
  const t = useTranslations("teams");
  const account = useTranslations("account.profile");
  const isConflict = refused?.code === "editConflict";
  // What is saved from here on replaces what this page shows, and nothing that is newer.
  const changedAt = isConflict ? policy.changedAt : (refused?.typed.changedAt ?? policy.changedAt);
  return (
    <PolicyForm
      action={action}
      submit={isConflict ? t("policySaveOver") : account("savePolicy")}
      policy={policy}
      isActive={null}
      changedAt={changedAt}
      providers={providers}
      refused={refused}
    >
      {isConflict && (
        <section className="panel p-4" aria-label={t("policyKept")}>
          <h3 className="font-semibold">{t("policyKept")}</h3>
          <p className="mt-2 wrap-anywhere">{policy.name}</p>
          <p className="hint">
            <PolicyLevers policy={policy} />
          </p>
        </section>
      )}
    </PolicyForm>
  );
}
