import { useTranslations } from "use-intl";
import { fieldsOf, onward, personIn, refusedForm } from "../../accounts/account-form.ts";
import { useRefusalToast } from "../../components/accounts/account-form.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { EndpointList } from "../../components/webhooks/endpoint-list.tsx";
import { NewSecret } from "../../components/webhooks/new-secret.tsx";
import { WebhookForm } from "../../components/webhooks/webhook-form.tsx";
import { WebhookTexts } from "../../components/webhooks/webhook-texts.tsx";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import { eventsOfForm, typedWebhook } from "../../webhooks/webhook-form.ts";
import type { Route } from "./+types/webhooks";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return orFailurePage(asked, async () => {
    const endpoints = await asked.product.webhooks.list(account);
    return { webhooks: endpoints.filter(({ kind }) => kind === "webhook") };
  });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const field = await fieldsOf(request);
  try {
    if (field("form") === "remove") {
      await asked.product.webhooks.remove(account, field("id"));
      return onward("/webhooks", { notice: "webhookDeleted", isSecure: asked.isSecure, url });
    }
    const { address, secret } = await asked.product.webhooks.add(account, {
      address: field("address"),
      events: eventsOfForm(field),
    });
    return { added: { address, secret } };
  } catch (error) {
    return refusedForm(error, asked, { form: field("form"), typed: typedWebhook(field) });
  }
}

export default function WebhooksRoute(props: Route.ComponentProps) {
  return (
    <WebhookTexts>
      <Webhooks {...props} />
    </WebhookTexts>
  );
}

function Webhooks({ loaderData: { webhooks }, actionData }: Route.ComponentProps) {
  const t = useTranslations("webhooks");
  const refused = actionData && "code" in actionData ? actionData : null;
  useRefusalToast(refused);
  const added = actionData && "added" in actionData ? actionData.added : null;
  const lead = t.rich("lead", {
    docs: (words) => (
      <LocalLink className="link" to="/notifications">
        {words}
      </LocalLink>
    ),
    channels: (words) => (
      <LocalLink className="link" to="/channels">
        {words}
      </LocalLink>
    ),
  });
  const typed = {
    address: refused?.typed.address ?? "",
    events: refused?.typed.events ?? "alert.gap alert.price alert.status alert.ratio",
  };
  return (
    <PersonPage title={t("title")} lead={lead} width="max-w-[860px]">
      {added?.secret && <NewSecret address={added.address} secret={added.secret} />}
      <section className="mt-10" aria-labelledby="webhook-list">
        <h2 className="t-h2" id="webhook-list">
          {t("list")}
        </h2>
        {webhooks.length === 0 ? <p className="mt-4">{t("none")}</p> : <EndpointList endpoints={webhooks} />}
      </section>
      <section className="mt-10 max-w-[640px]" aria-labelledby="webhook-new">
        <h2 className="t-h2 mb-5" id="webhook-new">
          {t("create")}
        </h2>
        <WebhookForm action="/webhooks" name="add" submit={t("add")} typed={typed} refused={refused} />
      </section>
    </PersonPage>
  );
}
