import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Edited texts of the blog, with every version, and how many have read each text. */
export const content: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of [items, versions, visits, views]) await statement.execute(database);
    await sql`create index content_versions_by_account on content_versions (account_id)`.execute(database);
  },
};

const items = sql`
  create table content_items (
    slug text not null check (length(slug) between 1 and 80),
    language text not null check (language in ('es', 'en', 'it')),
    version integer not null check (version > 0),
    published_on text check (published_on like '____-__-__'),
    primary key (slug, language)
  )
`;
const versions = sql`
  create table content_versions (
    slug text not null,
    language text not null,
    number integer not null check (number > 0),
    text text,
    account_id uuid references accounts (id) on delete set null,
    saved_at timestamptz not null,
    primary key (slug, language, number),
    foreign key (slug, language) references content_items (slug, language) on delete cascade
  )
`;
const visits = sql`
  create table article_visits (
    day text not null check (day like '____-__-__'),
    slug text not null check (length(slug) between 1 and 80),
    language text not null check (language in ('es', 'en', 'it')),
    visitor text not null check (length(visitor) = 64),
    primary key (day, slug, language, visitor)
  )
`;
const views = sql`
  create table article_views (
    slug text not null check (length(slug) between 1 and 80),
    language text not null check (language in ('es', 'en', 'it')),
    views integer not null check (views > 0),
    primary key (slug, language)
  )
`;
