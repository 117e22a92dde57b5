import { Failure } from "../../../failure.ts";
import type { Context } from "../../shared/use-cases/context.ts";
import type { AnalysisQuery } from "../contracts/analysis-query.ts";

/** One of several companies of the same question. */
export type CompanyQuestion = {
  /** Its symbol, as an answer may say it. */
  ticker: string;
  /** The question about it; throws the failure of a symbol that is none. */
  query: () => AnalysisQuery;
};

/** Its place in the list, and what is known about it, or why nothing is. */
export type CompanyAnswered<Answer> = { index: number; ticker: string } & (
  | { kind: "answered"; answer: Answer }
  | { kind: "failed"; failure: Failure }
);

export type ManyAsked<Answer> = {
  questions: readonly CompanyQuestion[];
  answer: (query: AnalysisQuery, signal: AbortSignal) => Promise<Answer>;
  /** Ends everything: no one waits for the answers any more. */
  signal: AbortSignal;
  /** From then on the companies that are left are not valued. */
  outOfTime: AbortSignal;
};

/** Companies on which work has begun while an earlier one is waited for. */
export const companiesAtOnce = 4;

/**
 * Companies one after another, in the order of the list. One that cannot be valued says why and keeps the others. Work on a few
 * goes on at once, so that one slow provider does not hold up the others; no more begins until an answer is taken, and other work
 * of the process has its turn before each.
 */
export async function* analyseCompanies<Answer>(
  { pause }: Pick<Context, "pause">,
  { questions, answer, signal, outOfTime }: ManyAsked<Answer>,
  atOnce: number,
): AsyncGenerator<CompanyAnswered<Answer>, void, void> {
  const stop = AbortSignal.any([signal, outOfTime]);
  const waiting = questions.entries();
  const begun: Promise<CompanyAnswered<Answer>>[] = [];
  const begin = () => {
    const next = waiting.next();
    if (!next.done) begun.push(answered(...next.value));
  };
  const answered = async (index: number, { ticker, query }: CompanyQuestion): Promise<CompanyAnswered<Answer>> => {
    try {
      await pause();
      if (stop.aborted) throw outOfTimeFailure();
      return { index, ticker, kind: "answered", answer: await answer(query(), stop) };
    } catch (error) {
      const isLate = outOfTime.aborted && !(error instanceof Failure);
      return { index, ticker, kind: "failed", failure: isLate ? outOfTimeFailure() : Failure.from(error) };
    }
  };
  for (let count = 0; count < atOnce; count += 1) begin();
  for (let first = begun.shift(); first !== undefined; first = begun.shift()) {
    const item = await first;
    if (signal.aborted) return;
    yield item;
    begin();
  }
}

const outOfTimeFailure = () => new Failure("batchOutOfTime");
