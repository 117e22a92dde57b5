import type { ContentLanguage, ContentText } from "../contracts/content.ts";
import { videosShownIn } from "../contracts/content-video.ts";
import type { ContentContext, KeptContent, Seed } from "./content-context.ts";
import { type Posters, postersOf } from "./shown-videos.ts";

/** The published form of one text of the blog. */
export type Article = Omit<ContentText, "state"> & {
  slug: string;
  language: ContentLanguage;
  /** ISO date of publication. */
  date: string;
  /** ISO moment of the last change; null: as it was first published. */
  changedAt: string | null;
  /** To read it. */
  minutes: number;
};

type Opened = Pick<ContentContext, "content" | "videos">;
type Parts = {
  now(): Date;
  /** The edited texts; null while the database does not answer. Worth a wait when the known ones will not do. */
  open: (isWorthWaiting: boolean) => Promise<Opened | null>;
  seeds: () => Promise<readonly Seed[]>;
};

type Merged = { revision: number; articles: readonly Article[]; posters: Posters };

/** Other processes may publish too: what is known is compared with the database after this long. */
const KNOWN_FOR_IN_MILLISECONDS = 1_500;
const WORDS_A_MINUTE = 200;
const UNKNOWN = -1;

/**
 * The blog as readers see it: the texts of the repository, and over them what editors have published. Merged once for each
 * change; a database that does not answer leaves what was known.
 */
export function publishedContent({ now, open, seeds }: Parts) {
  let known: Merged | null = null;
  let comparedAt = Number.NEGATIVE_INFINITY;
  /** Nothing is known yet, or something has been published here since. */
  let isBehind = true;
  let changes = 0;

  /** The edited texts over those of the repository, if they are new; null too while the database does not answer. */
  async function editedSince(revision: number | null, ofRepository: readonly Seed[]): Promise<Merged | null> {
    try {
      const opened = await open(isBehind);
      const latest = opened && (await opened.content.revision());
      if (opened === null || latest === null || latest === revision) return null;
      return { revision: latest, ...(await editedTexts(opened, ofRepository)) };
    } catch {
      // Readers are shown what is known; editors are told.
      return null;
    }
  }

  async function compare(): Promise<Merged> {
    const begun = changes;
    const ofRepository = await seeds();
    const edited = await editedSince(known?.revision ?? null, ofRepository);
    // Something was published here meanwhile: what was read may be without it.
    if (begun !== changes) return compare();
    known = edited ?? known ?? { revision: UNKNOWN, articles: merged(ofRepository, []), posters: new Map() };
    isBehind = false;
    comparedAt = now().getTime();
    return known;
  }

  const comparing = sharedWork(compare);
  async function current(): Promise<Merged> {
    const isFresh = now().getTime() - comparedAt < KNOWN_FOR_IN_MILLISECONDS;
    return known !== null && isFresh ? known : comparing.join();
  }

  return {
    /** The one in front first, then newest first. */
    articles: async (language: ContentLanguage): Promise<readonly Article[]> =>
      (await current()).articles.filter((article) => article.language === language),
    /** One text in every language that it is published in. */
    translations: async (slug: string): Promise<readonly Article[]> =>
      (await current()).articles.filter((article) => article.slug === slug),
    /** The file name of the image that stands for a video of a published text; null where it has none. */
    poster: async (video: string): Promise<string | null> => (await current()).posters.get(video) ?? null,
    /** The article that stands today where one with this address stood before. */
    successorOf: async (former: string): Promise<string | null> =>
      (await seeds()).find(({ formerly }) => formerly.includes(former))?.slug ?? null,
    /**
     * Changes with what is published, here at once, elsewhere when that is told, or when the database is asked again: asking for it after
     * a while has it compared in the background.
     */
    edition(): string {
      if (known !== null && now().getTime() - comparedAt >= KNOWN_FOR_IN_MILLISECONDS) void current().catch(() => {});
      return `${known?.revision ?? UNKNOWN}.${changes}`;
    },
    /** Something may have been published by another process: it is read now, so that what was made from the former is not sent. */
    publishedElsewhere() {
      comparedAt = Number.NEGATIVE_INFINITY;
      void comparing.begin().catch(() => {});
    },
    /** Something has been published here: the next reader sees it. */
    changed() {
      changes += 1;
      isBehind = true;
      comparedAt = Number.NEGATIVE_INFINITY;
    },
  };
}

/** Work that all who ask meanwhile share; `begin` shares none that began before. */
function sharedWork<Value>(work: () => Promise<Value>) {
  let running: Promise<Value> | null = null;
  const join = (): Promise<Value> => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
  return { join, begin: () => (running === null ? join() : running.then(join, join)) };
}

/** With their posters, read together: a list is never without a poster that its texts have. */
async function editedTexts(opened: Opened, ofRepository: readonly Seed[]): Promise<Omit<Merged, "revision">> {
  const articles = merged(ofRepository, await opened.content.list());
  const videos = articles.flatMap(({ body }) => videosShownIn(body));
  return { articles, posters: await postersOf(opened, videos) };
}

function merged(seeds: readonly Seed[], kept: readonly KeptContent[]): readonly Article[] {
  const keptBy = new Map(kept.map((each) => [keyOf(each), each]));
  const seeded = seeds.flatMap((seed) => {
    const edited = keptBy.get(keyOf(seed));
    keptBy.delete(keyOf(seed));
    return edited === undefined || edited.text === null ? [asSeeded(seed)] : articleOf(edited, seed.date);
  });
  const added = [...keptBy.values()].flatMap((each) => articleOf(each, each.publishedOn));
  const [front] = seeds;
  const rank = ({ slug }: Article) => (slug === front?.slug ? 0 : 1);
  return [...seeded, ...added].sort((one, other) => rank(one) - rank(other) || other.date.localeCompare(one.date));
}

const keyOf = ({ slug, language }: { slug: string; language: string }) => `${language}/${slug}`;

const asSeeded = ({ formerly: _, ...seed }: Seed): Article => ({ ...seed, changedAt: null });

function articleOf({ slug, language, savedAt, text }: KeptContent, date: string | null): Article[] {
  if (text === null || text.state !== "published" || date === null) return [];
  const { kind, category, title, body } = text;
  const changedAt = savedAt.toISOString();
  return [{ slug, language, kind, category, title, body, date, changedAt, minutes: minutesToRead(body) }];
}

const minutesToRead = (body: string) => Math.max(1, Math.round(body.split(/\s+/).length / WORDS_A_MINUTE));
