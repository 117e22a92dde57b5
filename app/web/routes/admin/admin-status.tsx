import { useTranslations } from "use-intl";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { AdminHead } from "../../components/admin/admin-head.tsx";
import { InstallationFacts } from "../../components/admin/installation-facts.tsx";
import { StatusRows } from "../../components/admin/status-rows.tsx";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/admin-status";

/** For admins, also while the database is away; to anybody else there is nothing here. */
export async function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer, token } = asked;
  return orFailurePage(asked, () =>
    product.status.read({
      account: viewer.person?.account ?? null,
      isUnknown: viewer.isUnknown,
      secret: token,
    }),
  );
}

export default function AdminStatusRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AdminStatus {...props} />
    </AccountTexts>
  );
}

function AdminStatus({ loaderData: status }: Route.ComponentProps) {
  const t = useTranslations("status");
  const faults = status.dependencies.filter(({ state }) => state === "down").length;
  return (
    <div className="wrap max-w-[860px] page-top">
      <AdminHead title={t("title")} />
      <p className="t-lead mt-3 max-w-[66ch]">{t("lead")}</p>
      <p className="mt-4 font-semibold" role="status">
        {status.isWell ? t("well") : t("faults", { count: faults })}
      </p>
      <section aria-labelledby="dependencies">
        <h2 className="t-h2 mt-8" id="dependencies">
          {t("heading")}
        </h2>
        <StatusRows rows={status.dependencies} />
      </section>
      <section aria-labelledby="facts" className="mt-10">
        <h2 className="t-h2" id="facts">
          {t("facts.heading")}
        </h2>
        <InstallationFacts status={status} />
      </section>
      <p className="hint mt-6">{t("json", { address: "/api/v1/status" })}</p>
    </div>
  );
}
