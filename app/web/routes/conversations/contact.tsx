import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { useTranslations } from "use-intl";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import { problemsOf } from "../../../features/conversations/use-cases/message-rules.ts";
import { fieldsOf, onward, refusedForm } from "../../accounts/account-form.ts";
import { useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { ContactForm } from "../../components/conversations/contact-form.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { appContext } from "../../context.ts";
import type { Route } from "./+types/contact";

export function loader({ context }: Route.LoaderArgs) {
  const { viewer, product } = context.get(appContext);
  return {
    email: viewer.person?.account.email ?? "",
    contactEmail: product.contactEmail,
    clientKey: randomUUID(),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, address, viewer, isSecure } = asked;
  const field = await fieldsOf(request);
  const typed = { email: field("email"), subject: field("subject"), message: field("message") };
  const clientKey = isUuid(field("clientKey")) ? field("clientKey") : randomUUID();
  try {
    await product.conversations.send(
      { address, account: viewer.person?.account ?? null, language: viewer.language },
      { ...typed, website: field("website"), clientKey },
    );
  } catch (error) {
    const { data: refused, init } = refusedForm(error, asked, { typed });
    return data({ ...refused, typed, problems: problemsOf(typed) }, init ?? undefined);
  }
  return onward("/contact", { notice: "messageSent", isSecure, url });
}

export default function ContactRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <Contact {...props} />
    </AccountTexts>
  );
}

function Contact({ loaderData: { email, contactEmail, clientKey }, actionData }: Route.ComponentProps) {
  const t = useTranslations("contact.form");
  const textOf = useFailureText();
  const refused = actionData ?? null;
  const isFieldsFault = refused !== null && Object.keys(refused.problems).length > 0;
  useRefusalToast(refused);
  const failed = refused === null || isFieldsFault ? null : failedText(refused, { textOf, failed: t("failed") });
  return (
    <div className="wrap page-top">
      <PageHead title={t("title")} description={t("lead")} />
      <h1 className="t-h1">{t("title")}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{t("lead")}</p>
      <div className="mt-8 grid gap-11 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ContactForm
          typed={refused?.typed ?? { email, subject: "", message: "" }}
          problems={refused?.problems ?? {}}
          failed={failed}
          clientKey={clientKey}
        />
        <div className="grid content-start gap-8">
          <DirectContact contactEmail={contactEmail} />
          <section className="border-t border-ink pt-4">
            <h2 className="t-h2">{t("tipTitle")}</h2>
            <p className="mt-2">
              {t.rich("tip", {
                faq: (text) => (
                  <LocalLink className="link" to="/faq">
                    {text}
                  </LocalLink>
                ),
              })}
            </p>
            <p className="hint mt-3">
              {t.rich("privacy", {
                privacy: (text) => (
                  <LocalLink className="link" to="/privacy">
                    {text}
                  </LocalLink>
                ),
              })}
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}

type Refused = Parameters<ReturnType<typeof useFailureText>>[0];

/** Too many at once is said as such; whatever else kept it from being sent is our fault, in the words for that. */
const failedText = (
  refused: Refused,
  { textOf, failed }: { textOf: (refusal: Refused) => string; failed: string },
): string => (refused.code === "rateLimited" ? textOf(refused) : failed);

function DirectContact({ contactEmail }: { contactEmail: string | null }) {
  const t = useTranslations("contact.form");
  return (
    <section className="border-t border-ink pt-4">
      <h2 className="t-h2">{t("directTitle")}</h2>
      <p className="mt-2">
        {contactEmail === null ? (
          t("directUnknown")
        ) : (
          <>
            {t("directKnown")}{" "}
            <a className="link" href={`mailto:${contactEmail}`}>
              {contactEmail}
            </a>
            .
          </>
        )}
      </p>
      <p className="hint mt-3">{t("responseTime")}</p>
    </section>
  );
}
