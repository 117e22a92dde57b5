import { data } from "react-router";
import { useTranslations } from "use-intl";
import { fieldsOf, refusedForm } from "../../accounts/account-form.ts";
import { MailedLinkForm } from "../../components/accounts/account-form.tsx";
import { ResultTexts } from "../../components/analysis/page/result-texts.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { appContext } from "../../context.ts";
import type { Route } from "./+types/watchlist-mute";

/** Programs that look into mails open links: only a press of the button mutes. */
export const loader = ({ url }: Route.LoaderArgs) => ({ key: url.searchParams.get("key") ?? "" });

export async function action({ request, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const field = await fieldsOf(request);
  try {
    await asked.product.accounts.muteAlert(field("key"));
  } catch (error) {
    return refusedForm(error, asked, { typed: { key: field("key") } });
  }
  return data(null);
}

export default function WatchlistMuteRoute(props: Route.ComponentProps) {
  return (
    <ResultTexts>
      <Mute {...props} />
    </ResultTexts>
  );
}

function Mute({ loaderData: { key }, actionData }: Route.ComponentProps) {
  const t = useTranslations("watchlist.mute");
  if (actionData === null) return <Muted />;
  return (
    <MailedLinkForm
      title={t("title")}
      lead={t("lead")}
      action="/watchlist/mute"
      submit={t("submit")}
      secret={{ name: "key", value: key || (actionData?.typed.key ?? "") }}
      refused={actionData ?? null}
    />
  );
}

function Muted() {
  const t = useTranslations("watchlist.mute");
  return (
    <div className="wrap max-w-[640px] pt-[clamp(32px,5vw,64px)]">
      <PageHead title={t("title")} isUnlisted />
      <h1 className="t-h1">{t("title")}</h1>
      <p className="t-lead mt-3" role="status">
        {t("done")}
      </p>
      <p className="mt-5">
        <LocalLink className="link" to="/watchlist">
          {t("list")}
        </LocalLink>
      </p>
    </div>
  );
}
