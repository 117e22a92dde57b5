import { useTranslations } from "use-intl";
import { Failure } from "../../failure.ts";
import { AccountTexts } from "../components/account-texts.tsx";
import { LocalLink } from "../components/local-link.tsx";
import { PageHead } from "../components/page-head.tsx";
import { appContext } from "../context.ts";
import { failurePage } from "../fail.ts";
import type { Route } from "./+types/admin";

/** For admins, and for editors the part that is theirs; to anybody else there is nothing here. */
export async function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  const reader = viewer.person?.account ?? null;
  if (reader?.role === "editor") return { waiting: null };
  try {
    const { waiting } = await product.conversations.list(reader, "waiting");
    return { waiting };
  } catch (error) {
    throw failurePage(Failure.from(error), asked);
  }
}

export default function AdminRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <Admin {...props} />
    </AccountTexts>
  );
}

const pages = [
  { to: "/admin/content", title: "content", lead: "contentLead" },
  { to: "/admin/messages", title: "messages", lead: "messagesLead" },
  { to: "/admin/people", title: "people", lead: "peopleLead" },
  { to: "/admin/outbox", title: "outbox", lead: "outboxLead" },
] as const;

function Admin({ loaderData: { waiting } }: Route.ComponentProps) {
  const t = useTranslations("admin");
  const shown = pages.filter(({ title }) => waiting !== null || title === "content");
  return (
    <div className="wrap max-w-[860px] pt-[clamp(32px,5vw,64px)]">
      <PageHead title={t("home.title")} isUnlisted />
      <h1 className="t-h1">{t("home.title")}</h1>
      <p className="t-lead mt-3">{t("home.lead")}</p>
      <ul className="mt-8 grid">
        {shown.map(({ to, title, lead }) => (
          <li key={to} className="border-t border-line py-3">
            <LocalLink className="link font-semibold" to={to}>
              {t(`home.${title}`)}
            </LocalLink>
            <p className="hint">
              {t(`home.${lead}`)} {title === "messages" && waiting !== null && t("inbox.waiting", { count: waiting })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
