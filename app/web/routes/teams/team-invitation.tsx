import { useTranslations } from "use-intl";
import { fieldsOf, onward, personIn } from "../../accounts/account-form.ts";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { InvitationAnswer } from "../../components/teams/invitation-answer.tsx";
import { addressOfTeam } from "../../components/teams/team-table.tsx";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/team-invitation";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return orFailurePage(asked, () => asked.product.teams.readInvitation(account, params.id));
}

/** Accepts or declines. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { product, isSecure } = asked;
  const field = await fieldsOf(request);
  return orFailurePage(asked, async () => {
    if (field("form") === "decline") {
      await product.teams.decline(account, params.id);
      return onward("/teams", { notice: "teamDeclined", isSecure, url });
    }
    const id = await product.teams.accept(account, params.id);
    return onward(addressOfTeam(id), { notice: "teamJoined", isSecure, url });
  });
}

export default function TeamInvitationRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <InvitationPage {...props} />
    </AccountTexts>
  );
}

function InvitationPage({ loaderData: invitation }: Route.ComponentProps) {
  const t = useTranslations("teams");
  return (
    <PersonPage title={t("invitationTitle")} width="max-w-[640px]">
      <div className="mt-6">
        <InvitationAnswer invitation={invitation} />
      </div>
      <p className="mt-5">
        <LocalLink className="link" to="/teams">
          {t("all")}
        </LocalLink>
      </p>
    </PersonPage>
  );
}
