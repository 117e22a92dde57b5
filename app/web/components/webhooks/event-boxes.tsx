import { useTranslations } from "use-intl";
import type { WebhookEvent } from "../../../features/webhooks/contracts/webhooks.ts";
import { eventTexts } from "../../webhooks/event-texts.ts";
import { eventFieldName } from "../../webhooks/webhook-form.ts";

/** A box to tick for each event. */
export function EventBoxes({ events, ticked }: { events: readonly WebhookEvent[]; ticked: readonly string[] }) {
  const t = useTranslations("webhooks");
  return events.map((event) => (
    <label key={event} className="flex items-start gap-3">
      <input
        type="checkbox"
        name={eventFieldName(event)}
        value="yes"
        defaultChecked={ticked.includes(event)}
        className="mt-[3px] size-[18px] flex-none"
      />
      <span>
        {t(`event.${eventTexts[event]}`)} <code className="hint">{event}</code>
      </span>
    </label>
  ));
}
