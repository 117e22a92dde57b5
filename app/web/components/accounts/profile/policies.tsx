import { useTranslations } from "use-intl";
import type { LostPolicy, Policy } from "../../../../core/policies/contracts/policy.ts";
import { AskedFirst } from "../../../design/asked-first.tsx";
import { LostPolicyText } from "../../lists/followed-policy.tsx";
import { LocalLink } from "../../site/local-link.tsx";
import { policiesOfTeam } from "../../teams/team-table.tsx";
import type { Refusal } from "../account-form.tsx";
import { PolicyForm } from "./policy-form.tsx";
import { PolicyRow } from "./policy-row.tsx";
import { Section } from "./section.tsx";
import { RowButton } from "./sessions.tsx";

const here = "/profile";

type Team = { id: string; name: string };
type RefusedPolicy = (Refusal & { typed: Readonly<Record<string, string>> }) | null;
type PoliciesProps = {
  policies: readonly Policy[];
  lost: LostPolicy | null;
  /** Those with which the reader may share one. */
  teams: readonly Team[];
  providers: readonly string[];
  refused: RefusedPolicy;
};

/** The parameters of analysis that a person may follow: their own, each with a form, and those of their teams. */
export function Policies({ policies, lost, teams, providers, refused }: PoliciesProps) {
  const t = useTranslations("account.profile");
  const refusedFor = (id: string) => (refused?.typed.id === id ? refused : null);
  return (
    <Section id="policies" title={t("policies")} lead={t("policiesLead")}>
      {lost !== null && <Lost policy={lost} />}
      {policies.length === 0 && <p className="hint mb-5">{t("noPolicies")}</p>}
      <ul className="mb-5 grid">
        {policies.map((policy) => (
          <li key={policy.id} className="border-t border-line py-3">
            {policy.team === null ? (
              <OwnPolicy policy={policy} teams={teams} providers={providers} refused={refusedFor(policy.id)} />
            ) : (
              <TeamsPolicy policy={policy} team={policy.team} />
            )}
          </li>
        ))}
      </ul>
      <details className="disclosure" open={policies.length === 0 || refusedFor("") !== null}>
        <summary>{t("newPolicy")}</summary>
        <PolicyForm
          action={here}
          submit={t("createPolicy")}
          policy={null}
          isActive
          providers={providers}
          refused={refusedFor("")}
        />
      </details>
    </Section>
  );
}

function Lost({ policy }: { policy: LostPolicy }) {
  const t = useTranslations("account.profile");
  return (
    <div className="panel mb-5 grid justify-items-start gap-3 p-4">
      <p className="wrap-anywhere">
        <LostPolicyText policy={policy} />
      </p>
      <RowButton
        form="policyUse"
        id={policy.id}
        fields={{ isActive: "no" }}
        label={t("lostPolicyKnown")}
        description={t("lostPolicyKnown")}
      />
    </div>
  );
}

type OwnPolicyProps = Pick<PoliciesProps, "teams" | "providers" | "refused"> & { policy: Policy };

function OwnPolicy({ policy, teams, providers, refused }: OwnPolicyProps) {
  const t = useTranslations("account.profile");
  const { id, name, isActive } = policy;
  return (
    <>
      <PolicyRow policy={policy} action={here}>
        <AskedFirst
          label={t("deletePolicy")}
          description={t("deletePolicyNamed", { name })}
          lead={t("deletePolicyLead")}
        >
          <RowButton
            form="policyDelete"
            id={id}
            label={t("deletePolicy")}
            description={t("deletePolicyNamed", { name })}
          />
        </AskedFirst>
      </PolicyRow>
      {teams.length > 0 && (
        <p className="t-small mt-2 flex flex-wrap gap-x-5 gap-y-1">
          {teams.map((team) => (
            <LocalLink key={team.id} className="link wrap-anywhere" to={`${policiesOfTeam(team.id)}?from=${id}#share`}>
              {t("sharePolicy", { team: team.name })}
            </LocalLink>
          ))}
        </p>
      )}
      <details className="disclosure mt-2" open={refused !== null}>
        <summary>{t("editPolicy", { name })}</summary>
        <PolicyForm
          action={here}
          submit={t("savePolicy")}
          policy={policy}
          isActive={isActive}
          providers={providers}
          refused={refused}
        />
      </details>
    </>
  );
}

function TeamsPolicy({ policy, team }: { policy: Policy; team: Team }) {
  const t = useTranslations("account.profile");
  return (
    <>
      <PolicyRow policy={policy} action={here} remark={t("policyOfTeam", { team: team.name })} />
      <p className="t-small mt-2">
        <LocalLink className="link wrap-anywhere" to={policiesOfTeam(team.id)}>
          {t("policiesOfTeam", { team: team.name })}
        </LocalLink>
      </p>
    </>
  );
}
