import { useTranslations } from "use-intl";
import { Failure } from "../../../failure.ts";
import { anchorIn } from "../../../features/discussions/contracts/anchors.ts";
import type { Notice } from "../../../http/cookies.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { translatorFor } from "../../../messages/index.ts";
import {
  fieldsIn,
  formOf,
  onward,
  personIn,
  type RefusedForm,
  refusedFormOrPage,
} from "../../accounts/account-form.ts";
import { useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { StartForm } from "../../components/discussions/comment-forms.tsx";
import { addressOfDiscussion } from "../../components/discussions/discussed-companies.tsx";
import { Threads } from "../../components/discussions/threads.tsx";
import { useLiveThreads } from "../../components/discussions/use-live-threads.ts";
import type { RefusalOf, Writing } from "../../components/discussions/writing.ts";
import { LocalLink } from "../../components/site/local-link.tsx";
import { addressOfTeam } from "../../components/teams/team-table.tsx";
import { appContext, type RequestContext } from "../../context.ts";
import { anchorGroups } from "../../discussions/anchor-names.server.ts";
import { shownThreads } from "../../discussions/shown-threads.server.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import { useLocalAddress } from "../../session/address.ts";
import type { Route } from "./+types/discussion";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return orFailurePage(asked, async () => {
    const discussion = await asked.product.discussions.read(account, { teamId: params.id, ticker: params.ticker });
    const t = await translatorFor(asked.viewer.language);
    return {
      ...{ ...discussion, teamId: params.id, threads: shownThreads(discussion, t) },
      groups: discussion.role === "reader" ? [] : anchorGroups(t),
      about: anchorIn(url.searchParams.get("about") ?? ""),
    };
  });
}

type Posted = { teamId: string; ticker: string; field(name: string): string; mentions: string[] };
type Step = (
  discussions: RequestContext["product"]["discussions"],
  account: ReturnType<typeof personIn>["account"],
  posted: Posted,
) => Promise<Notice>;

const settling =
  (isResolved: boolean): Step =>
  async (discussions, account, { field, teamId, ticker }) => {
    await discussions.settle(account, { teamId, ticker, threadId: field("thread"), isResolved });
    return isResolved ? "threadResolved" : "threadReopened";
  };

const steps: Readonly<Record<string, Step>> = {
  async start(discussions, account, { field, mentions, ...place }) {
    await discussions.start(account, { ...place, anchor: anchorIn(field("anchor")), text: field("text"), mentions });
    return "commentSaved";
  },
  async reply(discussions, account, { field, mentions, ...place }) {
    await discussions.reply(account, { ...place, threadId: field("thread"), text: field("text"), mentions });
    return "commentSaved";
  },
  async edit(discussions, account, { field, mentions, ...place }) {
    const of = { ...place, threadId: field("thread"), commentId: field("comment") };
    await discussions.edit(account, { ...of, text: field("text"), mentions, revision: Number(field("revision")) });
    return "commentSaved";
  },
  async delete(discussions, account, { field, teamId, ticker }) {
    const of = { teamId, ticker, threadId: field("thread"), commentId: field("comment") };
    await discussions.delete(account, of);
    return "commentDeleted";
  },
  resolve: settling(true),
  reopen: settling(false),
};

const fieldNames = ["thread", "comment", "anchor", "text", "revision"];

/** Each form of the page says which one it is. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const posted = await formOf(request);
  const field = fieldsIn(posted);
  const mentions = posted.getAll("mention").filter((each) => typeof each === "string");
  const form = field("form");
  const { id: teamId, ticker } = params;
  try {
    const step = Object.hasOwn(steps, form) ? steps[form] : undefined;
    if (step === undefined) throw new Failure("notFound");
    const notice = await step(asked.product.discussions, account, { teamId, ticker, field, mentions });
    return onward(addressOfDiscussion(teamId, ticker), { notice, isSecure: asked.isSecure, url });
  } catch (error) {
    const typed = Object.fromEntries(fieldNames.map((name) => [name, field(name)]));
    return refusedFormOrPage(error, asked, {
      form,
      typed: { ...typed, mentions: mentions.join(",") },
      codesWithPage: ["notFound", "tickerNotFound"],
    });
  }
}

export default function DiscussionRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <DiscussionPage {...props} />
    </AccountTexts>
  );
}

/** Where a refusal is shown: at its form, or where a thread begins, when what it was about has gone. */
function refusalsOf(refused: RefusedForm | null) {
  const isOrphan = refused?.code === "commentGone" && refused.typed.text !== "";
  const start = refused !== null && (refused.form === "start" || isOrphan) ? refused : null;
  const refusalOf: RefusalOf = (form, id) =>
    refused !== null && refused.form === form && id === refused.typed[form === "edit" ? "comment" : "thread"]
      ? refused
      : null;
  return { start, refusalOf };
}

function DiscussionPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("discussions");
  const { teamId, ticker, name, team, role, members, groups, about } = loaderData;
  const refused = actionData ?? null;
  useRefusalToast(refused);
  const { start, refusalOf } = refusalsOf(refused);
  const writing: Writing = { page: addressOfDiscussion(teamId, ticker), role, members };
  const threads = useLiveThreads(loaderData, useLocalAddress()(`${writing.page}/events`));
  const title = t("titleOf", { name: spokenName(name) });
  return (
    <PersonPage
      title={title}
      lead={t(role === "reader" ? "leadOfReader" : "lead")}
      back={{ to: addressOfTeam(teamId), text: t("backTo", { team }) }}
      width="max-w-[820px]"
    >
      <p className="mt-3">
        <LocalLink className="link" to={`/analysis/${encodeURIComponent(ticker)}`}>
          {t("analysis")}
        </LocalLink>
      </p>
      <div aria-live="polite">
        <Threads threads={threads} writing={writing} refusalOf={refusalOf} refusedIn={refused?.typed.thread ?? null} />
      </div>
      {role !== "reader" && (
        <section className="mt-10" aria-labelledby="start">
          <h2 className="t-h2 mb-5" id="start">
            {t("startTitle")}
          </h2>
          <StartForm writing={writing} groups={groups} about={about} refused={start} />
        </section>
      )}
    </PersonPage>
  );
}
