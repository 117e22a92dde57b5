import { useTranslations } from "use-intl";
import { readTicker } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import { thesisFigureNames } from "../../../features/theses/contracts/thesis.ts";
import { watchedFigureNames } from "../../../features/theses/contracts/thesis-limit.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { translatorFor } from "../../../messages/index.ts";
import { fieldsOf, onward, personIn, refusedForm } from "../../accounts/account-form.ts";
import { useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { DeleteThesis } from "../../components/theses/delete-thesis.tsx";
import { ThesisForm } from "../../components/theses/thesis-form.tsx";
import { addressOfThesis } from "../../components/theses/thesis-table.tsx";
import { WatchedLimits } from "../../components/theses/watched-limits.tsx";
import { WrittenThesis } from "../../components/theses/written-thesis.tsx";
import { appContext, type RequestContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import { thesisBlocks } from "../../theses/thesis-text.server.ts";
import { limitFieldNames, limitsTyped } from "../../theses/typed-limits.ts";
import type { Route } from "./+types/thesis";

const tickerOf = ({ product }: RequestContext, typed: string) => product.tickerMeant(readTicker(typed));

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { product, address, meter, viewer } = asked;
  return orFailurePage(asked, async () => {
    const caller = { account, address, meter };
    const { thesis, subject, figures, currency, silence, failure } = await product.theses.of(
      caller,
      tickerOf(asked, params.ticker),
    );
    const told = { figures, currency: currency ?? subject.currency, language: viewer.language };
    const t = await translatorFor(viewer.language);
    const written = { ...told, t };
    const { ticker, name } = subject;
    return {
      subject: { ticker, name, currency: subject.currency },
      thesis,
      shown: thesis && {
        thesis: thesisBlocks(thesis.thesis, written),
        disproof: thesisBlocks(thesis.disproof, written),
        price: figures.find((each) => each.name === "price") ?? null,
        silence,
        currency: subject.currency,
      },
      isUnread: failure !== null,
      names: thesisFigureNames,
      watched: watchedFigureNames.map((name) => ({ name, label: t(`quantities.${name}`) })),
    };
  });
}

const fieldNames = ["thesis", "disproof", "reviewOn", "buyPrice", "sellPrice", "currency", "changedAt"];
const numberOf = (typed: string) => (typed.trim() === "" ? null : Number(typed.replace(",", ".")));

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { product, address, isSecure } = asked;
  const field = await fieldsOf(request);
  const typed = Object.fromEntries([...fieldNames, ...limitFieldNames].map((name) => [name, field(name)]));
  try {
    if (field("form") === "delete") {
      await product.theses.remove(account, { id: field("id"), changedAt: field("changedAt") });
      return onward("/theses", { notice: "thesisDeleted", isSecure, url });
    }
    const { ticker } = await product.theses.save(
      { account, address },
      {
        ticker: tickerOf(asked, params.ticker),
        ...{ thesis: field("thesis"), disproof: field("disproof"), reviewOn: field("reviewOn") },
        ...{ buyPrice: numberOf(field("buyPrice")), sellPrice: numberOf(field("sellPrice")) },
        limits: limitsTyped(field),
        ...{ currency: field("currency") || undefined, changedAt: field("changedAt") },
      },
    );
    return onward(addressOfThesis(ticker), { notice: "thesisSaved", isSecure, url });
  } catch (error) {
    return field("form") === "delete"
      ? refusedForm(error, asked, { form: "delete" })
      : refusedForm(error, asked, { typed });
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
    <div className="wrap max-w-[820px] pt-[clamp(32px,5vw,64px)]">
      <PageHead title={title} isUnlisted />
      <p className="t-small flex flex-wrap gap-x-5 text-ink-2">
        <LocalLink className="link" to="/theses">
          {t("all")}
        </LocalLink>
        <LocalLink className="link" to={`/analysis/${encodeURIComponent(subject.ticker)}`}>
          {t("analysis")}
        </LocalLink>
      </p>
      <h1 className="t-h1 mt-2">{title}</h1>
      {isUnread && <p className="mt-4 text-ink-2">{t("notRead")}</p>}
      {thesis !== null && shown !== null && <WrittenThesis thesis={thesis} shown={shown} />}
      {thesis !== null && <WatchedLimits limits={thesis.limits} figures={watched} />}
      <section className="mt-10" aria-labelledby="write">
        <h2 className="t-h2 mb-5" id="write">
          {t(thesis === null ? "write" : "change")}
        </h2>
        <ThesisForm
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
    </div>
  );
}
