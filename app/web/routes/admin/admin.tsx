import { useTranslations } from "use-intl";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { AdminHead, roomsFor } from "../../components/admin/admin-head.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/admin";

/** For admins, and for editors the part that is theirs; to anybody else there is nothing here. */
export async function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  const reader = viewer.person?.account ?? null;
  if (reader?.role === "editor") return { role: reader.role, waiting: 0, reported: 0 };
  return orFailurePage(asked, async () => {
    const [{ waiting }, numbers] = await Promise.all([
      product.conversations.list(reader, { state: "waiting" }),
      product.wrongNumbers.list(reader, { state: "new", ticker: "" }),
    ]);
    return { role: "admin" as const, waiting, reported: numbers.waiting };
  });
}

export default function AdminRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <Admin {...props} />
    </AccountTexts>
  );
}

function Admin({ loaderData: { role, waiting, reported } }: Route.ComponentProps) {
  const t = useTranslations("admin");
  const numbers = useTranslations("wrongNumbers.admin");
  return (
    <div className="wrap max-w-[980px] page-top">
      <AdminHead title={t("home.title")} />
      <p className="t-lead mt-3">{t("home.lead")}</p>
      <ul className="mt-8 grid">
        {roomsFor(role).map((room) => (
          <li key={room} className="border-t border-line py-3">
            <LocalLink className="link font-semibold" to={`/admin/${room}`}>
              {t(`home.${room}`)}
            </LocalLink>
            <p className="hint">
              {t(`home.${room}Lead`)} {room === "messages" && t("inbox.waiting", { count: waiting })}
              {room === "numbers" && numbers("waiting", { count: reported })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
