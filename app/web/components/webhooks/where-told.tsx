import { useTranslations } from "use-intl";
import type { MailedEvents } from "../../../features/webhooks/contracts/mailed-events.ts";
import { type Webhook, type WebhookEvent, webhookEvents } from "../../../features/webhooks/contracts/webhooks.ts";
import { eventTexts } from "../../webhooks/event-texts.ts";
import { useEndpointName } from "./endpoint-name.ts";

type WhereToldProps = { endpoints: readonly Webhook[]; mails: MailedEvents };

/** Each event, and where its reader is told of it now: by mail, and by the endpoints that are neither paused nor disabled. */
export function WhereTold({ endpoints, mails }: WhereToldProps) {
  const t = useTranslations("channels");
  const ofEvents = useTranslations("webhooks");
  const nameOf = useEndpointName();
  const placeOf = (endpoint: Webhook): string =>
    endpoint.isGathered ? t("gathered", { place: nameOf(endpoint) }) : nameOf(endpoint);
  const placesOf = (event: WebhookEvent): string[] => {
    const told = endpoints.filter(({ state, events }) => state === "active" && events.includes(event));
    return [...mailOf(event, mails).map((mail) => t("mail", { mail })), ...told.map(placeOf)];
  };
  return (
    <dl className="mt-4 grid">
      {webhookEvents.map((event) => {
        const places = placesOf(event);
        return (
          <div key={event} className="border-t border-line py-3">
            <dt className="font-semibold">{ofEvents(`event.${eventTexts[event]}`)}</dt>
            <dd className="hint break-words">{places.length === 0 ? t("nowhere") : places.join(" · ")}</dd>
          </div>
        );
      })}
    </dl>
  );
}

type Mail = "always" | "ofTheJob" | "gathered" | "atOnce";

function mailOf(event: WebhookEvent, { events, digest }: MailedEvents): Mail[] {
  if (event === "report.answered") return ["always"];
  if (event === "job.finished") return ["ofTheJob"];
  const isAmong = (mailed: readonly WebhookEvent[]) => mailed.includes(event);
  if (!isAmong(events)) return [];
  return [isAmong(digest.events) ? "gathered" : "atOnce"];
}
