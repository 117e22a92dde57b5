import { plainTextOf } from "../../../core/shared/contracts/plain-text.ts";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { seenLength } from "../../../core/shared/use-cases/seen-length.ts";
import { Failure } from "../../../failure.ts";
import type { KeptMember, KeptTeam } from "../../teams/use-cases/team-context.ts";
import { memberOf } from "../../teams/use-cases/team-rules.ts";
import { longestComment } from "../contracts/discussion-limits.ts";
import type { Company, DiscussionChanges, DiscussionContext, KeptThread } from "./discussion-context.ts";

/** Throws `readerCannotComment` for a member who only reads. */
function mustWrite({ role }: KeptMember): void {
  if (role === "reader") throw new Failure("readerCannotComment");
}

/** The text of a comment in one form. Throws `answerRequired`, `messageTooLong`. */
export function commentText(typed: string): string {
  const text = plainTextOf(typed);
  const length = seenLength(text);
  if (length === 0) throw new Failure("answerRequired");
  if (length > longestComment) throw new Failure("messageTooLong", { maximum: longestComment });
  return text;
}

export type Place = { teamId: string; company: Company };
type Inside = { team: KeptTeam; member: KeptMember; changes: DiscussionChanges };

/** Changes the discussion of a company as one of the members of the team. Throws `notFound` for others, `tickerNotFound`. */
export async function changeDiscussion<Answer>(
  { discussions }: Pick<DiscussionContext, "discussions">,
  account: Account,
  { teamId, company, work }: Place & { work(inside: Inside): Promise<Answer> },
): Promise<Answer> {
  const done = isUuid(teamId)
    ? await discussions.change(teamId, async (present, begin) => {
        const { team, member } = memberOf(present, account.id);
        const changes = await begin(company);
        if (changes === null) throw new Failure("tickerNotFound", { ticker: company.ticker });
        return { answer: await work({ team, member, changes }) };
      })
    : null;
  if (done === null) throw new Failure("notFound");
  return done.answer;
}

/** The same, for members who write. Throws `readerCannotComment`. */
export const changeAsWriter = <Answer>(
  context: Pick<DiscussionContext, "discussions">,
  account: Account,
  { work, ...place }: Place & { work(inside: Inside): Promise<Answer> },
): Promise<Answer> =>
  changeDiscussion(context, account, {
    ...place,
    work(inside) {
      mustWrite(inside.member);
      return work(inside);
    },
  });

/** A thread of this discussion. Throws `commentGone`. */
export async function threadIn(changes: DiscussionChanges, id: string): Promise<KeptThread> {
  const thread = isUuid(id) ? await changes.thread(id) : null;
  if (thread === null) throw new Failure("commentGone");
  return thread;
}

/** A comment that is still there. Throws `commentGone`. */
export async function commentIn(
  changes: DiscussionChanges,
  { threadId, commentId }: { threadId: string; commentId: string },
) {
  const thread = await threadIn(changes, threadId);
  const comment = thread.comments.find(({ id }) => id === commentId);
  if (comment === undefined || comment.text === null) throw new Failure("commentGone");
  return comment;
}
