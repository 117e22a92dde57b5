import { useTranslations } from "use-intl";
import { pageBefore } from "../../../core/shared/use-cases/read-page.ts";
import { installationActions } from "../../../features/accounts/contracts/admin-actions.ts";
import { useMoments } from "../../analysis/moments.ts";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { OlderEntries } from "../../components/accounts/older-entries.tsx";
import { AdminHead } from "../../components/admin/admin-head.tsx";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/admin-actions";

const isActionId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** For admins; to anybody else there is nothing here. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  return orFailurePage(asked, () => {
    const page = pageBefore(url.searchParams.get("before"), isActionId);
    return product.accounts.readActions(viewer.person?.account ?? null, page);
  });
}

export default function AdminActionsRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AdminActions {...props} />
    </AccountTexts>
  );
}

function AdminActions({ loaderData: { entries: actions, next } }: Route.ComponentProps) {
  const t = useTranslations("admin.actions");
  return (
    <div className="wrap max-w-[980px] page-top">
      <AdminHead title={t("title")} />
      <p className="t-lead mt-3 max-w-[66ch]">{t("lead")}</p>
      {actions.length === 0 ? (
        <p className="mt-8">{t("empty")}</p>
      ) : (
        <>
          <ol className="mt-8 grid">
            {actions.map((action) => (
              <ActionRow key={action.id} action={action} />
            ))}
          </ol>
          <OlderEntries page="/admin/actions" next={next} text={t("older")} />
        </>
      )}
    </div>
  );
}

type Action = Route.ComponentProps["loaderData"]["entries"][number];

function ActionRow({ action: { at, action, former, present, origin, by, person } }: { action: Action }) {
  const t = useTranslations("admin.actions");
  const momentOf = useMoments();
  const named = (person: Action["by"]) => (person === null ? t("left") : t("person", person));
  const words = (value: string) => {
    if (action === "role") return t("role", { role: value });
    if (action === "plan") return t("plan", { plan: value });
    if (action === "planLimits") return t("planLimits", { state: value });
    if (action === "liveProviders" && value === "none") return t("noSource");
    return value === "" ? t("usual") : value.replaceAll(" ", action === "liveProviders" ? ", " : " ");
  };
  const isOfAccount = !installationActions.some((each) => each === action);
  const kind = action === "suspension" ? present : action;
  return (
    <li className="border-t border-line py-3">
      <p className="font-semibold">{t("did", { action: kind, former: words(former), present: words(present) })}</p>
      <p className="hint break-words">
        <time dateTime={at.toISOString()}>{momentOf(at)}</time> · {isOfAccount && `${t("of")}: ${named(person)} · `}
        {t("by")}: {origin === "admin" ? named(by) : t(origin)}
      </p>
    </li>
  );
}
