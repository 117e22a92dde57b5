import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { KeptTeam } from "../../teams/use-cases/team-context.ts";
import { writtenEvent } from "../../webhooks/contracts/written-event.ts";
import { mostMentions } from "../contracts/discussion-limits.ts";
import type { DiscussionChanges, DiscussionContext, PlacedComment } from "./discussion-context.ts";

/** Whom a comment mentions, each once and not its writer. Throws `mentionUnknown`, `tooManyMentions`. */
export function mentioned(team: KeptTeam, typed: readonly string[], writer: string): string[] {
  const ids = [...new Set(typed)].filter((id) => id !== writer);
  if (ids.length > mostMentions) throw new Failure("tooManyMentions", { maximum: mostMentions });
  if (!ids.every((id) => team.members.some((member) => member.id === id))) throw new Failure("mentionUnknown");
  return ids;
}

type Told = { account: Account; team: KeptTeam; placed: PlacedComment; mentions: readonly string[] };

/** Tells each member whom a comment mentions and who is not suspended, as they have chosen, with the comment itself or not at all. */
export async function tellMentioned(
  { writeMail, now, origin }: Pick<DiscussionContext, "writeMail" | "now" | "origin">,
  changes: DiscussionChanges,
  { account, team, placed: { threadId, commentId }, mentions }: Told,
): Promise<void> {
  const { company } = changes;
  const path = `/teams/${team.id}/companies/${encodeURIComponent(company.ticker)}#thread-${threadId}`;
  const page = new URL(path, origin).href;
  const at = now();
  const event = writtenEvent("discussion.mention", at, {
    ...{ ...company, page, team: team.name, thread: threadId, comment: commentId },
  });
  for (const recipient of await changes.recipients(mentions)) {
    const mail = await writeMail({ by: account.displayName, team: team.name, company, page, commentId, recipient });
    await changes.tell(recipient.id, { mail, event }, at);
  }
}
