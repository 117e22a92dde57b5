import { type Kysely, type Selectable, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { ContentText } from "../contracts/content.ts";
import type { ContentChange, ContentStore, KeptContent, KeptVersion } from "../use-cases/content-context.ts";

type VersionRow = Pick<Selectable<Tables["content_versions"]>, "number" | "text" | "saved_at"> & {
  display_name: string | null;
};

const textIn = (json: string | null) => (json === null ? null : ContentText.parse(JSON.parse(json)));

const toVersion = ({ number, text, saved_at, display_name }: VersionRow): KeptVersion => ({
  number,
  savedAt: saved_at,
  author: display_name,
  text: textIn(text),
});

/** Edited texts with all their versions. */
export function contentStore(database: Kysely<Tables>): ContentStore {
  const current = () =>
    database
      .selectFrom("content_items")
      .innerJoin("content_versions", (join) =>
        join
          .onRef("content_versions.slug", "=", "content_items.slug")
          .onRef("content_versions.language", "=", "content_items.language")
          .onRef("content_versions.number", "=", "content_items.version"),
      )
      .select(["content_items.slug", "content_items.language", "version", "published_on", "text", "saved_at"]);
  const versionsOf = ({ slug, language }: { slug: string; language: KeptContent["language"] }) =>
    database
      .selectFrom("content_versions")
      .leftJoin("accounts", "accounts.id", "content_versions.account_id")
      .select(["number", "text", "saved_at", "display_name"])
      .where("slug", "=", slug)
      .where("content_versions.language", "=", language)
      .orderBy("number", "desc");

  return {
    // Every change makes one version more, and none is ever removed; captions and transcripts are counted by their sequence.
    async revision() {
      const { sum, changes } = await database
        .selectFrom("content_items")
        .select(sql<string | number>`coalesce(sum(version), 0)`.as("sum"))
        .select(
          sql<string | number>`(select case when is_called then last_value else 0 end from content_video_changes)`.as(
            "changes",
          ),
        )
        .executeTakeFirstOrThrow();
      return Number(sum) + Number(changes);
    },
    list: async () => (await current().execute()).map(toKept),
    async find({ slug, language }) {
      const row = await current()
        .where("content_items.slug", "=", slug)
        .where("content_items.language", "=", language)
        .executeTakeFirst();
      return row === undefined ? null : toKept(row);
    },
    async versions(key, { before, limit }) {
      const rows = await versionsOf(key)
        .$if(before !== null, (query) => query.where("number", "<", before))
        .limit(limit)
        .execute();
      return rows.map(toVersion);
    },
    async version(key, number) {
      const row = await versionsOf(key).where("number", "=", number).executeTakeFirst();
      return row === undefined ? null : toVersion(row);
    },
    save: (change) => save(database, change),
  };
}

type CurrentRow = Selectable<Tables["content_items"]> & Pick<VersionRow, "text" | "saved_at">;

const toKept = ({ slug, language, version, published_on, text, saved_at }: CurrentRow): KeptContent => ({
  slug,
  language,
  version,
  savedAt: saved_at,
  publishedOn: published_on,
  text: textIn(text),
});

/** The number moves on from the one that the editor had, or nothing happens: of two who save at once, one is told. */
function save(
  database: Kysely<Tables>,
  { key, basedOn, text, publishedOn, accountId, at }: ContentChange,
): Promise<boolean> {
  const { slug, language } = key;
  const number = basedOn + 1;
  const item = { version: number, published_on: publishedOn };
  return database.transaction().execute(async (inside) => {
    const moved =
      basedOn === 0
        ? await inside
            .insertInto("content_items")
            .values({ slug, language, ...item })
            .onConflict((conflict) => conflict.doNothing())
            .returning("version")
            .executeTakeFirst()
        : await inside
            .updateTable("content_items")
            .set(item)
            .where("slug", "=", slug)
            .where("language", "=", language)
            .where("version", "=", basedOn)
            .returning("version")
            .executeTakeFirst();
    if (moved === undefined) return false;
    const kept = text === null ? null : JSON.stringify(text);
    await inside
      .insertInto("content_versions")
      .values({ slug, language, number, text: kept, account_id: accountId, saved_at: at })
      .execute();
    return true;
  });
}
