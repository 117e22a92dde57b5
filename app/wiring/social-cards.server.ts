import type { ValuationView } from "@valora/valuation";
import type { FiguresCard, SocialCard, WordsCard } from "../core/analysis/contracts/social-card.ts";
import type { StoryCard, StoryCardName } from "../core/analysis/contracts/story/story.ts";
import { type Analysis, analyseCompany } from "../core/analysis/use-cases/analyse-company.ts";
import { companyCardOf } from "../core/analysis/use-cases/company-card.ts";
import { quickStoryOf } from "../core/analysis/use-cases/story/tell-quick-look.ts";
import { tellStory } from "../core/analysis/use-cases/tell-story.ts";
import type { Context } from "../core/shared/use-cases/context.ts";
import { drawInThread } from "../documents/social-card/draw-in-thread.ts";
import { Failure } from "../failure.ts";
import { unshouted } from "../messages/company-name.ts";
import { exchangeName } from "../messages/exchange-names.ts";
import { translatorFor } from "../messages/index.ts";
import type { Language } from "../messages/languages.ts";

type Picture = {
  bytes: Uint8Array<ArrayBuffer>;
  /** Changes with anything that the picture shows. */
  mark: string;
};

const mostFacts = 500;
const mostPictures = 100;
const markDigits = 16;

type CardAsked = { mark: string | null; view: ValuationView; language: Language };
type CardParts = { digest(text: string): string; hasPlanLimits: boolean };

/**
 * Pictures for shared links. A page puts the mark of its figures into the address of its picture, which then shows these and
 * no others. A mark that is not known any more gives the picture of today's included data in the view of the address. Where plans limit people, only
 * a mark that a page has given opens figures: without it the picture names the company and says no value.
 */
export function socialCards(context: Context, { digest, hasPlanLimits }: CardParts) {
  const shown = keptUpTo<FiguresCard>(mostFacts);
  const pictures = keptUpTo<Promise<Uint8Array<ArrayBuffer>>>(mostPictures);

  const markOf = (card: SocialCard) => digest(JSON.stringify(card)).slice(0, markDigits);
  const draw = async (card: SocialCard, language: Language): Promise<Picture> => {
    const mark = markOf(card);
    const key = `${language} ${mark}`;
    const known = pictures.find(key) ?? drawInThread({ card, language });
    pictures.keep(key, known);
    known.catch(() => pictures.forget(key));
    return { bytes: await known, mark };
  };

  /** The cards of the included data. */
  const storyOf = async ({ ticker, view, language }: { ticker: string; view: ValuationView; language: Language }) => {
    const query = { ticker, scenario: "neutral", source: "bundled", view } as const;
    try {
      return await tellStory(context, await analyseCompany(context, { language }, query, { isRecorded: false }));
    } catch (error) {
      const look = Failure.from(error).code === "providerLacksCompany" ? quickStoryOf(context, ticker) : null;
      if (look === null) throw error;
      return look;
    }
  };

  return {
    /** Knows the figures of an analysis that a page shows, which another thread has made. */
    keepCard: (card: FiguresCard): void => shown.keep(markOf(card), card),
    /** The mark of the picture of an analysis that is being shown. */
    markCard(analysis: Analysis): string {
      const card = companyCardOf(analysis);
      const mark = markOf(card);
      shown.keep(mark, card);
      return mark;
    },
    /** The mark of the picture of a card that is being shown. */
    markStory(card: StoryCard): string {
      const mark = markOf(card);
      shown.keep(mark, card);
      return mark;
    },
    /** The picture of an analysis; open to all and not recorded. */
    async drawCompanyCard(ticker: string, { mark, view, language }: CardAsked) {
      const known = mark === null ? undefined : shown.find(mark);
      if (known?.kind === "company" && known.ticker === ticker) return draw(known, language);
      const query = { ticker, scenario: "neutral", source: "bundled", view } as const;
      const card = companyCardOf(await analyseCompany(context, { language }, query, { isRecorded: false }));
      if (!hasPlanLimits || mark === markOf(card)) return draw(card, language);
      return draw(await namingCard(card, language), language);
    },
    /** The picture of one of the cards that tell an analysis. */
    async drawStoryCard(ticker: string, name: StoryCardName, { mark, view, language }: CardAsked) {
      const known = mark === null ? undefined : shown.find(mark);
      if (known?.kind === "story" && known.ticker === ticker && known.card === name) return draw(known, language);
      const card = (await storyOf({ ticker, view, language })).find((each) => each.card === name);
      if (card === undefined) throw new Failure("notFound");
      if (!hasPlanLimits || mark === markOf(card)) return draw(card, language);
      return draw(await namingCard(card, language), language);
    },
    /** The picture of an analysis that a link shows. */
    drawSharedCard: (card: FiguresCard | WordsCard, language: Language) => draw(card, language),
    /** The picture of any other page. */
    drawWordsCard: (words: Omit<WordsCard, "kind">, language: Language) => draw({ kind: "words", ...words }, language),
  };
}

/** Which company it is, and nothing of what it is worth. */
async function namingCard({ ticker, name, exchange }: FiguresCard, language: Language): Promise<WordsCard> {
  const t = await translatorFor(language);
  return {
    kind: "words",
    above: `${ticker} · ${exchangeName(exchange, language)}`,
    title: unshouted(name),
    text: t("socialCard.unopened"),
    below: t("socialCard.disclaimer"),
  };
}

/** Keeps the most recently used entries, up to a limit. */
function keptUpTo<Value>(most: number) {
  const kept = new Map<string, Value>();
  const keep = (key: string, value: Value) => {
    kept.delete(key);
    kept.set(key, value);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
  };
  return {
    keep,
    forget: (key: string) => kept.delete(key),
    find: (key: string): Value | undefined => kept.get(key),
  };
}
