import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Videos of edited texts, in parts that a player reads one by one, and their captions and transcripts in each language. The
 * sequence counts changes of these words, which a page of the blog shows.
 */
export const contentVideos: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of [videos, parts, words, ...indexes, changes, told, trigger])
      await statement.execute(database);
  },
};

const videos = sql`
  create table content_videos (
    id text primary key check (length(id) = 32),
    format text not null check (format in ('webm', 'mp4')),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    bytes integer not null check (bytes > 0),
    seconds double precision check (seconds > 0),
    has_sound boolean not null,
    title text not null check (length(title) between 1 and 120),
    poster_id text references content_images (id),
    account_id uuid references accounts (id) on delete set null,
    added_at timestamptz not null
  )
`;
const parts = sql`
  create table content_video_parts (
    video_id text not null references content_videos (id) on delete cascade,
    number integer not null check (number >= 0),
    part bytea not null,
    primary key (video_id, number)
  )
`;
const words = sql`
  create table content_video_words (
    video_id text not null references content_videos (id) on delete cascade,
    language text not null check (language in ('es', 'en', 'it')),
    captions text,
    transcript text,
    account_id uuid references accounts (id) on delete set null,
    saved_at timestamptz not null,
    primary key (video_id, language),
    check (captions is not null or transcript is not null)
  )
`;
const indexes = [
  sql`create index content_videos_by_account on content_videos (account_id)`,
  sql`create index content_videos_by_poster on content_videos (poster_id)`,
  sql`create index content_video_words_by_account on content_video_words (account_id)`,
];
/** It goes where its table goes. */
const changes = sql`create sequence content_video_changes owned by content_video_words.saved_at`;
const told = sql`
  create function valora_tell_content_video_words() returns trigger language plpgsql as $$
  begin perform pg_notify('valora', 'content texts'); return null; end $$
`;
const trigger = sql`
  create trigger valora_tell_content_video_words after insert or update or delete on content_video_words
  for each statement execute function valora_tell_content_video_words()
`;
