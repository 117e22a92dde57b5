import { useTranslations } from "use-intl";
import type { Webhook } from "../../../features/webhooks/contracts/webhooks.ts";
import { eventTexts } from "../../webhooks/event-texts.ts";
import { LocalLink } from "../site/local-link.tsx";
import { useEndpointName } from "./endpoint-name.ts";

/** A reader's endpoints: each with its state, what it is told, and the way to its page. */
export function EndpointList({ endpoints }: { endpoints: readonly Webhook[] }) {
  const t = useTranslations("webhooks");
  const nameOf = useEndpointName();
  return (
    <ul className="mt-4 grid">
      {endpoints.map((endpoint) => (
        <li key={endpoint.id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
          <div className="min-w-0">
            <strong className="font-semibold break-all">{nameOf(endpoint)}</strong>
            <p className="hint">
              {t("states", { state: endpoint.state, kind: endpoint.kind })} ·{" "}
              {endpoint.events.map((event) => t(`event.${eventTexts[event]}`)).join(" · ")}
            </p>
          </div>
          <LocalLink
            className="link"
            to={`/webhooks/${endpoint.id}`}
            aria-label={t("openOf", { address: nameOf(endpoint) })}
          >
            {t("open")}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
