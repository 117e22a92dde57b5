import type { CompanyFile } from "../report/report.ts";
import { normaliseCompany, type ValuationRequest } from "./normalise-company.ts";

/** A page asks for what stands in its address, and for the same without the levers of an expert. */
const MOST_REQUESTS = 4;

/**
 * Answers about a file, each worked out once for a request while the file is in use: files and answers never change. Of one file
 * the answers to the last few requests are remembered, so that a slider that moves for an hour leaves nothing behind.
 */
export function memoizedByFile<Answer>(
  compute: (file: CompanyFile, request: ValuationRequest) => Answer,
): (file: CompanyFile, request: ValuationRequest) => Answer {
  const known = new WeakMap<CompanyFile, Map<string, { answer: Answer }>>();
  return (file, request) => {
    const answers = known.get(file) ?? new Map<string, { answer: Answer }>();
    known.set(file, answers);
    const key = keyOf(request);
    const found = answers.get(key) ?? { answer: compute(file, request) };
    answers.delete(key);
    answers.set(key, found);
    const [oldest] = answers.keys();
    if (answers.size > MOST_REQUESTS && oldest !== undefined) answers.delete(oldest);
    return found.answer;
  };
}

/** The same text for the same assumptions, in whatever order they are named. */
const keyOf = ({ scenario, overrides }: ValuationRequest): string =>
  JSON.stringify([scenario, Object.entries(overrides).sort(([a], [b]) => (a < b ? -1 : 1))]);

/** `normaliseCompany`, once for a file and a request. */
export const rememberedCompany = memoizedByFile(normaliseCompany);
