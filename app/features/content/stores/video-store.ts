import { createHash } from "node:crypto";
import { type Kysely, type Selectable, sql } from "kysely";
import { afterCursor } from "../../../database/after-cursor.ts";
import type { Tables } from "../../../database/schema.ts";
import { imageName } from "../contracts/content-image.ts";
import { VIDEO_PART_IN_BYTES } from "../contracts/content-video.ts";
import type { KeptVideo, VideoStore } from "../use-cases/video-context.ts";

const ID_LENGTH = 32;

/** Videos with their posters, latest first. */
const videosIn = (database: Kysely<Tables>) =>
  database
    .selectFrom("content_videos")
    .leftJoin("content_images as poster", "poster.id", "content_videos.poster_id")
    .selectAll("content_videos")
    .select(["poster.format as poster_format", "poster.width as poster_width", "poster.height as poster_height"])
    .orderBy("content_videos.added_at", "desc")
    .orderBy("content_videos.id", "desc");

/** Videos of edited texts, each named after its content and kept in parts. */
export function videoStore(database: Kysely<Tables>): VideoStore {
  const described = () => videosIn(database);
  const find: VideoStore["find"] = async (id) => {
    const row = await described().where("content_videos.id", "=", id).executeTakeFirst();
    return row === undefined ? null : toVideo(row);
  };
  return {
    async add({ file, ...video }) {
      const id = createHash("sha256").update(file).digest("hex").slice(0, ID_LENGTH);
      await database.transaction().execute((inside) => insert(inside, { id, file, ...video }));
      const kept = await find(id);
      if (kept === null) throw new Error(`The video ${id} was deleted while it was added.`);
      return kept;
    },
    find,
    async list({ cursor, limit }) {
      const rows = await described()
        .$if(cursor !== null, (query) => query.where(afterCursor(cursor, { table: "content_videos", at: "added_at" })))
        .limit(limit)
        .execute();
      return rows.map(toVideo);
    },
    async part(id, number) {
      const row = await database
        .selectFrom("content_video_parts")
        .select("part")
        .where("video_id", "=", id)
        .where("number", "=", number)
        .executeTakeFirst();
      return row?.part ?? null;
    },
    words: async (ids) =>
      ids.length === 0
        ? []
        : await database
            .selectFrom("content_video_words")
            .select(["video_id as videoId", "language", "captions", "transcript"])
            .where("video_id", "in", [...ids])
            .execute(),
    async saveWords({ videoId, language, captions, transcript, accountId, at }) {
      const kept = { captions, transcript, account_id: accountId, saved_at: at };
      await database.transaction().execute(async (inside) => {
        await inside
          .insertInto("content_video_words")
          .values({ video_id: videoId, language, ...kept })
          .onConflict((conflict) => conflict.columns(["video_id", "language"]).doUpdateSet(kept))
          .execute();
        await tellOfChange(inside);
      });
    },
    async withPoster(imageId) {
      const row = await described().where("poster_id", "=", imageId).executeTakeFirst();
      return row === undefined ? null : toVideo(row);
    },
    async remove(id) {
      const { numDeletedRows } = await database.deleteFrom("content_videos").where("id", "=", id).executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

/** Every process renders the pages that show videos again. */
const tellOfChange = (inside: Kysely<Tables>) => sql`select nextval('content_video_changes')`.execute(inside);

type NewVideo = Parameters<VideoStore["add"]>[0] & { id: string };

/** The same file is kept once, with the latest title and poster. */
async function insert(inside: Kysely<Tables>, { id, file, title, posterId, accountId, at, ...facts }: NewVideo) {
  const { format, width, height, seconds, hasSound } = facts;
  const added = await inside
    .insertInto("content_videos")
    .values({
      id,
      format,
      width,
      height,
      bytes: file.byteLength,
      seconds,
      has_sound: hasSound,
      title,
      poster_id: posterId,
      account_id: accountId,
      added_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) {
    const latest = { title, ...(posterId !== null && { poster_id: posterId }) };
    await inside.updateTable("content_videos").set(latest).where("id", "=", id).execute();
    await tellOfChange(inside);
    return;
  }
  for (let number = 0; number * VIDEO_PART_IN_BYTES < file.byteLength; number += 1) {
    const from = number * VIDEO_PART_IN_BYTES;
    const part = Buffer.from(file.subarray(from, from + VIDEO_PART_IN_BYTES));
    await inside.insertInto("content_video_parts").values({ video_id: id, number, part }).execute();
  }
}

type VideoRow = Selectable<Tables["content_videos"]> & {
  poster_format: Selectable<Tables["content_images"]>["format"] | null;
  poster_width: number | null;
  poster_height: number | null;
};

function toVideo(row: VideoRow): KeptVideo {
  const { id, format, width, height, bytes, seconds, has_sound, title, added_at } = row;
  const { poster_id, poster_format, poster_width, poster_height } = row;
  const hasPoster = poster_id !== null && poster_format !== null && poster_width !== null && poster_height !== null;
  const poster = hasPoster ? imageName(poster_id, poster_format, { width: poster_width, height: poster_height }) : null;
  return { id, format, width, height, bytes, seconds, hasSound: has_sound, title, poster, addedAt: added_at };
}
