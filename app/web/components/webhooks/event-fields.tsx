import { useTranslations } from "use-intl";
import { webhookEvents } from "../../../features/webhooks/contracts/webhooks.ts";
import { FieldError } from "../../design/field.tsx";
import { LocalLink } from "../site/local-link.tsx";
import { EventBoxes } from "./event-boxes.tsx";

/** What an endpoint is told. `ticked`: names of events with spaces between. */
export function EventFields({ ticked, problem }: { ticked: string; problem: string | null }) {
  const t = useTranslations("webhooks");
  return (
    <fieldset className="grid gap-2">
      <legend className="label">{t("events")}</legend>
      <EventBoxes events={webhookEvents} ticked={ticked.split(" ")} />
      {problem !== null && <FieldError>{problem}</FieldError>}
      <p className="hint">
        {t.rich("alertsHint", {
          watchlist: (words) => (
            <LocalLink className="link" to="/watchlist">
              {words}
            </LocalLink>
          ),
        })}
      </p>
    </fieldset>
  );
}
