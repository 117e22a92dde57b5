import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { NewThesis, Thesis } from "../../theses/contracts/thesis.ts";
import {
  keepThesis,
  removeThesis,
  type ThesisSubject,
  thesisOf,
  toldThesis,
} from "../../theses/use-cases/keep-thesis.ts";
import type { TeamContext } from "./team-context.ts";
import { changeAsEditor, limitsOfTeam, memberOfTeam } from "./team-rules.ts";

/** The theses of a team by company, for its members. */
export async function listTeamTheses(
  context: TeamContext,
  account: Account,
  id: string,
): Promise<{ theses: Thesis[]; mostTheses: number }> {
  const { team } = await memberOfTeam(context, account, id);
  const [theses, { theses: mostTheses }] = await Promise.all([
    context.theses.list({ teamId: team.id }),
    limitsOfTeam(context, team),
  ]);
  return { theses: theses.map(toldThesis), mostTheses };
}

/** That of a company; null where there is none. */
export async function teamThesisOf(
  context: TeamContext,
  account: Account,
  { id, ticker }: { id: string; ticker: string },
): Promise<Thesis | null> {
  const { team } = await memberOfTeam(context, account, id);
  return thesisOf(context, { teamId: team.id }, ticker);
}

type Written = Omit<NewThesis, "ticker" | "limits">;

/**
 * Keeps the thesis of a team of a company. Throws `teamEditorMissing`, `tooManyTeamTheses`, and `editConflict`, `thesisGone` where another
 * one is there than was read.
 */
export async function saveTeamThesis(
  context: TeamContext,
  account: Account,
  { id, subject, written }: { id: string; subject: ThesisSubject; written: Written },
): Promise<Thesis> {
  const { team } = await memberOfTeam(context, account, id);
  const { theses: most } = await limitsOfTeam(context, team);
  return changeAsEditor(context, account, {
    id,
    async work(_team, { theses, note }) {
      const owner = { teamId: team.id };
      const saved = await keepThesis({ now: context.now, theses }, owner, { subject, written, most });
      await note({ action: "thesisWritten", by: account.id, ticker: saved.ticker, at: context.now() });
      return saved;
    },
  });
}

/** Deletes it for the whole team. Throws `teamEditorMissing`, and `editConflict` where it was changed since it was read. */
export const removeTeamThesis = (
  context: TeamContext,
  account: Account,
  { id, ticker, changedAt }: { id: string; ticker: string; changedAt?: string | undefined },
): Promise<void> =>
  changeAsEditor(context, account, {
    id,
    async work(team, { theses, note }) {
      const owner = { teamId: team.id };
      const kept = await theses.findOf(owner, ticker);
      await removeThesis({ now: context.now, theses }, owner, { id: kept?.id ?? "", changedAt });
      await note({ action: "thesisDeleted", by: account.id, ticker, at: context.now() });
    },
  });
