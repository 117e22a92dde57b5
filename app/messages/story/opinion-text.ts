import type { Silence, Status, Summary } from "@valora/valuation";
import { rankedCounts } from "../../charts/ranked-counts.ts";
import type { Translate } from "../translator.ts";

type Judged = { summary: Pick<Summary, "voting" | "estimating" | "counts">; silence: Silence | null | undefined };

const asIs = (chunks: string) => chunks;
const plain = { under: asIs, fair: asIs, over: asIs };

/** What the methods say of the share, where nothing is set in colour: one whole sentence for each way in which votes can fall. */
export function opinionText({ summary, silence }: Judged, { t, name }: { t: Translate; name: string }): string {
  const { voting, estimating } = summary;
  // Nothing votes by such accounts: what is told is how many estimate.
  if ((silence === "accountsTooOld" || silence === "partSeparated") && estimating > 0)
    return t(`analysis.verdict.${silence}`, { voting: estimating, name });
  if (voting === 0) return t("analysis.verdict.none", { name });
  if (silence) return t(`analysis.verdict.${silence}`, { voting, name });
  const [first, second, third] = rankedCounts(summary);
  if (!first) return t("analysis.verdict.noPrice", { voting, name });
  if (voting === 1) return t.markup("analysis.verdict.single", { name, status: first.status, ...plain });
  if (!second) return t.markup("analysis.verdict.unanimous", { voting, name, status: first.status, ...plain });
  const leading: Leading = {
    voting,
    name,
    first: first.count,
    firstStatus: first.status,
    second: second.count,
    secondStatus: second.status,
  };
  if (!third) return t.markup("analysis.verdict.two", { ...leading, ...plain });
  const all = { ...leading, third: third.count, thirdStatus: third.status, ...plain };
  return t.markup("analysis.verdict.three", all);
}

type Leading = {
  voting: number;
  name: string;
  first: number;
  firstStatus: Status;
  second: number;
  secondStatus: Status;
};
