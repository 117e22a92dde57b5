import { useTranslations } from "use-intl";
import { Failure } from "../../../failure.ts";
import { mayEdit } from "../../../features/teams/contracts/team-roles.ts";
import type { Notice } from "../../../http/cookies.ts";
import { fieldsOf, onward, personIn, refusedFormOrPage } from "../../accounts/account-form.ts";
import { policyBodyIn, typedPolicy } from "../../accounts/policy-form.ts";
import { useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { SharePolicy } from "../../components/teams/share-policy.tsx";
import { TeamPolicyItem } from "../../components/teams/team-policy.tsx";
import { addressOfTeam, policiesOfTeam } from "../../components/teams/team-table.tsx";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/team-policies";

/** With `from=`, one of the reader's own policies stands in the form of one to share. */
export async function loader({ url, params: { id }, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { accounts, teams, providers } = asked.product;
  return orFailurePage(asked, async () => {
    const role = await teams.roleIn(account, id);
    const own = (await accounts.policiesOf(account)).policies.filter(({ team }) => team === null);
    return {
      ...role,
      ...(await teams.policies(account, id)),
      own,
      draft: own.find((each) => each.id === url.searchParams.get("from")) ?? null,
      providers: providers().map((provider) => provider.id),
    };
  });
}

/** Each form of the page says which one it is. */
export async function action({ request, url, params: { id }, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { accounts, teams } = asked.product;
  const field = await fieldsOf(request);
  const form = field("form");
  const done = (notice: Notice) => onward(policiesOfTeam(id), { notice, isSecure: asked.isSecure, url });
  const [policyId, changedAt] = [field("id"), field("changedAt")];
  try {
    if (form === "policyUse") {
      await accounts.followPolicy(account, { id: policyId, isActive: field("isActive") === "yes" });
      return done("policySaved");
    }
    if (form === "policyDelete") {
      await teams.removePolicy(account, { id, policyId, changedAt });
      return done("teamPolicyDeleted");
    }
    if (form !== "policy") throw new Failure("notFound");
    const body = policyBodyIn(field, asked.viewer.language);
    if (policyId === "") {
      await teams.savePolicy(account, { id, policyId: null, body });
      return done("teamPolicyShared");
    }
    await teams.savePolicy(account, { id, policyId, body, changedAt });
    return done("teamPolicySaved");
  } catch (error) {
    return refusedFormOrPage(error, asked, { form, typed: typedPolicy(field) });
  }
}

export default function TeamPoliciesRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <TeamPoliciesPage {...props} />
    </AccountTexts>
  );
}

function TeamPoliciesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("teams");
  const refused = actionData ?? null;
  useRefusalToast(refused);
  const { team, role, policies, most, own, draft, providers } = loaderData;
  const isEditor = mayEdit(role);
  const isKept = policies.some(({ id }) => id === refused?.typed.id);
  return (
    <PersonPage
      back={{ to: addressOfTeam(team.id), text: team.name }}
      title={t("policies")}
      lead={t("policiesLead", { maximum: most })}
      width="max-w-[860px]"
    >
      {policies.length === 0 && <p className="mt-8 text-ink-2">{t("policiesEmpty")}</p>}
      <ul className="mt-6 grid">
        {policies.map((policy) => (
          <TeamPolicyItem
            key={policy.id}
            teamId={team.id}
            policy={policy}
            isEditor={isEditor}
            providers={providers}
            refused={refused?.typed.id === policy.id ? refused : null}
          />
        ))}
      </ul>
      {isEditor && (
        <SharePolicy
          teamId={team.id}
          own={own}
          draft={draft}
          providers={providers}
          refused={isKept || refused?.form !== "policy" ? null : refused}
        />
      )}
    </PersonPage>
  );
}
