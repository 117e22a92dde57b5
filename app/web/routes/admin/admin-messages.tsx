import { useTranslations } from "use-intl";
import { pageBefore } from "../../../core/shared/use-cases/read-page.ts";
import { conversationStates } from "../../../features/conversations/use-cases/conversation-context.ts";
import { useMoments } from "../../analysis/moments.ts";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { OlderEntries } from "../../components/accounts/older-entries.tsx";
import { AdminHead } from "../../components/admin/admin-head.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/admin-messages";

/** For admins; to anybody else there is nothing here. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  return orFailurePage(asked, () =>
    product.conversations.list(viewer.person?.account ?? null, {
      state: url.searchParams.get("state") ?? "",
      page: pageBefore(url.searchParams.get("before")),
    }),
  );
}

export default function AdminMessagesRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AdminMessages {...props} />
    </AccountTexts>
  );
}

function AdminMessages({ loaderData: { conversations, next, state, waiting } }: Route.ComponentProps) {
  const t = useTranslations("admin.inbox");
  return (
    <div className="wrap max-w-[980px] page-top">
      <AdminHead title={t("title")} />
      <p className="t-lead mt-3">{t("lead")}</p>
      <p className="hint">{t("waiting", { count: waiting })}</p>
      <nav aria-label={t("filter")} className="mt-6 flex flex-wrap gap-x-5 gap-y-2">
        {[null, ...conversationStates].map((each) => (
          <LocalLink
            key={each ?? "all"}
            className="link"
            to={each === null ? "/admin/messages" : `/admin/messages?state=${each}`}
            aria-current={each === state ? "page" : undefined}
          >
            {each === null ? t("all") : t("state", { state: each })}
          </LocalLink>
        ))}
      </nav>
      {conversations.length === 0 ? (
        <p className="mt-8">{t("empty")}</p>
      ) : (
        <ul className="mt-6 grid">
          {conversations.map((conversation) => (
            <Row key={conversation.id} conversation={conversation} />
          ))}
        </ul>
      )}
      <OlderEntries
        page="/admin/messages"
        filter={state === null ? [] : [["state", state]]}
        next={next}
        text={t("older")}
      />
    </div>
  );
}

type Conversation = Route.ComponentProps["loaderData"]["conversations"][number];

function Row({ conversation: { id, subject, email, kind, state, lastAt } }: { conversation: Conversation }) {
  const t = useTranslations("admin.inbox");
  const momentOf = useMoments();
  return (
    <li className="border-t border-line py-3">
      <p className="break-words">
        <LocalLink className="link font-semibold" to={`/admin/messages/${id}`}>
          {subject}
        </LocalLink>
      </p>
      <p className="hint break-words">
        {t("state", { state })} · {t("kind", { kind })} · {t("from")}: {email ?? t("noAddress")} · {t("when")}:{" "}
        {momentOf(lastAt)}
      </p>
    </li>
  );
}
