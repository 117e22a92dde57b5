import { useTranslations } from "use-intl";
import { mostWebhooks } from "../../../features/webhooks/contracts/webhooks.ts";
import { fieldsOf, onward, personIn, refusedForm } from "../../accounts/account-form.ts";
import { useRefusalToast } from "../../components/accounts/account-form.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { ChannelForm } from "../../components/webhooks/channel-form.tsx";
import { ChannelSteps, ServiceChoice } from "../../components/webhooks/channel-steps.tsx";
import { EndpointList } from "../../components/webhooks/endpoint-list.tsx";
import { MailedEventsForm } from "../../components/webhooks/mailed-events-form.tsx";
import { NextDigest } from "../../components/webhooks/next-digest.tsx";
import { WebhookTexts } from "../../components/webhooks/webhook-texts.tsx";
import { WhereTold } from "../../components/webhooks/where-told.tsx";
import { appContext } from "../../context.ts";
import { timeZonesWith } from "../../jobs/job-form.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import { mailsIn, typedMails, typedOf } from "../../webhooks/mails-form.ts";
import { channelOfForm, channelTiming, serviceNamed, typedWebhook } from "../../webhooks/webhook-form.ts";
import type { Route } from "./+types/channels";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return orFailurePage(asked, async () => {
    const { webhooks } = asked.product;
    const [endpoints, mails] = await Promise.all([webhooks.list(account), webhooks.mailedEvents(account)]);
    return {
      ...{ endpoints, mails, timeZones: timeZonesWith(mails.digest.timeZone) },
      service: serviceNamed(url.searchParams.get("service")),
    };
  });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { webhooks } = asked.product;
  const field = await fieldsOf(request);
  try {
    if (field("form") === "remove") {
      await webhooks.remove(account, field("id"));
      return onward("/channels", { notice: "channelDeleted", isSecure: asked.isSecure, url });
    }
    if (field("form") === "mails") {
      await webhooks.chooseMailedEvents(account, mailsIn(field));
      return onward("/channels", { notice: "mailsSaved", isSecure: asked.isSecure, url });
    }
    const { id } = await webhooks.add(account, channelOfForm(field));
    return onward(`/webhooks/${id}`, { notice: "channelAdded", isSecure: asked.isSecure, url });
  } catch (error) {
    const isOfMails = field("form") === "mails";
    return refusedForm(error, asked, {
      form: field("form"),
      typed: isOfMails ? typedMails(field) : typedWebhook(field),
    });
  }
}

export default function ChannelsRoute(props: Route.ComponentProps) {
  return (
    <WebhookTexts>
      <Channels {...props} />
    </WebhookTexts>
  );
}

/** Where the services are that most people use. */
const usualServers = {
  telegram: "https://api.telegram.org",
  slack: "",
  ntfy: "https://ntfy.sh",
  matrix: "https://matrix-client.matrix.org",
} as const;

function Channels({ loaderData: { endpoints, mails, timeZones, service }, actionData }: Route.ComponentProps) {
  const t = useTranslations("channels");
  useRefusalToast(actionData ?? null);
  const ofMails = actionData?.form === "mails" ? actionData : null;
  const refused = ofMails === null ? (actionData ?? null) : null;
  const channels = endpoints.filter(({ kind }) => kind !== "webhook");
  const lead = t.rich("lead", {
    webhooks: (words) => (
      <LocalLink className="link" to="/webhooks">
        {words}
      </LocalLink>
    ),
  });
  const typed = {
    address: refused?.typed.address ?? usualServers[service],
    destination: refused?.typed.destination ?? "",
    timing: refused?.typed.timing ?? channelTiming(false),
    events: refused?.typed.events ?? "alert.gap alert.price alert.status alert.ratio",
  };
  return (
    <PersonPage title={t("title")} lead={lead} width="max-w-[860px]">
      <section className="mt-10" aria-labelledby="channel-list">
        <h2 className="t-h2" id="channel-list">
          {t("list")}
        </h2>
        {channels.length === 0 ? <p className="mt-4">{t("none")}</p> : <EndpointList endpoints={channels} />}
      </section>
      <section className="mt-10" aria-labelledby="where-told">
        <h2 className="t-h2" id="where-told">
          {t("whereTold")}
        </h2>
        <WhereTold endpoints={endpoints} mails={mails} />
        <NextDigest digest={mails.digest} endpoints={endpoints} />
        <details className="disclosure mt-4 max-w-[640px]" open={ofMails !== null}>
          <summary>{t("changeMails")}</summary>
          <div className="mt-4">
            <MailedEventsForm
              action="/channels"
              typed={ofMails?.typed ?? typedOf(mails)}
              timeZones={timeZones}
              refused={ofMails}
            />
          </div>
        </details>
      </section>
      <section className="mt-10" aria-labelledby="channel-new">
        <h2 className="t-h2 mb-2" id="channel-new">
          {t("create")}
        </h2>
        <p className="hint mb-5">{t("limit", { maximum: mostWebhooks })}</p>
        <ServiceChoice service={service} />
        <ChannelSteps service={service} />
        <div className="max-w-[640px]">
          <ChannelForm
            key={service}
            action={`/channels?service=${service}`}
            name="add"
            submit={t("add")}
            service={service}
            typed={typed}
            refused={refused}
          />
        </div>
      </section>
    </PersonPage>
  );
}
