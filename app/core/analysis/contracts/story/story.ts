import type {
  CurrencyCode,
  FlowLever,
  FlowMethodName,
  IsoDate,
  LeverChange,
  MethodName,
  PerShare,
  PriceAge,
  Scenario,
  SegmentAxis,
  Silence,
  Status,
  Summary,
  ValuationView,
} from "@valora/valuation";
import type { ShownQuality } from "../shown-quality.ts";

/** The cards that tell an analysis, in the order in which they are read. */
export const storyCardNames = ["business", "price", "value", "risk", "quality", "verdict"] as const;
export type StoryCardName = (typeof storyCardNames)[number];

/** A number of an answer, and the address under which it can be asked for; null where it has none: of a company without accounts. */
export type StoryFigure = { value: number; trace: string | null };

/** Whose figures the cards show, of which day, and under whose assumptions. */
export type StoryCompany = {
  ticker: string;
  name: string;
  exchange: string;
  currency: CurrencyCode;
  /** The end of the latest accounts, and who gave them; null where only single figures are known. */
  accounts: { asOf: IsoDate; provider: string } | null;
  quote: StoryQuote | null;
  scenario: Scenario;
  view: ValuationView;
  /** The earlier day as of which it is valued; null: today. */
  asOf: IsoDate | null;
  hasCorrectedFigures: boolean;
  /** Whether the reader has changed an assumption or the price. */
  isOwn: boolean;
};

/** The price as quoted, and why nothing is judged by it; null where it is. */
export type StoryQuote = {
  value: number;
  currency: CurrencyCode;
  asOf: IsoDate;
  source: string;
  isOwn: boolean;
  age: PriceAge | null;
  silence: Silence | null;
};

/** A part of the company, in the words of its filing. */
export type StoryPart = { member: string; label: string; language: string | null; amount: StoryFigure };

/** What it sells: by its parts where its filings tell them, else over the years. */
export type BusinessStory = {
  card: "business";
  /** The end of the fiscal year that the figures are of. */
  yearEnd: IsoDate | null;
  revenue: StoryFigure | null;
  growth: StoryFigure | null;
  operatingMargin: StoryFigure | null;
  netIncome: StoryFigure | null;
  parts: { axis: SegmentAxis; lines: readonly StoryPart[] } | null;
  years: { figure: "revenue" | "netIncome"; amounts: readonly { asOf: IsoDate; amount: StoryFigure }[] } | null;
};

export type PriceStory = {
  card: "price";
  /** Month by month, oldest first; none where the past is not known. */
  months: readonly { asOf: IsoDate; price: PerShare }[];
  priceToEarnings: StoryFigure | null;
  dividendYield: StoryFigure | null;
};

export type StoryMethod = {
  method: MethodName;
  /** From the lowest to the highest of the three scenarios, and the value under these assumptions; null where it does not apply. */
  estimate: { low: PerShare; high: PerShare; value: PerShare; votes: boolean } | null;
  status: Status | null;
};

type StorySummary = Pick<
  Summary,
  "voting" | "estimating" | "mean" | "median" | "standardDeviation" | "minimum" | "maximum"
>;

export type ValueStory = {
  card: "value";
  /** In the currency of the values. */
  price: PerShare | null;
  summary: StorySummary;
  methods: readonly StoryMethod[];
};

export type StoryLever = {
  lever: FlowLever;
  change: LeverChange;
  low: PerShare;
  high: PerShare;
  /** The change of the value when the lever goes up, or down where up gives none. */
  moved: { isRaised: boolean; difference: number };
};

export type RiskStory = {
  card: "risk";
  price: PerShare | null;
  levers: {
    method: FlowMethodName;
    rate: "wacc" | "costOfEquity";
    value: PerShare;
    bars: readonly StoryLever[];
  } | null;
  /** The growth that the price takes for granted, where there is one. */
  implied: { price: PerShare; growth: number; years: number } | null;
};

export type QualityStory = {
  card: "quality";
  quality: ShownQuality | null;
  returnOnEquity: StoryFigure | null;
  netMargin: StoryFigure | null;
};

export type VerdictStory = {
  card: "verdict";
  summary: StorySummary & Pick<Summary, "counts" | "signal" | "signalHoldsInScenarios">;
  methods: number;
};

export type StoryCard = StoryCompany & { kind: "story" } & (
    | BusinessStory
    | PriceStory
    | ValueStory
    | RiskStory
    | QualityStory
    | VerdictStory
  );

/** All cards of a company. */
export type Story = readonly StoryCard[];
