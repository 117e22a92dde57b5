import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { readTicker } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import { personIn } from "../../accounts/account-form.ts";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { addressOfDiscussion } from "../../components/discussions/discussed-companies.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { appContext } from "../../context.ts";
import { buttonClass } from "../../design/button.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import { localAddress } from "../../session/address.ts";
import type { Route } from "./+types/team-choice";

/** From a company on to its discussion: at once where its reader has one team. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return orFailurePage(asked, async () => {
    const ticker = readTicker(params.ticker, asked.product.tickerMeant);
    const { teams } = await asked.product.teams.list(account);
    const [only, ...others] = teams;
    if (only === undefined || others.length > 0) return { teams, ticker };
    return redirect(localAddress(addressOfDiscussion(only.id, ticker), url.searchParams.get("lang")));
  });
}

export default function TeamChoiceRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <TeamChoice {...props} />
    </AccountTexts>
  );
}

function TeamChoice({ loaderData: { teams, ticker } }: Route.ComponentProps) {
  const t = useTranslations("discussions");
  const ofTeams = useTranslations("teams");
  const title = t("chooseTitle", { ticker });
  return (
    <PersonPage title={title} lead={t(teams.length === 0 ? "chooseNone" : "choose")} width="max-w-[820px]">
      {teams.length === 0 ? (
        <p className="mt-6">
          <LocalLink className={buttonClass("primary")} to="/teams">
            {ofTeams("make")}
          </LocalLink>
        </p>
      ) : (
        <ul className="mt-6 grid gap-3">
          {teams.map(({ id, name }) => (
            <li key={id}>
              <LocalLink className="link wrap-anywhere" to={addressOfDiscussion(id, ticker)}>
                {name}
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
    </PersonPage>
  );
}
