import { createHash } from "node:crypto";
import { type Kysely, type Selectable, sql } from "kysely";
import { afterCursor } from "../../../database/after-cursor.ts";
import type { Tables } from "../../../database/schema.ts";
import type { ImageStore, KeptImage } from "../use-cases/content-context.ts";

const ID_LENGTH = 32;

type ImageRow = Omit<Selectable<Tables["content_images"]>, "file" | "account_id"> & { bytes: number };

const toImage = ({ id, format, width, height, added_at, alt, bytes }: ImageRow): KeptImage => ({
  id,
  format,
  width,
  height,
  bytes: Number(bytes),
  addedAt: added_at,
  alt,
});

/** Images of edited texts; each is named after its content. */
export function imageStore(database: Kysely<Tables>): ImageStore {
  const described = () =>
    database
      .selectFrom("content_images")
      .select(["id", "format", "width", "height", "added_at", "alt", sql<number>`octet_length(file)`.as("bytes")]);
  return {
    async add({ format, width, height, file, alt, accountId, at }) {
      const id = createHash("sha256").update(file).digest("hex").slice(0, ID_LENGTH);
      await database
        .insertInto("content_images")
        .values({ id, format, width, height, file: Buffer.from(file), alt, account_id: accountId, added_at: at })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ alt }))
        .execute();
      return toImage(await described().where("id", "=", id).executeTakeFirstOrThrow());
    },
    async list({ cursor, limit }) {
      const rows = await described()
        .$if(cursor !== null, (query) => query.where(afterCursor(cursor, { table: "content_images", at: "added_at" })))
        .orderBy("added_at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.map(toImage);
    },
    async file(id) {
      const row = await database.selectFrom("content_images").select("file").where("id", "=", id).executeTakeFirst();
      return row?.file ?? null;
    },
    async kept(ids) {
      if (ids.length === 0) return [];
      const rows = await database.selectFrom("content_images").select("id").where("id", "in", ids).execute();
      return rows.map(({ id }) => id);
    },
    async remove(id) {
      const { numDeletedRows } = await database.deleteFrom("content_images").where("id", "=", id).executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
