import { useTranslations } from "use-intl";
import type { Webhook } from "../../../features/webhooks/contracts/webhooks.ts";

/** What an endpoint is called: its address, or its service with the chat, topic, room or server. */
export function useEndpointName(): (endpoint: Pick<Webhook, "kind" | "address" | "destination">) => string {
  const t = useTranslations("channels");
  return ({ kind, address, destination }) =>
    kind === "webhook"
      ? address
      : t("named", { service: t("services", { service: kind }), place: destination ?? new URL(address).host });
}
