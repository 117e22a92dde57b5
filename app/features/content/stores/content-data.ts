import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";

/** What an editor has written and uploaded for the blog. */
export const writtenContentOf = async (database: Kysely<Tables>, id: string) => ({
  content_versions: await database
    .selectFrom("content_versions")
    .select(["slug", "language", "number", "text", "saved_at"])
    .where("account_id", "=", id)
    .orderBy("saved_at")
    .execute(),
  content_images: await database
    .selectFrom("content_images")
    .select(["id", "format", "width", "height", "added_at"])
    .where("account_id", "=", id)
    .orderBy("added_at")
    .execute(),
  content_videos: await database
    .selectFrom("content_videos")
    .select(["id", "format", "width", "height", "seconds", "title", "added_at"])
    .where("account_id", "=", id)
    .orderBy("added_at")
    .execute(),
  content_video_words: await database
    .selectFrom("content_video_words")
    .select(["video_id", "language", "captions", "transcript", "saved_at"])
    .where("account_id", "=", id)
    .orderBy("saved_at")
    .execute(),
});
