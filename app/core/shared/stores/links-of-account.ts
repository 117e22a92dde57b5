import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { takeTurn } from "../../../database/turn-of-account.ts";
import type { LinkRoom } from "../use-cases/links-of-account.ts";

/** Tables of links that a person hands out: each opens until its last day, or until it is revoked. */
type LinkTable = "share_links" | "sheet_links";

type NewLink<Link> = {
  table: LinkTable;
  accountId: string;
  room: LinkRoom<NoInfer<Link>>;
  /** All links of the person, newest first. */
  listed(inside: Kysely<Tables>): Promise<Link[]>;
  insert(inside: Kysely<Tables>): Promise<Link>;
};

/** Adds a link; null where as many open as the room holds. Of two that are made at once one waits for the other. */
export const addLink = <Link extends { id: string }>(
  database: Kysely<Tables>,
  { table, accountId, room, listed, insert }: NewLink<Link>,
): Promise<Link | null> =>
  database.transaction().execute(async (inside) => {
    await takeTurn(inside, accountId);
    const hasRoom = await makeRoom(inside, { table, links: await listed(inside), room });
    return hasRoom ? insert(inside) : null;
  });

/** Deletes the oldest of a person's closed links; false where as many open as the room holds. `links` are all there are, newest first. */
async function makeRoom<Link extends { id: string }>(
  inside: Kysely<Tables>,
  { table, links, room }: { table: LinkTable; links: Link[]; room: LinkRoom<NoInfer<Link>> },
): Promise<boolean> {
  const closed = links.filter((link) => !room.isOpen(link));
  if (links.length - closed.length >= room.most) return false;
  const tooOld = closed.slice(room.mostClosed).map(({ id }) => id);
  if (tooOld.length > 0) await sql`delete from ${sql.table(table)} where id in (${sql.join(tooOld)})`.execute(inside);
  return true;
}

/** False where there is none of this person. One that is revoked already stays as it is. */
export async function revokeLink(
  database: Kysely<Tables>,
  { table, accountId, id, at }: { table: LinkTable; accountId: string; id: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`update ${sql.table(table)} set revoked_at = coalesce(revoked_at, ${at})
    where account_id = ${accountId} and id = ${id} returning id`.execute(database);
  return rows.length > 0;
}
