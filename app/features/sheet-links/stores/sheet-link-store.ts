import type { Kysely, Selectable } from "kysely";
import { addLink, revokeLink } from "../../../core/shared/stores/links-of-account.ts";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { accountColumns, toAccount } from "../../accounts/stores/account-rows.ts";
import type { KeptSheetLink, NewKeptSheetLink, SheetLinkStore } from "../use-cases/sheet-link-context.ts";

type Row = Omit<Selectable<Tables["sheet_links"]>, "token_hash">;

const columns = [
  ...(["id", "account_id", "document", "subject", "question"] as const),
  ...(["created_at", "expires_on", "revoked_at", "last_read_on"] as const),
] as const satisfies readonly (keyof Row)[];

const toLink = (row: Row): KeptSheetLink => ({
  ...{ id: row.id, accountId: row.account_id, document: row.document, subject: row.subject, question: row.question },
  ...{ createdAt: row.created_at, expiresOn: row.expires_on, revokedAt: row.revoked_at, lastReadOn: row.last_read_on },
});

/** Links by the hash of their token. What one's own account asks names the account: another person's link is not there. */
export function sheetLinkStore(database: Kysely<Tables>): SheetLinkStore {
  return {
    add: (link, room) => add(database, link, room),

    list: (accountId) => linksOf(database, accountId),
    revoke: (accountId, id, at) => revokeLink(database, { table: "sheet_links", accountId, id, at }),

    async find(tokenHash) {
      const link = await database
        .selectFrom("sheet_links")
        .select(columns)
        .where("token_hash", "=", tokenHash)
        .executeTakeFirst();
      if (link === undefined) return null;
      const owner = await database
        .selectFrom("accounts")
        .select(accountColumns)
        .where("id", "=", link.account_id)
        .executeTakeFirst();
      return owner === undefined ? null : { link: toLink(link), owner: toAccount(owner) };
    },

    async noteRead(id, day) {
      await database.updateTable("sheet_links").set({ last_read_on: day }).where("id", "=", id).execute();
    },
  };
}

async function linksOf(database: Kysely<Tables>, accountId: string): Promise<KeptSheetLink[]> {
  const rows = await database
    .selectFrom("sheet_links")
    .select(columns)
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(toLink);
}

const add = (
  database: Kysely<Tables>,
  { accountId, tokenHash, document, subject, question, createdAt, expiresOn }: NewKeptSheetLink,
  room: Parameters<SheetLinkStore["add"]>[1],
): Promise<KeptSheetLink | null> =>
  addLink(database, {
    table: "sheet_links",
    accountId,
    room,
    listed: (inside) => linksOf(inside, accountId),
    async insert(inside) {
      const row = await inside
        .insertInto("sheet_links")
        .values({
          ...{ id: uuidAt(createdAt), account_id: accountId, token_hash: tokenHash, document, subject, question },
          ...{ created_at: createdAt, expires_on: expiresOn, revoked_at: null, last_read_on: null },
        })
        .returning(columns)
        .executeTakeFirstOrThrow();
      return toLink(row);
    },
  });
