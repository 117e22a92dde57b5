import type { Account, Caller } from "../../../core/shared/use-cases/caller.ts";
import type { NewThesis } from "../../../features/theses/contracts/thesis.ts";
import type { OptionalDependencies } from "../../optional-dependencies.server.ts";
import { withoutTeams } from "../people.server.ts";
import type { thesesOf } from "../theses.server.ts";

type Parts = { teams?: OptionalDependencies["teams"] | undefined; theses: ReturnType<typeof thesesOf> };
type Person = Caller & { account: Account };

/** Theses of teams, read and written like a person's own; the company of a thesis is opened within the plan of the person who reads or writes it. */
export function teamThesesIn({ teams = withoutTeams, theses }: Parts) {
  const keptIn = (id: string) =>
    theses.keptIn({
      of: (account, ticker) => teams.thesisOf(account, { id, ticker }),
      save: (account, { subject, written: { limits: _ownAlone, ...written } }) =>
        teams.saveThesis(account, { id, subject, written }),
    });
  return {
    list: teams.theses,
    remove: teams.removeThesis,
    async of(caller: Person, { id, ticker }: { id: string; ticker: string }) {
      const role = await teams.roleIn(caller.account, id);
      return { ...role, ...(await keptIn(id).of(caller, ticker)) };
    },
    async save(caller: Person, id: string, written: Omit<NewThesis, "limits">) {
      await teams.mustEditIn(caller.account, id);
      return keptIn(id).save(caller, written);
    },
  };
}
