import { useTranslations } from "use-intl";
import { readBefore } from "../../../core/shared/use-cases/read-page.ts";
import { secretOverlapInHours, type Webhook } from "../../../features/webhooks/contracts/webhooks.ts";
import { fieldsOf, onward, personIn, type RefusedForm, refusedFormOrPage } from "../../accounts/account-form.ts";
import { useMoments } from "../../analysis/moments.ts";
import { AccountForm, useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { OlderEntries } from "../../components/accounts/older-entries.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { ChannelForm } from "../../components/webhooks/channel-form.tsx";
import { DeliveryLog } from "../../components/webhooks/delivery-log.tsx";
import { useEndpointName } from "../../components/webhooks/endpoint-name.ts";
import { NewSecret } from "../../components/webhooks/new-secret.tsx";
import { WebhookButton } from "../../components/webhooks/webhook-button.tsx";
import { WebhookForm } from "../../components/webhooks/webhook-form.tsx";
import { WebhookTexts } from "../../components/webhooks/webhook-texts.tsx";
import { appContext } from "../../context.ts";
import { AskedFirst } from "../../design/asked-first.tsx";
import { FieldError } from "../../design/field.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import { changeOfForm, channelTiming, typedWebhook } from "../../webhooks/webhook-form.ts";
import type { Route } from "./+types/webhook";

export async function loader({ url, context, params: { id } }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { webhooks } = asked.product;
  return orFailurePage(asked, () =>
    readBefore(url.searchParams.get("before"), (page) => webhooks.deliveriesOf(account, { id, page })),
  );
}

export async function action({ request, url, context, params: { id } }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { webhooks } = asked.product;
  const field = await fieldsOf(request);
  const form = field("form");
  const done = (notice: Parameters<typeof onward>[1]["notice"]) =>
    onward(`/webhooks/${id}`, { notice, isSecure: asked.isSecure, url });
  try {
    if (form === "rotate") return { rotated: (await webhooks.rotateSecret(account, id)).secret };
    if (form === "test") {
      await webhooks.test(account, id);
      return done("webhookTested");
    }
    if (form === "replay") {
      await webhooks.replay(account, field("delivery"));
      return done("webhookReplayed");
    }
    if (form === "pause" || form === "resume") await webhooks.change(account, { id, isPaused: form === "pause" });
    else await webhooks.change(account, { id, ...changeOfForm(field) });
    return done("webhookSaved");
  } catch (error) {
    return refusedFormOrPage(error, asked, { form, typed: typedWebhook(field) });
  }
}

export default function WebhookRoute(props: Route.ComponentProps) {
  return (
    <WebhookTexts>
      <OneWebhook {...props} />
    </WebhookTexts>
  );
}

function OneWebhook({ loaderData: { webhook, deliveries, next }, actionData }: Route.ComponentProps) {
  const t = useTranslations("webhooks");
  const textOf = useFailureText();
  const refused = actionData && "code" in actionData ? actionData : null;
  useRefusalToast(refused);
  const rotated = actionData && "rotated" in actionData ? actionData.rotated : null;
  const nameOf = useEndpointName();
  const action = `/webhooks/${webhook.id}`;
  const list = webhook.kind === "webhook" ? "/webhooks" : "/channels";
  const ofSettings = refused?.form === "change" ? refused : null;
  return (
    <PersonPage
      title={nameOf(webhook)}
      lead={t("states", { state: webhook.state, kind: webhook.kind })}
      back={{ to: list, text: t("back", { kind: webhook.kind }) }}
      width="max-w-[860px]"
    >
      <Standing webhook={webhook} action={action} />
      {refused !== null && ofSettings === null && <FieldError>{textOf(refused)}</FieldError>}
      {rotated !== null && <NewSecret address={webhook.address} secret={rotated} />}
      <section className="mt-10" aria-labelledby="webhook-log">
        <h2 className="t-h2 mb-3" id="webhook-log">
          {t("log")}
        </h2>
        <DeliveryLog action={action} deliveries={deliveries} />
        <OlderEntries page={action} next={next} text={t("older")} />
      </section>
      <section className="mt-10 max-w-[640px]" aria-labelledby="webhook-settings">
        <h2 className="t-h2 mb-5" id="webhook-settings">
          {t("settings")}
        </h2>
        <Settings webhook={webhook} action={action} refused={ofSettings} />
      </section>
      {webhook.kind === "webhook" && <Secret webhook={webhook} action={action} />}
      <section className="mt-10 border-t border-line pt-5">
        <AskedFirst label={t("remove", { kind: webhook.kind })} lead={t("removeLead")}>
          <AccountForm action={list} name="remove" submit={t("remove", { kind: webhook.kind })} variant="destructive">
            <input type="hidden" name="id" value={webhook.id} />
          </AccountForm>
        </AskedFirst>
      </section>
    </PersonPage>
  );
}

type SettingsProps = { webhook: Webhook; action: string; refused: RefusedForm | null };

function Settings({ webhook, action, refused }: SettingsProps) {
  const t = useTranslations("webhooks");
  const { kind, address, destination, events, isGathered } = webhook;
  const form = { action, name: "change", submit: t("save"), refused };
  const told = refused?.typed.events ?? events.join(" ");
  if (kind === "webhook")
    return <WebhookForm {...form} typed={{ address: refused?.typed.address ?? address, events: told }} />;
  const typed = {
    // The address of Slack is secret: the field is empty, and stays as it is.
    address: refused?.typed.address ?? (kind === "slack" ? "" : address),
    destination: refused?.typed.destination ?? destination ?? "",
    timing: refused?.typed.timing ?? channelTiming(isGathered),
    events: told,
  };
  return <ChannelForm {...form} service={kind} typed={typed} isKept />;
}

function Standing({ webhook: { state, kind }, action }: { webhook: Webhook; action: string }) {
  const t = useTranslations("webhooks");
  return (
    <>
      {state === "paused" && <p className="note mt-3">{t("pausedLead")}</p>}
      {state === "disabled" && <p className="note mt-3">{t("disabledLead", { kind })}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        {state === "active" && <WebhookButton action={action} form="test" label={t("test")} />}
        {state === "active" ? (
          <WebhookButton action={action} form="pause" label={t("pause")} />
        ) : (
          <WebhookButton action={action} form="resume" label={t("resume")} />
        )}
      </div>
    </>
  );
}

function Secret({ webhook: { secretEnding, formerSecretUntil }, action }: { webhook: Webhook; action: string }) {
  const t = useTranslations("webhooks");
  const momentOf = useMoments();
  return (
    <section className="mt-10" aria-labelledby="webhook-secret">
      <h2 className="t-h2" id="webhook-secret">
        {t("secret")}
      </h2>
      <p className="mt-3">
        {t("secretEnding", { ending: secretEnding || "none" })}
        {formerSecretUntil !== null && ` · ${t("formerUntil", { moment: momentOf(formerSecretUntil) })}`}
      </p>
      <p className="hint mb-4">{t("rotateLead", { hours: secretOverlapInHours })}</p>
      <AccountForm action={action} name="rotate" submit={t("rotate")} variant="secondary" />
    </section>
  );
}
