import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { analysisEntries, withoutTheUsual } from "../../../core/analysis/contracts/analysis-address.ts";
import { searchText } from "../../../core/shared/contracts/address-grammar.ts";
import { readVersionQuestion } from "../../../features/versions/use-cases/read-version-question.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { fieldsOf, personIn, refusedForm } from "../../accounts/account-form.ts";
import { useMoments } from "../../analysis/moments.ts";
import { useRefusalToast } from "../../components/accounts/account-form.tsx";
import { MadeLink } from "../../components/share-links/made-link.tsx";
import { ShareLinkForm } from "../../components/share-links/share-link-form.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { VersionTexts } from "../../components/versions/version-texts.tsx";
import { addressOfVersion } from "../../components/versions/version-words.ts";
import { appContext, type RequestContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import { localAddress } from "../../session/address.ts";
import { questionIn } from "../../versions/question-in.ts";
import type { Route } from "./+types/share-link-new";

const queryIn = ({ product }: RequestContext, { ticker, question }: ReturnType<typeof questionIn>) =>
  readVersionQuestion(ticker, question, product.tickerMeant);

/** What the link of this address would show: a version of one's own, or a question. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const version = url.searchParams.get("version");
  const question = questionIn(url.search);
  if (version === null && question.ticker === "") throw redirect(localAddress("/links", url.searchParams.get("lang")));
  return orFailurePage(asked, async () => {
    if (version !== null) {
      const { id, name, note, savedAt } = await asked.product.versions.read(account, version);
      const of = { version: id, hasNote: note !== null, savedAt: savedAt.toISOString() };
      return { of, name, address: addressOfVersion({ id }), form: `/links/new?version=${id}` };
    }
    const { ticker, ...query } = queryIn(asked, question);
    const chosen = searchText(analysisEntries(withoutTheUsual(query)));
    return {
      of: null,
      name: ticker,
      address: `/analysis/${encodeURIComponent(ticker)}${chosen}`,
      form: `/links/new?${new URLSearchParams({ ticker })}${chosen.replace("?", "&")}`,
    };
  });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const field = await fieldsOf(request);
  const version = url.searchParams.get("version");
  const typed = { expiresOn: field("expiresOn"), cardOrigins: field("cardOrigins"), showsNote: field("showsNote") };
  try {
    const of = version === null ? { query: queryIn(asked, questionIn(url.search)) } : { version };
    const { link, path, cardPath } = await asked.product.shareLinks.make(
      { account, address: asked.address },
      {
        ...{ of, expiresOn: typed.expiresOn, password: field("password"), showsNote: typed.showsNote === "yes" },
        cardOrigins: typed.cardOrigins.split(/\s+/),
      },
    );
    const language = asked.viewer.language === "es" ? null : asked.viewer.language;
    const addressOf = (at: string) => new URL(localAddress(at, language), url.origin).href;
    return { made: { link, address: addressOf(path), cardAddress: cardPath && addressOf(cardPath) } };
  } catch (error) {
    return refusedForm(error, asked, { typed });
  }
}

/** Its answer holds the token: it is stored nowhere. */
export const headers = () => ({ "Cache-Control": "private, no-store" });

export default function ShareLinkNewRoute(props: Route.ComponentProps) {
  return (
    <VersionTexts>
      <ShareLinkNew {...props} />
    </VersionTexts>
  );
}

function ShareLinkNew({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("shareLinks");
  const momentOf = useMoments();
  const { of, address, form } = loaderData;
  const refused = actionData && "code" in actionData ? actionData : null;
  useRefusalToast(refused);
  const made = actionData && "made" in actionData ? actionData.made : null;
  const title = t("newTitle", { name: spokenName(loaderData.name) });
  return (
    <div className="wrap max-w-[720px] page-top">
      <PageHead title={title} isUnlisted />
      <h1 className="t-h1">{made === null ? title : t("madeTitle")}</h1>
      {made === null ? (
        <>
          <p className="t-lead mt-3">
            {of === null ? t("leadLive") : t("leadVersion", { moment: momentOf(of.savedAt) })}
          </p>
          <p className="mt-3 mb-8 text-ink-2">{t("whatIsShown")}</p>
          <ShareLinkForm action={form} hasNote={of?.hasNote ?? false} refused={refused} />
        </>
      ) : (
        <MadeLink {...made} />
      )}
      <p className="mt-8 flex flex-wrap gap-5">
        <LocalLink className="link" to={address}>
          {t("back")}
        </LocalLink>
        <LocalLink className="link" to="/links">
          {t("all")}
        </LocalLink>
      </p>
    </div>
  );
}
