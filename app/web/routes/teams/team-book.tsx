import { valuationViews } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { readTicker } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import { Failure } from "../../../failure.ts";
import { mayEdit } from "../../../features/teams/contracts/team-roles.ts";
import { fieldsOf, onward, personIn, refusedFormOrPage } from "../../accounts/account-form.ts";
import { useRefusalToast } from "../../components/accounts/account-form.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { FollowedPolicyLine } from "../../components/lists/followed-policy.tsx";
import { ViewOfList } from "../../components/lists/view-of-list.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { BookAlerts } from "../../components/teams/book-alerts.tsx";
import { AddCompany, BookCompanies } from "../../components/teams/book-companies.tsx";
import { BookSettings } from "../../components/teams/book-settings.tsx";
import { BookTexts } from "../../components/teams/book-texts.tsx";
import { addressOfBook, addressOfTeam } from "../../components/teams/team-table.tsx";
import { useAlertProblem } from "../../components/watchlist/alert-form.tsx";
import { appContext } from "../../context.ts";
import { popularSuggestions } from "../../lists/popular-suggestions.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import { savedRatiosOf } from "../../own-ratios/saved-ratios.ts";
import { alertOfForm, typedAlert } from "../../watchlist/alert-form.ts";
import type { Route } from "./+types/team-book";
import "../../components/analysis/page/analysis.css";
import "../../components/own-ratios/own-ratios.css";

export async function loader({ url, params: { id, bookId }, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const view = valuationViews.find((each) => each === url.searchParams.get("view"));
  return orFailurePage(asked, async () => {
    const book = await asked.product.teamBooks.read(account, { id, bookId, view });
    return {
      book,
      popular: popularSuggestions(asked.product),
      sendsMail: asked.product.sendsMail,
      savedRatios: await savedRatiosOf(asked),
    };
  });
}

/** Each form of the page says which one it is. */
export async function action({ request, url, params: { id, bookId }, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { teamBooks, tickerMeant } = asked.product;
  const field = await fieldsOf(request);
  const form = field("form");
  const book = { id, bookId };
  const done = (notice: Parameters<typeof onward>[1]["notice"], to = addressOfBook(id, bookId)) =>
    onward(to, { notice, isSecure: asked.isSecure, url });
  try {
    if (form === "addCompany") {
      const ticker = readTicker(field("ticker"), tickerMeant);
      await teamBooks.addCompany({ account, address: asked.address }, { ...book, ticker });
      return done("bookCompanyAdded");
    }
    if (form === "removeCompany") {
      await teamBooks.removeCompany(account, { ...book, ticker: field("ticker") });
      return done("bookCompanyRemoved");
    }
    if (form === "alert") {
      const condition = alertOfForm(field, asked.viewer.language);
      const alertId = field("id");
      if (alertId !== "") await teamBooks.changeAlert(account, { ...book, ...condition, alertId });
      else await teamBooks.addAlert(account, { ...book, ...condition, ticker: readTicker(field("ticker")) });
      return done("alertSaved");
    }
    if (form === "alertDelete") {
      await teamBooks.removeAlert(account, { ...book, alertId: field("alert") });
      return done("alertDeleted");
    }
    if (form === "mails") {
      const isMailed = field("isMailed") === "yes";
      await teamBooks.mail(account, { ...book, isMailed });
      return done(isMailed ? "bookMailed" : "bookMailedNoMore");
    }
    if (form === "rename") {
      await teamBooks.rename(account, { ...book, name: field("bookName") });
      return done("bookRenamed");
    }
    if (form !== "delete") throw new Failure("notFound");
    await teamBooks.remove(account, book);
    return done("bookDeleted", addressOfTeam(id));
  } catch (error) {
    return refusedFormOrPage(error, asked, { form, typed: { ...typedAlert(field), bookName: field("bookName") } });
  }
}

export default function TeamBookRoute(props: Route.ComponentProps) {
  return (
    <BookTexts>
      <BookPage {...props} />
    </BookTexts>
  );
}

function BookPage({ loaderData: { book, popular, sendsMail, savedRatios }, actionData }: Route.ComponentProps) {
  const t = useTranslations("teams");
  const ofAnalysis = useTranslations("analysis");
  const refused = actionData ?? null;
  const refusalOf = (form: string) => (refused?.form === form ? refused : null);
  useRefusalToast(refused, useAlertProblem(refusalOf("alert")));
  const { id, name, team, role, view, companies } = book;
  return (
    <PersonPage back={{ to: addressOfTeam(team.id), text: team.name }} title={name} lead={t("bookLead")}>
      {companies.length === 0 ? (
        <p className="mt-8 text-ink-2">{t("bookEmpty")}</p>
      ) : (
        <>
          <ViewOfList view={view} addressOf={(each) => `${addressOfBook(team.id, id)}?view=${each}`} />
          <FollowedPolicyLine {...book} />
          <BookCompanies book={book} />
          <p className="mt-4">
            <LocalLink className="link" to={`/sheet-links/new?document=book&team=${team.id}&book=${id}`}>
              {ofAnalysis("sheetLink")}
            </LocalLink>
          </p>
          <BookAlerts book={book} refused={refusalOf("alert")} sendsMail={sendsMail} savedRatios={savedRatios} />
        </>
      )}
      {mayEdit(role) && (
        <>
          <AddCompany book={book} popular={popular} refused={refusalOf("addCompany")} />
          <BookSettings book={book} refusalOf={refusalOf} />
        </>
      )}
    </PersonPage>
  );
}
