import { useTranslations } from "use-intl";
import { formOf, onward, refusedFormOrPage } from "../../accounts/account-form.ts";
import { settingsIn } from "../../accounts/installation-form.ts";
import { AccountForm, useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { AdminHead } from "../../components/admin/admin-head.tsx";
import { SafetyPoints } from "../../components/installation/safety-points.tsx";
import { SettingsFields } from "../../components/installation/settings-fields.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/admin-installation";

/** For admins; to anybody else there is nothing here. */
export async function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  return orFailurePage(asked, () => asked.product.installation.state(asked.viewer.person?.account ?? null));
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, viewer, isSecure } = asked;
  const reader = viewer.person?.account ?? null;
  const form = await formOf(request);
  const isMail = form.get("form") === "mail";
  try {
    if (isMail) await product.installation.sendTestMail(reader);
    else await product.installation.change(reader, settingsIn(form));
  } catch (error) {
    return refusedFormOrPage(error, asked, { form: isMail ? "mail" : "settings" });
  }
  const notice = isMail ? "testMailQueued" : "installationSaved";
  return onward("/admin/installation", { notice, isSecure, url });
}

export default function AdminInstallationRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AdminInstallation {...props} />
    </AccountTexts>
  );
}

function AdminInstallation({ loaderData, actionData }: Route.ComponentProps) {
  const { kept, environment, safety, sendsMail } = loaderData;
  const t = useTranslations("installation");
  const textOf = useFailureText();
  const refused = actionData ?? null;
  useRefusalToast(refused);
  const problemOf = (form: string) => (refused?.form === form ? textOf(refused) : null);
  const isNameRefused = refused?.code === "operatorNameInvalid";
  return (
    <div className="wrap max-w-[860px] page-top">
      <AdminHead title={t("settings.title")} />
      <p className="t-lead mt-3 max-w-[66ch]">{t("settings.lead")}</p>
      <section aria-labelledby="safety">
        <h2 className="t-h2 mt-8" id="safety">
          {t("safety.heading")}
        </h2>
        <SafetyPoints safety={safety} />
      </section>
      <section aria-labelledby="settings" className="mt-10 max-w-[560px]">
        <h2 className="t-h2 mb-5" id="settings">
          {t("settings.heading")}
        </h2>
        <AccountForm
          action="/admin/installation"
          name="settings"
          submit={t("settings.save")}
          problem={isNameRefused ? null : problemOf("settings")}
        >
          <SettingsFields
            environment={environment}
            chosen={kept}
            nameProblem={isNameRefused ? textOf(refused) : undefined}
          />
        </AccountForm>
      </section>
      <section aria-labelledby="mail" className="mt-10 max-w-[560px]">
        <h2 className="t-h2" id="mail">
          {t("mail.heading")}
        </h2>
        <p className="mt-3 mb-5">{t(sendsMail ? "mail.lead" : "mail.off")}</p>
        {sendsMail && (
          <AccountForm
            action="/admin/installation"
            name="mail"
            variant="secondary"
            submit={t("mail.send")}
            problem={problemOf("mail")}
          />
        )}
        <p className="mt-4">
          <LocalLink className="link" to="/admin/outbox">
            {t("mail.outbox")}
          </LocalLink>
        </p>
      </section>
    </div>
  );
}
