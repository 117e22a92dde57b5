import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { KeptTeam } from "../../teams/use-cases/team-context.ts";
import { mostMentions } from "../contracts/discussion-limits.ts";
import type { DiscussionChanges, DiscussionContext } from "./discussion-context.ts";

/** Whom a comment mentions, each once and not its writer. Throws `mentionUnknown`, `tooManyMentions`. */
export function mentioned(team: KeptTeam, typed: readonly string[], writer: string): string[] {
  const ids = [...new Set(typed)].filter((id) => id !== writer);
  if (ids.length > mostMentions) throw new Failure("tooManyMentions", { maximum: mostMentions });
  if (!ids.every((id) => team.members.some((member) => member.id === id))) throw new Failure("mentionUnknown");
  return ids;
}

type Told = { account: Account; team: KeptTeam; threadId: string; mentions: readonly string[] };

/** Queues a mail to each member whom a comment mentions and who is not suspended, with the comment itself or not at all. */
export async function tellMentioned(
  { writeMail, now }: Pick<DiscussionContext, "writeMail" | "now">,
  changes: DiscussionChanges,
  { account, team, threadId, mentions }: Told,
): Promise<void> {
  const { company } = changes;
  for (const recipient of await changes.recipients(mentions)) {
    const mail = { by: account.displayName, team: team.name, teamId: team.id, company, threadId, recipient };
    await changes.queue({ recipient: recipient.email, accountId: recipient.id, ...(await writeMail(mail)) }, now());
  }
}
