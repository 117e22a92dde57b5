import { useTranslations } from "use-intl";
import { readTicker } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { fieldsOf, onward, personIn, refusedForm } from "../../accounts/account-form.ts";
import { useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { DeleteThesis } from "../../components/theses/delete-thesis.tsx";
import { ThesisCompany } from "../../components/theses/thesis-company.tsx";
import { ThesisForm } from "../../components/theses/thesis-form.tsx";
import { addressOfThesis, ownTheses } from "../../components/theses/thesis-table.tsx";
import { WatchedLimits } from "../../components/theses/watched-limits.tsx";
import { WrittenThesis } from "../../components/theses/written-thesis.tsx";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import { shownThesis } from "../../theses/shown-thesis.server.ts";
import { limitFieldNames, limitsTyped } from "../../theses/typed-limits.ts";
import { thesisFieldNames, thesisTyped } from "../../theses/typed-thesis.ts";
import type { Route } from "./+types/thesis";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { product, address, meter, viewer } = asked;
  return orFailurePage(asked, async () => {
    const caller = { account, address, meter };
    return shownThesis(
      await product.theses.of(caller, readTicker(params.ticker, product.tickerMeant)),
      viewer.language,
    );
  });
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { product, address, isSecure } = asked;
  const field = await fieldsOf(request);
  const form = field("form");
  try {
    if (form === "delete") {
      await product.theses.remove(account, { id: field("id"), changedAt: field("changedAt") });
      return onward("/theses", { notice: "thesisDeleted", isSecure, url });
    }
    const { ticker } = await product.theses.save(
      { account, address },
      {
        ticker: readTicker(params.ticker, product.tickerMeant),
        ...thesisTyped(field),
        limits: limitsTyped(field),
      },
    );
    return onward(addressOfThesis(ticker), { notice: "thesisSaved", isSecure, url });
  } catch (error) {
    const typed = Object.fromEntries([...thesisFieldNames, ...limitFieldNames].map((name) => [name, field(name)]));
    return refusedForm(error, asked, form === "delete" ? { form } : { typed });
  }
}

export default function ThesisRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <ThesisPage {...props} />
    </AccountTexts>
  );
}

function ThesisPage({
  loaderData: { subject, thesis, shown, isUnread, names, watched },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations("theses");
  const refused = actionData ?? null;
  const isDeletion = refused?.form === "delete";
  useRefusalToast(isDeletion ? null : refused);
  const title = t("titleOf", { name: spokenName(subject.name) });
  return (
    <PersonPage title={title} back={{ to: ownTheses, text: t("all") }} width="max-w-[820px]">
      <ThesisCompany ticker={subject.ticker} isUnread={isUnread} />
      {thesis !== null && shown !== null && <WrittenThesis thesis={thesis} shown={shown} />}
      {thesis !== null && <WatchedLimits limits={thesis.limits} figures={watched} />}
      <section className="mt-10" aria-labelledby="write">
        <h2 className="t-h2 mb-5" id="write">
          {t(thesis === null ? "write" : "change")}
        </h2>
        <ThesisForm
          action={addressOfThesis(subject.ticker)}
          subject={subject}
          thesis={thesis}
          names={names}
          watched={watched}
          refused={isDeletion ? null : refused}
        />
      </section>
      {thesis !== null && (
        <DeleteThesis thesis={thesis} action={addressOfThesis(subject.ticker)} isRefused={isDeletion} />
      )}
    </PersonPage>
  );
}
