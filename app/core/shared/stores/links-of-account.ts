import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";

/** Tables of links that a person hands out: each opens until its last day, or until it is revoked. */
type LinkTable = "share_links" | "sheet_links";

/** Links that no longer open take no room, and the newest `mostClosed` of them stay. */
type LinkRoom<Link> = { most: number; mostClosed: number; isOpen(link: Link): boolean };

/** Deletes the oldest of a person's closed links; false where as many open as the room holds. `links` are all there are, newest first. */
export async function makeRoom<Link extends { id: string }>(
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
