import type { Kysely, Selectable } from "kysely";
import { addLink, revokeLink } from "../../../core/shared/stores/links-of-account.ts";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { KeptShareLink, NewKeptShareLink, ShareLinkStore } from "../use-cases/share-link-context.ts";

type Row = Omit<Selectable<Tables["share_links"]>, "token_hash">;

const columns = [
  ...["id", "account_id", "kind", "version_id", "ticker", "name", "question", "shows_note", "password_hash"],
  ...["card_origins", "created_at", "expires_on", "revoked_at", "opens", "card_views", "last_opened_at"],
].map((column) => `share_links.${column}` as `share_links.${keyof Row}`); // each is a column of the row

const toLink = (row: Row): KeptShareLink => ({
  ...{ id: row.id, accountId: row.account_id, kind: row.kind, versionId: row.version_id },
  ...{ ticker: row.ticker, name: row.name, question: row.question, showsNote: row.shows_note },
  ...{ passwordHash: row.password_hash, expiresOn: row.expires_on, opens: row.opens, cardViews: row.card_views },
  cardOrigins: row.card_origins === "" ? [] : row.card_origins.split(" "),
  ...{ createdAt: row.created_at, revokedAt: row.revoked_at, lastOpenedAt: row.last_opened_at },
});

/** Links by the hash of their token. What one's own account asks names the account: another person's link is not there. */
export function shareLinkStore(database: Kysely<Tables>): ShareLinkStore {
  return {
    add: (link, room) => add(database, link, room),

    list: (accountId) => linksOf(database, accountId),
    revoke: (accountId, id, at) => revokeLink(database, { table: "share_links", accountId, id, at }),

    async find(tokenHash) {
      const row = await database
        .selectFrom("share_links")
        .innerJoin("accounts", "accounts.id", "share_links.account_id")
        .select([...columns, "accounts.suspended_at"])
        .where("token_hash", "=", tokenHash)
        .executeTakeFirst();
      return row === undefined ? null : { link: toLink(row), isOwnerSuspended: row.suspended_at !== null };
    },

    async count(id, what, at) {
      const column = what === "opens" ? "opens" : "card_views";
      await database
        .updateTable("share_links")
        .set((set) => ({ [column]: set(column, "+", 1), last_opened_at: at }))
        .where("id", "=", id)
        .execute();
    },
  };
}

async function linksOf(database: Kysely<Tables>, accountId: string): Promise<KeptShareLink[]> {
  const rows = await database
    .selectFrom("share_links")
    .select(columns)
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(toLink);
}

const add = (
  database: Kysely<Tables>,
  { accountId, tokenHash, kind, versionId, ticker, name, question, showsNote, ...rest }: NewKeptShareLink,
  room: Parameters<ShareLinkStore["add"]>[1],
): Promise<KeptShareLink | null> =>
  addLink(database, {
    table: "share_links",
    accountId,
    room,
    listed: (inside) => linksOf(inside, accountId),
    async insert(inside) {
      const row = await inside
        .insertInto("share_links")
        .values({
          ...{ id: uuidAt(rest.createdAt), account_id: accountId, token_hash: tokenHash },
          ...{ kind, version_id: versionId, ticker, name, question, shows_note: showsNote },
          ...{ password_hash: rest.passwordHash, card_origins: rest.cardOrigins.join(" ") },
          ...{ created_at: rest.createdAt, expires_on: rest.expiresOn, revoked_at: null, last_opened_at: null },
        })
        .returning(columns)
        .executeTakeFirstOrThrow();
      return toLink(row);
    },
  });
