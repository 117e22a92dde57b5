import { useTranslations } from "use-intl";
import { Failure } from "../../../failure.ts";
import { isMailedEvent } from "../../../features/webhooks/contracts/mailed-events.ts";
import { keyInLink, stopByMail } from "../../accounts/mailed-link.ts";
import { StopByMail } from "../../components/accounts/mailed-link.tsx";
import { WebhookTexts } from "../../components/webhooks/webhook-texts.tsx";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import { eventTexts } from "../../webhooks/event-texts.ts";
import type { Route } from "./+types/mails-stop";

/** The event whose mails the link ends. */
const eventIn = (url: URL): string => url.searchParams.get("event") ?? "";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  orFailurePage(context.get(appContext), async () => {
    const event = eventIn(url);
    if (!isMailedEvent(event)) throw new Failure("notFound");
    return { ...keyInLink(url), event };
  });

export function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  return stopByMail({ request, url, asked }, (key) => asked.product.webhooks.stopMailsOf(key, eventIn(url)));
}

export default function MailsStopRoute(props: Route.ComponentProps) {
  return (
    <WebhookTexts>
      <MailsStop {...props} />
    </WebhookTexts>
  );
}

function MailsStop({ loaderData: { key, event }, actionData }: Route.ComponentProps) {
  const t = useTranslations("channels");
  const ofEvents = useTranslations("webhooks");
  const texts = {
    ...{ title: t("stopOne.title"), lead: t("stopOne.lead", { event: ofEvents(`event.${eventTexts[event]}`) }) },
    ...{ submit: t("stopOne.submit"), done: t("stopOne.done") },
  };
  return (
    <StopByMail
      texts={texts}
      action={`/mails/stop?event=${event}`}
      onward={{ to: "/channels", text: t("stop.list") }}
      secret={key}
      refused={actionData}
    />
  );
}
