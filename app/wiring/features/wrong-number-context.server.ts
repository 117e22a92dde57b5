import { outboxStore } from "../../core/mail/stores/outbox-store.ts";
import type { Database } from "../../database/open-database.ts";
import { wrongNumberTable } from "../../documents/wrong-number-table.ts";
import type { AccountContext } from "../../features/accounts/use-cases/account-context.ts";
import {
  writeWrongNumberAnswer,
  writeWrongNumberMail,
} from "../../features/wrong-numbers/mail/write-wrong-number-mail.ts";
import { wrongNumberStore } from "../../features/wrong-numbers/stores/wrong-number-store.ts";
import type { WrongNumberContext } from "../../features/wrong-numbers/use-cases/wrong-number-context.ts";
import type { Team } from "./team.server.ts";

type Parts = { database: Database; team: Team; origin: string; people: AccountContext };

/** The feature of wrong numbers, wired to its store and its mails. */
export function wrongNumberContext({ database, team, origin, people }: Parts): WrongNumberContext {
  const { now, rates } = people;
  const outbox = outboxStore(database.kysely);
  return {
    now,
    rates,
    wrongNumbers: wrongNumberStore(database.kysely),
    addressOf: (path) => new URL(path, origin).href,
    tableOf: wrongNumberTable,
    post: {
      async toTeam(report) {
        for (const { recipient, accountId, language } of await team()) {
          const written = await writeWrongNumberMail(report, { language, origin });
          await outbox.add({ recipient, accountId, wrongNumberId: report.id, ...written }, now());
        }
      },
      async toReader(report, answer) {
        const written = await writeWrongNumberAnswer(report, answer, { language: report.language, origin });
        await outbox.add({ recipient: report.email, accountId: null, wrongNumberId: report.id, ...written }, now());
      },
    },
  };
}
