import { useTranslations } from "use-intl";
import { deliveriesKeptInDays, type WebhookDelivery } from "../../../features/webhooks/contracts/webhooks.ts";
import { useMoments } from "../../analysis/moments.ts";
import { eventTexts, isEvent } from "../../webhooks/event-texts.ts";
import { WebhookButton } from "./webhook-button.tsx";

/** What an address was told, the last first; each delivery opens to its attempts and its body. */
export function DeliveryLog({ action, deliveries }: { action: string; deliveries: readonly WebhookDelivery[] }) {
  const t = useTranslations("webhooks");
  if (deliveries.length === 0) return <p>{t("noDeliveries")}</p>;
  return (
    <>
      <p className="hint">{t("logLead", { days: deliveriesKeptInDays })}</p>
      <ul className="mt-4 grid">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="border-t border-line py-3">
            <Delivery action={action} delivery={delivery} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Delivery({ action, delivery }: { action: string; delivery: WebhookDelivery }) {
  const t = useTranslations("webhooks");
  const momentOf = useMoments();
  const { id, event, state, queuedAt, nextAttemptAt, attempts, body } = delivery;
  const name = isEvent(event) ? t(`event.${eventTexts[event]}`) : event;
  const moment = momentOf(queuedAt);
  const isWaiting = nextAttemptAt !== null && state === "retry";
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <strong className="font-semibold break-words">{name}</strong>
          <p className="hint">
            {t("deliveryStates", { state })} · {t("attempts", { count: attempts.length })} · {t("queued", { moment })}
            {isWaiting && ` · ${t("next", { moment: momentOf(nextAttemptAt) })}`}
          </p>
        </div>
        {state !== "sending" && state !== "queued" && state !== "gathered" && (
          <WebhookButton
            action={action}
            form="replay"
            fields={{ delivery: id }}
            label={t("replay")}
            description={t("replayOf", { event: name, moment })}
          />
        )}
      </div>
      <details className="disclosure mt-2">
        <summary>
          {t("answer")} <span className="sr-only">{`${name}, ${moment}`}</span>
        </summary>
        <dl className="mt-3 grid gap-3">
          {attempts.map(({ number, begunAt, status, failure, milliseconds, excerpt }) => (
            <div key={number}>
              <dt className="hint">
                {t("attempt", { number })} · {momentOf(begunAt)}
              </dt>
              <dd>
                {status === null
                  ? t("failed", { failure: failure ?? "unreachable" })
                  : t("answered", { status: String(status), milliseconds })}
                {excerpt !== null && <code className="mt-1 t-small block break-words text-ink-2">{excerpt}</code>}
              </dd>
            </div>
          ))}
          <div>
            <dt className="hint">
              {t("body")} · <span className="num break-all">{id}</span>
            </dt>
            <dd>
              <code className="t-small block break-words whitespace-pre-line text-ink-2">{body}</code>
            </dd>
          </div>
        </dl>
      </details>
    </>
  );
}
