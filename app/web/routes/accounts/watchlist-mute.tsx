import { useTranslations } from "use-intl";
import { keyInLink, stopByMail } from "../../accounts/mailed-link.ts";
import { StopByMail } from "../../components/accounts/mailed-link.tsx";
import { ResultTexts } from "../../components/analysis/page/result-texts.tsx";
import { appContext } from "../../context.ts";
import type { Route } from "./+types/watchlist-mute";

export const loader = ({ url }: Route.LoaderArgs) => keyInLink(url);

export function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  return stopByMail({ request, url, asked }, (key) => asked.product.accounts.muteAlert(key));
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
  return (
    <StopByMail
      texts={{ title: t("title"), lead: t("lead"), submit: t("submit"), done: t("done") }}
      action="/watchlist/mute"
      onward={{ to: "/watchlist", text: t("list") }}
      secret={key}
      refused={actionData}
    />
  );
}
