import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import { memberOf } from "../../teams/use-cases/team-rules.ts";
import type { Discussion, Thread } from "../contracts/discussion.ts";
import type { DiscussionContext, KeptComment, KeptThread } from "./discussion-context.ts";
import type { Place } from "./discussion-rules.ts";

const teamOf = async ({ teams }: DiscussionContext, account: Account, teamId: string) =>
  memberOf(isUuid(teamId) ? await teams.find(teamId) : null, account.id);

/** The companies that a team talks about. Throws `notFound` for people who are not members. */
export async function listDiscussions(context: DiscussionContext, account: Account, teamId: string) {
  await teamOf(context, account, teamId);
  const companies = await context.discussions.list(teamId);
  return { companies: companies.map(({ lastAt, ...each }) => ({ ...each, lastAt: lastAt.toISOString() })) };
}

/** What a team says about a company. Throws `notFound`, and `tickerNotFound` of a company that neither lists nor the team know. */
export async function readDiscussion(
  context: DiscussionContext,
  account: Account,
  { teamId, company }: Place,
): Promise<Discussion> {
  const { team, member } = await teamOf(context, account, teamId);
  const kept = await context.discussions.find(teamId, company.ticker);
  const { ticker } = company;
  const name = company.name ?? kept?.name;
  if (name === undefined) throw new Failure("tickerNotFound", { ticker });
  return {
    ...{ ticker, name, team: team.name, role: member.role, number: kept?.number ?? 0 },
    members: team.members.filter(({ id }) => id !== account.id).map(({ id, displayName }) => ({ id, displayName })),
    threads: (kept?.threads ?? [])
      .toSorted((one, other) => lastOf(other) - lastOf(one))
      .map((thread) => toldThread(thread, account.id)),
  };
}

const lastOf = ({ comments }: KeptThread): number => Math.max(...comments.map(({ writtenAt }) => writtenAt.getTime()));

const toldThread = ({ comments, ...thread }: KeptThread, readerId: string): Thread => ({
  ...thread,
  comments: comments.map((comment) => toldComment(comment, readerId)),
});

const toldComment = ({ writtenAt, editedAt, mentions, ...comment }: KeptComment, readerId: string) => ({
  ...comment,
  mentions: [...mentions],
  isOwn: comment.by?.id === readerId,
  writtenAt: writtenAt.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
});
