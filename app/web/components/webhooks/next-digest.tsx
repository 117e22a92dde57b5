import { useTranslations } from "use-intl";
import type { MailedEvents } from "../../../features/webhooks/contracts/mailed-events.ts";
import type { Webhook } from "../../../features/webhooks/contracts/webhooks.ts";
import { momentInZone } from "../../../messages/runs/moment-in-zone.ts";
import { useFormats } from "../../analysis/formats.ts";

type NextDigestProps = { digest: MailedEvents["digest"]; endpoints: readonly Webhook[] };

/** When the next digest is sent, where something can be in it. */
export function NextDigest({ digest: { events, nextAt, timeZone, waiting }, endpoints }: NextDigestProps) {
  const t = useTranslations("channels");
  const formats = useFormats();
  const isUsed = events.length > 0 || waiting > 0 || endpoints.some(({ isGathered }) => isGathered);
  if (nextAt === null || !isUsed) return null;
  return (
    <p className="mt-4">{t("next", { moment: momentInZone(nextAt, timeZone, formats), zone: timeZone, waiting })}</p>
  );
}
