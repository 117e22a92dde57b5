import type { NoticeTopic } from "../database/notices/notices.ts";
import type { Database } from "../database/open-database.ts";
import { lineFeed } from "../features/conversations/stream/line-feed.ts";

type Topic = Extract<NoticeTopic, "conversation" | "discussion">;

/** Tells listeners what this process and others write about a topic, and that a reader's account or session has changed. */
export function toldFeed({ notices }: Pick<Database, "notices">, topic: Topic, mostToOne?: number) {
  const feed = lineFeed({ isTold: notices.areComplete, ...(mostToOne === undefined ? {} : { mostToOne }) });
  notices.hear(topic, feed.changed);
  notices.hear("account", (id) => (id === null ? feed.changed(null) : feed.readerChanged(id)));
  return feed;
}
