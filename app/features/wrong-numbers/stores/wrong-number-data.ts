import type { Kysely } from "kysely";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { Tables } from "../../../database/schema.ts";

/** A person's reports of wrong numbers, and the answers; those too that they wrote as a member of the team. */
export const wrongNumbersOf = async (database: Kysely<Tables>, { id, email }: Pick<Account, "id" | "email">) => ({
  wrong_numbers: await database
    .selectFrom("wrong_numbers")
    .select(["id", "state", "email", "language", "ticker", "figure", "kind", "value", "unit", "currency", "period"])
    .select(["months", "year", "provider", "source", "document", "page", "expected", "evidence", "comment"])
    .select(["reported_at", "changed_at"])
    .where((where) => where.or([where("account_id", "=", id), where("email", "=", email)]))
    .orderBy("reported_at")
    .execute(),
  wrong_number_answers: await database
    .selectFrom("wrong_number_answers")
    .innerJoin("wrong_numbers", "wrong_numbers.id", "wrong_number_answers.wrong_number_id")
    .select(["wrong_number_id", "number", "wrong_number_answers.state", "text", "at"])
    .where((where) =>
      where.or([
        where("wrong_numbers.account_id", "=", id),
        where("wrong_numbers.email", "=", email),
        where("wrong_number_answers.account_id", "=", id),
      ]),
    )
    .orderBy("wrong_number_id")
    .orderBy("number")
    .execute(),
});
