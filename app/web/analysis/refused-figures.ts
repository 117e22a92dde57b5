import type { AnalysisQuery } from "../../core/analysis/contracts/analysis-query.ts";
import { Failure, type FailureCode } from "../../failure.ts";
import type { Choice } from "../components/analysis/controls/analysis-choice.ts";
import type { RefusedFigures } from "../components/analysis/controls/refused.ts";

/** What only the accounts of a company tell about own figures. */
const accountsRefuse: readonly FailureCode[] = ["figurePeriodUnknown", "figureCurrency"];

export const refusedFiguresOf = ({ code, params }: Failure): RefusedFigures => ({ code, params });

type Asked = { query: AnalysisQuery; choice: Choice; failure: Failure | null; refusedFigures: RefusedFigures | null };

/** An analysis with the reader's own figures; without them, and with the reason, where the accounts do not take them. */
export async function analysedWithFigures<Question extends Asked, Answer>(
  asked: Question,
  analyse: (query: AnalysisQuery) => Promise<Answer>,
): Promise<{ asked: Question; analysis: Answer }> {
  try {
    return { asked, analysis: await analyse(asked.query) };
  } catch (error) {
    const failure = Failure.from(error);
    if (!accountsRefuse.includes(failure.code)) throw error;
    const { figures: _refused, ...query } = asked.query;
    const { figures: _left, ...choice } = asked.choice;
    const others = { query, choice, failure: asked.failure ?? failure, refusedFigures: refusedFiguresOf(failure) };
    return { asked: { ...asked, ...others }, analysis: await analyse(query) };
  }
}
