import { useTranslations } from "use-intl";
import type { FailureCode } from "../../../failure.ts";
import { newPasswordCodes } from "../../../features/accounts/contracts/account-limits.ts";
import { noSettings } from "../../../features/installation/contracts/installation.ts";
import { deviceNameOf } from "../../../http/cookies.ts";
import { fieldsIn, formOf, refusedFormOrPage } from "../../accounts/account-form.ts";
import { entered } from "../../accounts/entered.ts";
import { settingsIn } from "../../accounts/installation-form.ts";
import { AccountForm, useFailureText, useProblemAt, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { AgeDeclaration } from "../../components/accounts/age-declaration.tsx";
import { DisplayNameField, EmailField, NewPasswordField } from "../../components/accounts/credential-fields.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { SettingsFields } from "../../components/installation/settings-fields.tsx";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/setup";

/** For who has read the token that the server printed; to others, and once there is an account, an unknown page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, address } = asked;
  return orFailurePage(asked, async () => ({
    token: params.token,
    environment: await product.installation.readSetUp({ address }, params.token),
  }));
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, address, viewer, isSecure } = asked;
  const form = await formOf(request);
  const field = fieldsIn(form);
  const typed = { email: field("email"), displayName: field("displayName") };
  const settings = settingsIn(form);
  const { operatorName = null, hasPlanLimits = null, sources = null } = settings;
  try {
    const signedIn = await product.installation.setUp(
      { address },
      {
        ...typed,
        ...{ token: params.token, settings, language: viewer.language, password: field("password") },
        isOldEnough: field("isOldEnough") === "yes",
        device: deviceNameOf(request.headers.get("user-agent")),
      },
    );
    const onTo = new URL(url);
    onTo.searchParams.set("return", "/admin/installation");
    return entered(signedIn, { isSecure, url: onTo });
  } catch (error) {
    const refused = refusedFormOrPage(error, asked, { typed });
    return {
      ...refused,
      data: { ...refused.data, chosen: { operatorName, hasPlanLimits, sources: sources && [...sources] } },
    };
  }
}

export default function SetUpRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <SetUp {...props} />
    </AccountTexts>
  );
}

const emailCodes = ["emailInvalid", "adminEmailOther"] as const;
const atFields: readonly FailureCode[] = [
  ...newPasswordCodes,
  ...emailCodes,
  "displayNameInvalid",
  "ageNotDeclared",
  "operatorNameInvalid",
];

function SetUp({ loaderData: { token, environment }, actionData }: Route.ComponentProps) {
  const t = useTranslations("installation.setUp");
  const auth = useTranslations("account.auth");
  const settings = useTranslations("installation.settings");
  const textOf = useFailureText();
  const refused = actionData ?? null;
  useRefusalToast(refused);
  const problemAt = useProblemAt(refused);
  return (
    <PersonPage title={t("title")} lead={t("lead")} width="max-w-[640px]">
      <div className="mt-6">
        <AccountForm
          action={`/setup/${token}`}
          submit={t("submit")}
          problem={refused !== null && !atFields.includes(refused.code) ? textOf(refused) : null}
        >
          <h2 className="t-h3">{t("account")}</h2>
          <EmailField
            typed={refused?.typed.email ?? environment.adminEmail ?? ""}
            isFixed={environment.adminEmail !== null}
            hint={t(environment.adminEmail === null ? "emailHint" : "emailFixed")}
            error={problemAt(...emailCodes)}
          />
          <DisplayNameField typed={refused?.typed.displayName} error={problemAt("displayNameInvalid")} />
          <NewPasswordField label={auth("password")} error={problemAt(...newPasswordCodes)} />
          <AgeDeclaration problem={problemAt("ageNotDeclared")} />
          <h2 className="t-h3 mt-3">{settings("heading")}</h2>
          <SettingsFields
            environment={environment}
            chosen={refused?.chosen ?? noSettings}
            nameProblem={problemAt("operatorNameInvalid")}
          />
        </AccountForm>
      </div>
    </PersonPage>
  );
}
