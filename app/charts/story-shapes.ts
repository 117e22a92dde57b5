import type { Status } from "@valora/valuation";
import { type PastScale, pastScaleOf } from "./past-scale.ts";
import { scaleOver } from "./value-scale.ts";

/** A stretch of a bar in percent of the width. */
export type StoryStretch = { from: number; to: number; fill: "s2" | "s3" | "s4" | "s5" };

/** The bar of a row, and the mark on it; nothing is drawn of a method that does not apply. */
export type StoryBar = {
  stretches: readonly StoryStretch[];
  mark: { at: number; status: Status | null } | null;
};

/** What a card draws beside its rows: bars with a line across them, a line through the months, or blocks. */
export type StoryShapes =
  | { kind: "bars"; bars: readonly StoryBar[]; line: { at: number; isJudging: boolean } | null }
  | { kind: "line"; months: readonly DrawnMonth[]; scale: PastScale }
  | { kind: "blocks"; blocks: readonly ("holds" | "fails" | "unknown")[] }
  | { kind: "votes"; votes: readonly (Status | null)[] };

type Amounts = readonly { amount: { value: number } }[];
type DrawnMonth = { asOf: string; price: number };
type Span = { low: number; high: number; value: number };

/** The parts of a card that are drawn. */
export type DrawnCard =
  | { card: "business"; parts: { lines: Amounts } | null; years: { amounts: Amounts } | null }
  | { card: "price"; months: readonly DrawnMonth[] }
  | {
      card: "value";
      price: number | null;
      quote: { silence: string | null } | null;
      methods: readonly { estimate: (Span & { votes: boolean }) | null; status: Status | null }[];
    }
  | {
      card: "risk";
      price: number | null;
      quote: { silence: string | null } | null;
      levers: { value: number; bars: readonly Omit<Span, "value">[] } | null;
    }
  | {
      card: "quality";
      quality: { scores: { piotroski: { known: number; signs: readonly { holds: boolean | null }[] } } | null } | null;
    }
  | {
      card: "verdict";
      methods: number;
      quote: { silence: string | null } | null;
      summary: { voting: number; counts: Readonly<Record<Status, number>> };
    };

/** The drawing of a card, in percent; null where there is nothing to draw. */
export function storyShapesOf(card: DrawnCard): StoryShapes | null {
  switch (card.card) {
    case "business":
      return amountShapes(card.parts?.lines ?? card.years?.amounts ?? []);
    case "price":
      return card.months.length < 2
        ? null
        : {
            kind: "line",
            months: card.months,
            scale: pastScaleOf(card.months.map((month) => ({ ...month, low: null, high: null }))),
          };
    case "value":
      return methodShapes(card);
    case "risk":
      return leverShapes(card);
    case "quality":
      return signShapes(card);
    case "verdict":
      return voteShapes(card);
  }
}

/** Amounts from nothing, the largest as wide as there is room; a loss is told by its figure. */
function amountShapes(amounts: Amounts): StoryShapes | null {
  const largest = Math.max(0, ...amounts.map(({ amount }) => amount.value));
  if (largest === 0) return null;
  const bars = amounts.map(({ amount: { value } }): StoryBar => {
    const to = (Math.max(0, value) / largest) * 100;
    return { stretches: [{ from: 0, to, fill: value === largest ? "s5" : "s4" }], mark: null };
  });
  return { kind: "bars", bars, line: null };
}

/** What is not judged by the price is not drawn against it either; an old price is only marked. */
const lineAt = (price: number | null, silence: string | null | undefined, at: (value: number) => number) =>
  price === null || (silence != null && silence !== "priceTooOld")
    ? null
    : { at: at(price), isJudging: silence == null };

function methodShapes({ methods, price, quote }: Extract<DrawnCard, { card: "value" }>): StoryShapes | null {
  const estimates = methods.flatMap(({ estimate }) => (estimate === null ? [] : [estimate]));
  const voting = estimates.filter(({ votes }) => votes);
  // What does not vote is drawn as far as there is room: it may lie far from everything else.
  const spans = (voting.length > 0 ? voting : estimates).flatMap(({ low, high }) => [low, high]);
  const scale = spans.length === 0 ? null : scaleOver([...spans, ...(price === null ? [] : [price])]);
  if (scale === null) return null;
  const bars = methods.map(({ estimate, status }): StoryBar => {
    if (estimate === null) return { stretches: [], mark: null };
    const { low, high, value } = estimate;
    return {
      stretches: high < scale.from || low > scale.to ? [] : [{ from: scale.at(low), to: scale.at(high), fill: "s2" }],
      mark: scale.holds(value) ? { at: scale.at(value), status } : null,
    };
  });
  return { kind: "bars", bars, line: lineAt(price, quote?.silence, scale.at) };
}

function leverShapes({ levers, price, quote }: Extract<DrawnCard, { card: "risk" }>): StoryShapes | null {
  if (levers === null) return null;
  const ends = levers.bars.flatMap(({ low, high }) => [low, high]);
  const scale = scaleOver([...ends, ...(price === null ? [] : [price])]);
  if (scale === null) return null;
  const middle = scale.at(levers.value);
  const bars = levers.bars.map(
    ({ low, high }): StoryBar => ({
      stretches: [
        { from: scale.at(low), to: middle, fill: "s3" },
        { from: middle, to: scale.at(high), fill: "s4" },
      ],
      mark: { at: middle, status: null },
    }),
  );
  return { kind: "bars", bars, line: lineAt(price, quote?.silence, scale.at) };
}

function signShapes({ quality }: Extract<DrawnCard, { card: "quality" }>): StoryShapes | null {
  const piotroski = quality?.scores?.piotroski;
  if (piotroski === undefined || piotroski.known === 0) return null;
  const blocks = piotroski.signs.map(({ holds }) => (holds === null ? "unknown" : holds ? "holds" : "fails"));
  return { kind: "blocks", blocks };
}

const ranked = ["overvalued", "fair", "undervalued"] as const;

function voteShapes({ methods, summary, quote }: Extract<DrawnCard, { card: "verdict" }>): StoryShapes | null {
  if (methods === 0 || quote?.silence != null) return null;
  const cast = ranked.flatMap((status) => Array.from({ length: summary.counts[status] }, () => status));
  if (cast.length === 0) return null;
  return { kind: "votes", votes: [...cast, ...Array.from({ length: methods - cast.length }, () => null)] };
}
