import { useTranslations } from "use-intl";
import { madridDay } from "../../../core/shared/use-cases/madrid-day.ts";
import { mayEdit } from "../../../features/teams/contracts/team-roles.ts";
import { personIn } from "../../accounts/account-form.ts";
import { listOrCompany } from "../../accounts/list-or-company.ts";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { addressOfTeam, thesesOfTeam } from "../../components/teams/team-table.tsx";
import { addressOfThesis, ThesisTable } from "../../components/theses/thesis-table.tsx";
import { WriteThesis } from "../../components/theses/write-thesis.tsx";
import { appContext } from "../../context.ts";
import { popularSuggestions } from "../../lists/popular-suggestions.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/team-theses";

/** A company that is asked for leads to the thesis of it. */
export async function loader({ url, params: { id }, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { product, address, meter } = asked;
  const list = async () => ({
    ...(await product.teams.roleIn(account, id)),
    ...(await product.teamTheses.list(account, id)),
    ...{ popular: popularSuggestions(product), today: madridDay(new Date()) },
  });
  return orFailurePage(asked, () =>
    listOrCompany(url, asked, {
      list,
      find: (ticker) => product.teamTheses.of({ account, address, meter }, { id, ticker }),
      addressOf: (ticker) => addressOfThesis(ticker, thesesOfTeam(id)),
    }),
  );
}

export default function TeamThesesRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <TeamTheses {...props} />
    </AccountTexts>
  );
}

function TeamTheses({ loaderData: { team, role, theses, mostTheses, popular, today, refused } }: Route.ComponentProps) {
  const t = useTranslations("teams");
  const place = thesesOfTeam(team.id);
  return (
    <PersonPage
      back={{ to: addressOfTeam(team.id), text: team.name }}
      title={t("theses")}
      lead={t("thesesLead", { maximum: mostTheses })}
    >
      {theses.length === 0 ? (
        <p className="mt-8 text-ink-2">{t("thesesEmpty")}</p>
      ) : (
        <ThesisTable theses={theses} today={today} place={place} />
      )}
      {mayEdit(role) && <WriteThesis place={place} popular={popular} refused={refused} />}
    </PersonPage>
  );
}
