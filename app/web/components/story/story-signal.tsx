import type { SignalKind } from "@valora/valuation";
import type { StoryShapes } from "../../../charts/story-shapes.ts";
import type { StoryCard } from "../../../core/analysis/contracts/story/story.ts";
import type { StoryText } from "../../../messages/story/story-text.ts";
import { keyed } from "./keyed.ts";

const tones = { buy: "under", hold: "fair", sell: "over", none: "none" } as const satisfies Record<SignalKind, string>;

type StorySignalProps = { card: StoryCard; signal: NonNullable<StoryText["signal"]>; shapes: StoryShapes | null };

/** The signal of the model with its day; without colour where it rests on a price that is not of these days. */
export function StorySignal({ card, signal, shapes }: StorySignalProps) {
  if (card.card !== "verdict") return null;
  const isOfToday = card.quote?.age?.kind !== "late";
  const tone = isOfToday ? tones[card.summary.signal.kind] : "none";
  return (
    <div className="story-signal">
      <p className="t-small text-ink-3">{signal.dated}</p>
      <p className={`story-kind tone-${tone}`}>{signal.kind}</p>
      {signal.firmness.text === "" ? null : (
        <p className="t-small text-ink-2" data-trace={signal.firmness.traces}>
          {signal.firmness.text}
        </p>
      )}
      {shapes?.kind === "votes" ? <Votes votes={shapes.votes} /> : null}
      {signal.votes.text === "" ? null : (
        <p className="t-small text-ink-3" data-trace={signal.votes.traces}>
          {signal.votes.text}
        </p>
      )}
    </div>
  );
}

const blockOf = { undervalued: "votes-under", fair: "votes-fair", overvalued: "votes-over" } as const;

/** One block a method, as the verdict of the result has them; its words stand below. */
function Votes({ votes }: { votes: readonly (keyof typeof blockOf | null)[] }) {
  return (
    <div className="votes" aria-hidden="true">
      {keyed(votes).map(({ key, item: vote }) => (
        <i key={key} className={vote === null ? "votes-silent" : blockOf[vote]} />
      ))}
    </div>
  );
}
