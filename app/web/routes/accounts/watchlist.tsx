import { ownPriceRange, valuationViews } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { readTicker } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import { isInternalPath } from "../../../core/shared/use-cases/internal-path.ts";
import { Failure } from "../../../failure.ts";
import { mostWatched } from "../../../features/watchlist/contracts/watchlist.ts";
import type { Language } from "../../../messages/languages.ts";
import { fieldsOf, onward, personIn, refusedForm } from "../../accounts/account-form.ts";
import { useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { priceOfText } from "../../components/analysis/controls/percent-text.ts";
import { EmptyList } from "../../components/history/empty-list.tsx";
import { FollowedPolicyLine } from "../../components/lists/followed-policy.tsx";
import { ViewOfList } from "../../components/lists/view-of-list.tsx";
import { useAlertProblem } from "../../components/watchlist/alert-form.tsx";
import { Alerts } from "../../components/watchlist/alerts.tsx";
import { WatchlistTable } from "../../components/watchlist/watchlist-table.tsx";
import { WatchlistTexts } from "../../components/watchlist/watchlist-texts.tsx";
import { appContext, type RequestContext } from "../../context.ts";
import { FieldError } from "../../design/field.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import { savedRatiosOf } from "../../own-ratios/saved-ratios.ts";
import { alertOfForm, typedAlert } from "../../watchlist/alert-form.ts";
import type { Route } from "./+types/watchlist";
import "../../components/analysis/page/analysis.css";
import "../../components/own-ratios/own-ratios.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { product } = asked;
  return orFailurePage(asked, async () => ({
    ...(await product.watchlistOf(account, viewIn(url.searchParams))),
    pricesAsOf: product.hasLivePrices ? null : product.dataAsOf,
    sendsMail: product.sendsMail,
    savedRatios: await savedRatiosOf(asked),
  }));
}

/** Undefined where the reader's policy decides. */
const viewIn = (search: URLSearchParams) => valuationViews.find((view) => view === search.get("view"));

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const field = await fieldsOf(request);
  const done = (notice: Parameters<typeof onward>[1]["notice"], to = "/watchlist") =>
    onward(to, { notice, isSecure: asked.isSecure, url });
  const form = field("form");
  try {
    if (form === "watch") {
      const ticker = readTicker(field("ticker"), asked.product.tickerMeant);
      const { id } = await asked.product.watchCompany({ account, address: asked.address }, ticker);
      const [price, back] = [field("price"), field("return")];
      if (price !== "") await asked.product.accounts.noteOwnPrice(account, { id, price: Number(price) });
      return done(price === "" ? "companyWatched" : "ownPriceNoted", isInternalPath(back) ? back : "/watchlist");
    }
    if (form === "ownPrice") {
      await asked.product.accounts.noteOwnPrice(account, {
        id: field("id"),
        price: ownPriceIn(field("priceText"), asked.viewer.language),
      });
      return done("ownPriceNoted");
    }
    if (form === "unwatch") {
      await asked.product.accounts.unwatch(account, field("id"));
      return done("companyUnwatched");
    }
    if (form === "alertDelete") {
      await asked.product.accounts.removeAlert(account, field("id"));
      return done("alertDeleted");
    }
    await saveAlert(asked, account, field);
    return done("alertSaved");
  } catch (error) {
    const typed = form === "ownPrice" ? { id: field("id"), priceText: field("priceText") } : typedAlert(field);
    return refusedForm(error, asked, { form, typed });
  }
}

/** Nothing typed forgets the price. */
function ownPriceIn(text: string, language: Language): number | null {
  const price = priceOfText(text, language);
  if (price === "notNumber") throw new Failure("numberFormat", { param: "price", kind: "number" });
  if (price === "outOfRange") throw new Failure("outOfRange", { param: "price", ...ownPriceRange });
  return price;
}

type Person = ReturnType<typeof personIn>["account"];

/** A new alert without an id. */
async function saveAlert({ product, viewer }: RequestContext, account: Person, field: (name: string) => string) {
  const change = alertOfForm(field, viewer.language);
  const id = field("id");
  if (id === "") await product.addAlert(account, { ...change, ticker: field("ticker") });
  else {
    const muted = field("isMuted");
    await product.changeAlert(account, { ...change, id, ...(muted === "" ? {} : { isMuted: muted === "yes" }) });
  }
}

export default function WatchlistRoute(props: Route.ComponentProps) {
  return (
    <WatchlistTexts>
      <Watchlist {...props} />
    </WatchlistTexts>
  );
}

function Watchlist({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("watchlist");
  const textOf = useFailureText();
  const refused = actionData ?? null;
  useRefusalToast(refused, useAlertProblem(refused?.form === "alert" ? refused : null));
  const { view, companies, pricesAsOf, sendsMail, savedRatios } = loaderData;
  return (
    <PersonPage title={t("title")} lead={t("lead", { maximum: mostWatched })}>
      {refused !== null && refused.form !== "alert" && refused.form !== "ownPrice" && (
        <div className="mt-5">
          <FieldError>{textOf(refused)}</FieldError>
        </div>
      )}
      {companies.length === 0 ? (
        <EmptyList text={t("empty")} invitation={t("analyse")} />
      ) : (
        <>
          <ViewOfList view={view} addressOf={(each) => `/watchlist?view=${each}`} />
          <FollowedPolicyLine {...loaderData} />
          <WatchlistTable companies={companies} view={view} refused={refused?.form === "ownPrice" ? refused : null} />
          <Alerts
            companies={companies}
            pricesAsOf={pricesAsOf}
            sendsMail={sendsMail}
            savedRatios={savedRatios}
            refused={refused?.form === "alert" ? refused : null}
          />
        </>
      )}
    </PersonPage>
  );
}
