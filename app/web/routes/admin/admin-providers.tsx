import { data } from "react-router";
import { useTranslations } from "use-intl";
import { fieldsOf, onward, refusedForm } from "../../accounts/account-form.ts";
import { useFailureText } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { AdminHead } from "../../components/admin/admin-head.tsx";
import { PriceRounds } from "../../components/admin/price-rounds.tsx";
import { appContext } from "../../context.ts";
import { TextField } from "../../design/field.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import { useLocalAddress } from "../../session/address.ts";
import type { Route } from "./+types/admin-providers";

/** For admins; to anybody else there is nothing here. */
export async function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  return orFailurePage(asked, async () => {
    const account = viewer.person?.account ?? null;
    const [filings, prices] = await Promise.all([
      product.filings.providers(account),
      product.dailyPrices.rounds(account),
    ]);
    return { ...filings, prices };
  });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, viewer, isSecure } = asked;
  const field = await fieldsOf(request);
  const contact = field("contact");
  if (field("do") === "prices") {
    await orFailurePage(asked, () => product.dailyPrices.askNow(viewer.person?.account ?? null));
    return onward("/admin/providers", { notice: "pricesAsked", isSecure, url });
  }
  try {
    await product.filings.setProviders(viewer.person?.account ?? null, { isOn: field("on") === "yes", contact });
  } catch (error) {
    const { data: refused, init } = refusedForm(error, asked, { typed: { contact } });
    return data(refused, init ?? undefined);
  }
  return onward("/admin/providers", { notice: "providersSaved", isSecure, url });
}

export default function AdminProvidersRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AdminProviders {...props} />
    </AccountTexts>
  );
}

function AdminProviders({ loaderData: { isOn, contact, requested, prices }, actionData }: Route.ComponentProps) {
  const t = useTranslations("admin.providers");
  const textOf = useFailureText();
  const address = useLocalAddress();
  return (
    <div className="wrap max-w-[860px] page-top">
      <AdminHead title={t("title")} />
      <p className="t-lead mt-3 max-w-[66ch]">{t("lead")}</p>
      <p className="mt-4">{t("state", { state: isOn === null ? "undecided" : isOn ? "on" : "off", requested })}</p>
      <form method="post" action={address("/admin/providers")} className="mt-6 grid max-w-[440px] gap-5">
        <fieldset className="grid gap-1">
          <legend className="label">{t("allow")}</legend>
          {(["yes", "no"] as const).map((choice) => (
            <label key={choice} className="flex min-h-[44px] items-center gap-2">
              <input
                type="radio"
                name="on"
                value={choice}
                required
                defaultChecked={(isOn === true) === (choice === "yes")}
              />
              {t(choice)}
            </label>
          ))}
        </fieldset>
        <TextField
          label={t("contact")}
          hint={t("contactHint")}
          error={actionData ? textOf(actionData) : null}
          name="contact"
          type="email"
          maxLength={120}
          defaultValue={actionData?.typed.contact ?? contact ?? ""}
        />
        <div>
          <button type="submit" className="button button-primary">
            {t("save")}
          </button>
        </div>
      </form>
      <PriceRounds {...prices} />
    </div>
  );
}
