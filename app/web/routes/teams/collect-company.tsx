import { useTranslations } from "use-intl";
import { readTicker } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import type { FillableTeam } from "../../../features/teams/contracts/team-book.ts";
import { fieldsOf, onward, personIn, refusedFormOrPage } from "../../accounts/account-form.ts";
import { useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { RowForm } from "../../components/teams/row-form.tsx";
import { addressOfBook, addressOfTeam } from "../../components/teams/team-table.tsx";
import { appContext } from "../../context.ts";
import { buttonClass } from "../../design/button.tsx";
import { FieldError } from "../../design/field.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/collect-company";

/** From a company on to the books of teams that its reader may fill. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { product } = asked;
  return orFailurePage(asked, async () => {
    const ticker = readTicker(params.ticker, product.tickerMeant);
    return { ticker, teams: await product.teamBooks.toFill(account, ticker) };
  });
}

/** Adds it to one of them, and leads there. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { product, address, isSecure } = asked;
  const field = await fieldsOf(request);
  const [id, bookId] = [field("team"), field("book")];
  try {
    await product.teamBooks.addCompany(
      { account, address },
      { id, bookId, ticker: readTicker(params.ticker, product.tickerMeant) },
    );
    return onward(addressOfBook(id, bookId), { notice: "bookCompanyAdded", isSecure, url });
  } catch (error) {
    return refusedFormOrPage(error, asked);
  }
}

export default function CollectCompanyRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <CollectCompany {...props} />
    </AccountTexts>
  );
}

function CollectCompany({ loaderData: { ticker, teams }, actionData }: Route.ComponentProps) {
  const t = useTranslations("teams");
  const textOf = useFailureText();
  const refused = actionData ?? null;
  useRefusalToast(refused);
  return (
    <PersonPage
      title={t("collectTitle", { ticker })}
      lead={t(teams.length === 0 ? "collectNone" : "collect")}
      back={{ to: `/analysis/${encodeURIComponent(ticker)}`, text: ticker }}
      width="max-w-[820px]"
    >
      {refused !== null && (
        <div className="mt-5">
          <FieldError>{textOf(refused)}</FieldError>
        </div>
      )}
      {teams.length === 0 && (
        <p className="mt-6">
          <LocalLink className={buttonClass("primary")} to="/teams">
            {t("make")}
          </LocalLink>
        </p>
      )}
      {teams.map((team) => (
        <TeamsBooks key={team.id} team={team} ticker={ticker} />
      ))}
    </PersonPage>
  );
}

function TeamsBooks({ team: { id, name, books }, ticker }: { team: FillableTeam; ticker: string }) {
  const t = useTranslations("teams");
  return (
    <section className="mt-9" aria-label={name}>
      <h2 className="t-h2 wrap-anywhere">{name}</h2>
      {books.length === 0 && (
        <p className="mt-3">
          {t("booksEmpty")}{" "}
          <LocalLink className="link" to={`${addressOfTeam(id)}#books`}>
            {t("makeBook")}
          </LocalLink>
        </p>
      )}
      <ul className="mt-3 grid">
        {books.map((book) => (
          <li key={book.id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
            <LocalLink className="link wrap-anywhere" to={addressOfBook(id, book.id)}>
              {book.name}
            </LocalLink>
            {book.hasCompany ? (
              <span className="text-ink-2">{t("collected")}</span>
            ) : (
              <RowForm
                action={`/collect/${encodeURIComponent(ticker)}`}
                form="collect"
                label={t("addCompanyButton")}
                description={t("collectTo", { ticker, book: book.name })}
                fields={{ team: id, book: book.id }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
