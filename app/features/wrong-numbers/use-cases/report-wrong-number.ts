import { keepPace } from "../../accounts/use-cases/account-limits.ts";
import type { Writer } from "../../conversations/use-cases/conversation-context.ts";
import type { ReportedFigure } from "../contracts/reported-figure.ts";
import type { WrongNumberContext } from "./wrong-number-context.ts";
import { checkedFigure, reportedRemarkOf, type WrongNumberForm } from "./wrong-number-rules.ts";

/**
 * Keeps what a reader says of a number and tells the team; it counts as a message to the team. A program that fills in the hidden field
 * is told the same as a person, and nothing is kept.
 */
export async function reportWrongNumber(
  context: WrongNumberContext,
  { account, address, language }: Writer,
  {
    figure,
    website,
    clientKey,
    ...form
  }: WrongNumberForm & { figure: ReportedFigure; website: string; clientKey: string },
): Promise<void> {
  const remark = reportedRemarkOf(form);
  const reported = checkedFigure(figure);
  await keepPace(context, "messagesByAddress", address);
  if (website.trim() !== "") return;
  const kept = await context.wrongNumbers.add({
    ...reported,
    ...remark,
    email: remark.email ?? account?.email ?? null,
    accountId: account?.id ?? null,
    language,
    clientKey,
    at: context.now(),
  });
  if (kept !== null) await context.post.toTeam(kept);
}
