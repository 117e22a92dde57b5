import { useTranslations } from "use-intl";
import { keyInLink, stopByMail } from "../../accounts/mailed-link.ts";
import { StopByMail } from "../../components/accounts/mailed-link.tsx";
import { WebhookTexts } from "../../components/webhooks/webhook-texts.tsx";
import { appContext } from "../../context.ts";
import type { Route } from "./+types/digest-stop";

export const loader = ({ url }: Route.LoaderArgs) => keyInLink(url);

export function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  return stopByMail({ request, url, asked }, (key) => asked.product.webhooks.stopDigest(key));
}

export default function DigestStopRoute(props: Route.ComponentProps) {
  return (
    <WebhookTexts>
      <DigestStop {...props} />
    </WebhookTexts>
  );
}

function DigestStop({ loaderData: { key }, actionData }: Route.ComponentProps) {
  const t = useTranslations("channels.stop");
  return (
    <StopByMail
      texts={{ title: t("title"), lead: t("lead"), submit: t("submit"), done: t("done") }}
      action="/digest/stop"
      onward={{ to: "/channels", text: t("list") }}
      secret={key}
      refused={actionData}
    />
  );
}
