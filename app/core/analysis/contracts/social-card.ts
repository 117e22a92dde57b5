import type {
  CurrencyCode,
  IsoDate,
  PerShare,
  PricePosition,
  Scenario,
  Silence,
  Status,
  ValuationView,
} from "@valora/valuation";
import type { StoryCard } from "./story/story.ts";

/** The content of the preview image of a shared analysis; plain data, so that a worker thread can draw it. */
export type CompanyCard = {
  kind: "company";
  ticker: string;
  name: string;
  exchange: string;
  currency: CurrencyCode;
  /** Null where none can be compared with the values. */
  price: { value: PerShare; asOf: IsoDate; source: string } | null;
  /** Of the methods that vote; null where none does. */
  values: { lowest: PerShare; mean: PerShare; highest: PerShare } | null;
  /** One for each method that votes. */
  marks: readonly { value: PerShare; status: Status | null }[];
  position: PricePosition | null;
  /** Why nothing is judged by the price; null where it is. */
  silence: Silence | null;
  scenario: Scenario;
  /** By whose equity premium every value is. */
  view: ValuationView;
  /** The earlier day as of which it is valued; null: today. */
  asOf: IsoDate | null;
  /** Whether figures of the accounts are the reader's own. */
  hasCorrectedFigures: boolean;
  /** Whether the reader has changed an assumption. */
  isOwn: boolean;
};

/** A drawing of figures of many companies, its words in one language; places in percent of its width and height. */
export type DrawnFigure = {
  title: string;
  /** Columns of a histogram; those of the middle half stand out. */
  bars: readonly { x: number; width: number; height: number; isMiddle: boolean }[];
  /** Groups with their middle half, and the median as a mark. */
  rows: readonly { label: string; figure: string; from: number; to: number; mark: number }[];
  ticks: readonly { x: number; label: string }[];
  /** Lines across the drawing. */
  lines: readonly { x: number; label: string; isStrong: boolean }[];
};

/** The picture of any other page: its words, and a drawing where it has one. */
export type WordsCard = {
  kind: "words";
  above: string;
  title: string;
  text: string;
  below: string;
  drawing?: DrawnFigure;
};

/** Cards that show figures of a company. */
export type FiguresCard = CompanyCard | StoryCard;

export type SocialCard = FiguresCard | WordsCard;
