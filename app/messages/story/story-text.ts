import type { StoryCompany, StoryFigure } from "../../core/analysis/contracts/story/story.ts";
import type { Formats } from "../formats.ts";
import type { Translate } from "../translator.ts";

/** A sentence, and the addresses of its figures, separated by spaces; none where they have none. */
export type StorySaid = { text: string; traces: string };

/** A line below or beside the drawing: what it is, and its figure. */
export type StoryRow = {
  key: string;
  label: string;
  /** The language of the label where it is in the words of a filing. */
  language?: string | null;
  figure: string;
  traces: string;
};

/** A card in words: the same on the page and on its picture. */
export type StoryText = {
  headline: StorySaid;
  /** What is drawn, in a sentence; null where nothing is. */
  drawing: string | null;
  rows: readonly StoryRow[];
  note: StorySaid | null;
  /** The signal in large letters, and how firm it is; the card of the verdict alone. */
  signal: { kind: string; dated: string; firmness: StorySaid; votes: StorySaid } | null;
  /** Whose figures these are, of which days. */
  source: string;
  /** Under which assumptions. */
  basis: string;
};

export type StoryWords = { t: Translate; formats: Formats };
export type Of<Card> = StoryCompany & Card;
export type Told = Omit<StoryText, "source" | "basis" | "signal"> & Partial<Pick<StoryText, "signal">>;

/** The addresses of figures, but of those that have none. */
export const tracesOf = (...figures: readonly (StoryFigure | null)[]): string =>
  figures.flatMap((figure) => (figure?.trace == null ? [] : [figure.trace])).join(" ");

/** A sentence without figures. */
export const untold = (text: string): StorySaid => ({ text, traces: "" });

/** What a line is, and its figure. */
export const row = <Key extends string>(key: Key, label: string, figure: string) => ({ key, label, figure });
