import { useTranslations } from "use-intl";
import { readTicker } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import { mayEdit } from "../../../features/teams/contracts/team-roles.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { fieldsOf, onward, personIn, refusedFormOrPage } from "../../accounts/account-form.ts";
import { useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { thesesOfTeam } from "../../components/teams/team-table.tsx";
import { DeleteThesis } from "../../components/theses/delete-thesis.tsx";
import { ThesisCompany } from "../../components/theses/thesis-company.tsx";
import { ThesisForm } from "../../components/theses/thesis-form.tsx";
import { addressOfThesis } from "../../components/theses/thesis-table.tsx";
import { WrittenThesis } from "../../components/theses/written-thesis.tsx";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import { shownThesis } from "../../theses/shown-thesis.server.ts";
import { thesisFieldNames, thesisTyped } from "../../theses/typed-thesis.ts";
import type { Route } from "./+types/team-thesis";

/** With `from=own`, one's own thesis stands in the form of one that is not written yet. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { product, address, meter, viewer } = asked;
  return orFailurePage(asked, async () => {
    const ticker = readTicker(params.ticker, product.tickerMeant);
    const told = await product.teamTheses.of({ account, address, meter }, { id: params.id, ticker });
    const own = (await product.theses.list(account)).theses.find((each) => each.ticker === told.subject.ticker) ?? null;
    const isBegun = url.searchParams.get("from") === "own";
    return {
      ...(await shownThesis(told, viewer.language)),
      ...{ team: told.team, role: told.role, hasOwn: own !== null, draft: isBegun ? own : null },
    };
  });
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { product, address, isSecure } = asked;
  const field = await fieldsOf(request);
  const form = field("form");
  const place = thesesOfTeam(params.id);
  const { id } = params;
  try {
    const ticker = readTicker(params.ticker, product.tickerMeant);
    if (form === "delete") {
      await product.teamTheses.remove(account, { id, ticker, changedAt: field("changedAt") });
      return onward(place, { notice: "thesisDeleted", isSecure, url });
    }
    await product.teamTheses.save({ account, address }, id, { ticker, ...thesisTyped(field) });
    return onward(addressOfThesis(ticker, place), { notice: "thesisSaved", isSecure, url });
  } catch (error) {
    const typed = Object.fromEntries(thesisFieldNames.map((name) => [name, field(name)]));
    return refusedFormOrPage(error, asked, form === "delete" ? { form } : { typed });
  }
}

export default function TeamThesisRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <TeamThesis {...props} />
    </AccountTexts>
  );
}

function TeamThesis({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations();
  const { team, role, subject, thesis, shown, isUnread } = loaderData;
  const refused = actionData ?? null;
  const isDeletion = refused?.form === "delete";
  useRefusalToast(isDeletion ? null : refused);
  const title = t("teams.thesisOf", { name: spokenName(subject.name), team: team.name });
  const place = thesesOfTeam(team.id);
  const action = addressOfThesis(subject.ticker, place);
  return (
    <PersonPage title={title} back={{ to: place, text: t("teams.theses") }} width="max-w-[820px]">
      <ThesisCompany ticker={subject.ticker} isUnread={isUnread} />
      {thesis !== null && shown !== null && <WrittenThesis thesis={thesis} shown={shown} />}
      {thesis === null && <p className="mt-4 text-ink-2">{t("teams.thesisEmpty")}</p>}
      {mayEdit(role) && <WriteThesis {...loaderData} action={action} refused={isDeletion ? null : refused} />}
      {mayEdit(role) && thesis !== null && <DeleteThesis thesis={thesis} action={action} isRefused={isDeletion} />}
    </PersonPage>
  );
}

type WriteThesisProps = Pick<
  Route.ComponentProps["loaderData"],
  "subject" | "thesis" | "names" | "hasOwn" | "draft"
> & {
  action: string;
  refused: Route.ComponentProps["actionData"] | null;
};

function WriteThesis({ subject, thesis, names, hasOwn, draft, action, refused = null }: WriteThesisProps) {
  const t = useTranslations();
  return (
    <section className="mt-10" aria-labelledby="write">
      <h2 className="t-h2 mb-5" id="write">
        {t(thesis === null ? "theses.write" : "theses.change")}
      </h2>
      {thesis === null && hasOwn && draft === null && (
        <p className="mb-5">
          <LocalLink className="link" to={`${action}?from=own`} reloadDocument>
            {t("teams.thesisFromOwn")}
          </LocalLink>
        </p>
      )}
      <ThesisForm
        action={action}
        subject={subject}
        thesis={thesis}
        names={names}
        watched={null}
        draft={draft}
        refused={refused}
      />
    </section>
  );
}
