import { data } from "react-router";
import { useTranslations } from "use-intl";
import { fieldsOf, keyOfMail, refusedForm } from "../../accounts/account-form.ts";
import { DoneByMail, MailedLinkForm } from "../../components/accounts/account-form.tsx";
import { ResultTexts } from "../../components/analysis/page/result-texts.tsx";
import { appContext } from "../../context.ts";
import type { Route } from "./+types/watchlist-mute";

/** Programs that look into mails open links: only a press of the button, or of a mail program's own, mutes. */
export const loader = ({ url }: Route.LoaderArgs) => ({ key: url.searchParams.get("key") ?? "" });

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const field = await fieldsOf(request);
  const key = keyOfMail(field, url);
  try {
    await asked.product.accounts.muteAlert(key);
  } catch (error) {
    return refusedForm(error, asked, { typed: { key } });
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
  if (actionData === null)
    return <DoneByMail title={t("title")} done={t("done")} onward={{ to: "/watchlist", text: t("list") }} />;
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
