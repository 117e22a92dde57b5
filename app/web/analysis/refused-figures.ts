import type { AnalysisQuery } from "../../core/analysis/contracts/analysis-query.ts";
import type { OwnFigureAsked } from "../../core/fundamentals/contracts/own-figures.ts";
import { Failure, type FailureCode } from "../../failure.ts";
import { readFigures } from "../../wiring/composition.server.ts";
import type { Choice } from "../components/analysis/controls/analysis-choice.ts";
import type { RefusedFigures } from "../components/analysis/controls/refused.ts";

/** What the address alone tells about own figures. */
const addressRefuses: readonly FailureCode[] = [
  ...(["figureMalformed", "figureUnknown", "figureRepeated", "figuresTooMany"] as const),
  ...(["dateInvalid", "numberFormat", "outOfRange"] as const),
];

/** What only the accounts of a company tell about own figures. */
const accountsRefuse = ["figurePeriodUnknown", "figureCurrency"] as const satisfies readonly FailureCode[];

export const isRefusedByAccounts = (code: string): code is (typeof accountsRefuse)[number] =>
  accountsRefuse.some((each) => each === code);

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
    if (!isRefusedByAccounts(failure.code)) throw error;
    const { figures: _refused, ...query } = asked.query;
    const { figures: _left, ...choice } = asked.choice;
    const others = { query, choice, failure: asked.failure ?? failure, refusedFigures: refusedFiguresOf(failure) };
    return { asked: { ...asked, ...others }, analysis: await analyse(query) };
  }
}

type FiguresRead = { figures: readonly OwnFigureAsked[] | undefined; refusal: Failure | null };

/** The reader's own figures in the address of a page; none, and why, where they cannot be read. */
function figuresIn({ searchParams }: URL): FiguresRead {
  try {
    return { figures: readFigures(searchParams.get("figures")), refusal: null };
  } catch (error) {
    const refusal = Failure.from(error);
    if (!addressRefuses.includes(refusal.code)) throw error;
    return { figures: undefined, refusal };
  }
}

/** An answer with the reader's own figures in an address; without them, and with the reason, where they cannot be used. */
export async function answeredWithFigures<Answer>(
  url: URL,
  load: (figures: readonly OwnFigureAsked[] | undefined) => Promise<Answer>,
): Promise<Answer & { refusedFigures: RefusedFigures | null }> {
  const { figures, refusal } = figuresIn(url);
  if (refusal !== null) return { ...(await load(undefined)), refusedFigures: refusedFiguresOf(refusal) };
  try {
    return { ...(await load(figures)), refusedFigures: null };
  } catch (error) {
    const failure = Failure.from(error);
    if (!isRefusedByAccounts(failure.code)) throw error;
    return { ...(await load(undefined)), refusedFigures: refusedFiguresOf(failure) };
  }
}
