import { methodNames, quorum } from "@valora/valuation";
import { useTranslations } from "use-intl";

const side = 7;
const between = 2;
const step = side + between;
const top = 3;

/** A block for every method as a part of an outline. */
const blocks = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${(from + index) * step} ${top}h${side}v${side}h-${side}z`).join(
    "",
  );

/** How many methods vote, of how many, and how many a signal needs: a block each, and a line after the last that it needs. */
export function VotesCell({ votes }: { votes: number }) {
  const t = useTranslations("screener.votesCell");
  const all = methodNames.length;
  const width = all * step - between;
  return (
    <span className="screener-votes">
      {votes}
      <span className="sr-only"> {t("of", { all: String(all), needed: String(quorum) })}</span>
      {votes >= quorum ? null : <small>{t("wanting", { wanting: quorum - votes })}</small>}
      <svg width={width} height={side + 2 * top} viewBox={`0 0 ${width} ${side + 2 * top}`} aria-hidden="true">
        <path d={blocks(0, votes)} fill="var(--s4)" />
        <path d={blocks(votes, all)} fill="var(--s1)" />
        <path d={`M${quorum * step - between / 2} 0v${side + 2 * top}`} stroke="var(--ink)" />
      </svg>
    </span>
  );
}
