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

/** The picture of any other page: its words. */
export type WordsCard = { kind: "words"; above: string; title: string; text: string; below: string };

/** Cards that show figures of a company. */
export type FiguresCard = CompanyCard | StoryCard;

export type SocialCard = FiguresCard | WordsCard;
