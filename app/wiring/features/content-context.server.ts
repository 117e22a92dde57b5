import type { Caller } from "../../core/shared/use-cases/caller.ts";
import { madridDay } from "../../core/shared/use-cases/madrid-day.ts";
import type { Database } from "../../database/open-database.ts";
import { Failure } from "../../failure.ts";
import { contentStore } from "../../features/content/stores/content-store.ts";
import { imageStore } from "../../features/content/stores/image-store.ts";
import { videoStore } from "../../features/content/stores/video-store.ts";
import { viewStore } from "../../features/content/stores/view-store.ts";
import { contentIn } from "../../features/content/use-cases/content.ts";
import type { ContentContext, ContentKey, Seed } from "../../features/content/use-cases/content-context.ts";

/** Editors are told when the database does not answer; readers are shown what is known, and do not wait for it. */
const EDITOR_WAITS_IN_MILLISECONDS = 5_000;
const READER_WAITS_IN_MILLISECONDS = 50;
/** The first reader after something was published here, or after a start. */
const FIRST_READER_WAITS_IN_MILLISECONDS = 1_000;

type Parts = { database: Database; seeds: () => Promise<readonly Seed[]> };

/** The content feature, wired to its store. */
export function composeContent({ database, seeds }: Parts) {
  const now = () => new Date();
  const views = viewStore(database.kysely);
  const context: ContentContext = {
    now,
    content: contentStore(database.kysely),
    images: imageStore(database.kysely),
    videos: videoStore(database.kysely),
    views,
  };
  const openWithin = async (limit: number) => ((await database.isAnswering(limit)) ? context : null);
  const content = contentIn({
    now,
    async open() {
      const opened = await openWithin(EDITOR_WAITS_IN_MILLISECONDS);
      if (opened === null) throw new Failure("storageUnavailable");
      return opened;
    },
    openSoon: (isWorthWaiting) =>
      openWithin(isWorthWaiting ? FIRST_READER_WAITS_IN_MILLISECONDS : READER_WAITS_IN_MILLISECONDS),
    seeds,
  });
  database.notices.hear("content", content.publishedElsewhere);
  return {
    content,
    countViews: views.count,
    viewOf: ({ slug, language, reader: { account, address } }: ContentKey & { reader: Caller }) => ({
      slug,
      language,
      day: madridDay(now()),
      who: account?.id ?? address,
    }),
  };
}
