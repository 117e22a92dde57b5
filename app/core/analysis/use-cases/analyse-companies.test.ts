import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { Failure } from "../../../failure.ts";
import type { AnalysisQuery } from "../contracts/analysis-query.ts";
import { analyseCompanies, type CompanyAnswered, companiesAtOnce } from "./analyse-companies.ts";

const context = { pause: async () => void (await setImmediate()) };
const never = new AbortController().signal;
const question = (ticker: string) => ({ ticker, query: (): AnalysisQuery => ({ ticker, scenario: "neutral" }) });
const tickers = Array.from({ length: 12 }, (_, index) => `T${index}`);
const questions = tickers.map(question);

async function all<Answer>(items: AsyncIterable<CompanyAnswered<Answer>>) {
  const found: CompanyAnswered<Answer>[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const told = (item: CompanyAnswered<string>) => (item.kind === "answered" ? item.answer : item.failure.code);

describe("several companies", () => {
  it("are answered in the order asked for, whichever is ready first, a few at a time", async () => {
    let [working, most] = [0, 0];
    const answer = async ({ ticker }: AnalysisQuery) => {
      working += 1;
      most = Math.max(most, working);
      // The first of each few takes longest.
      for (let turn = 0; turn < 8 - (Number(ticker.slice(1)) % 4) * 2; turn += 1) await setImmediate();
      working -= 1;
      return ticker;
    };
    const asked = { questions, answer, signal: never, outOfTime: never };
    const items = await all(analyseCompanies(context, asked, companiesAtOnce));
    expect(items.map(told)).toEqual(tickers);
    expect(items.map(({ index }) => index)).toEqual([...tickers.keys()]);
    expect(most).toBe(companiesAtOnce);
  });

  it("tell each failure at its place, and a bug as one", async () => {
    const answer = async ({ ticker }: AnalysisQuery) => {
      if (ticker === "T1") throw new Failure("minuteQuotaExceeded", { retryAfter: 60 });
      if (ticker === "T2") throw new TypeError("no function");
      return ticker;
    };
    const unread = {
      ticker: "?",
      query: () => {
        throw new Failure("tickerInvalid", { ticker: "?" });
      },
    };
    const asked = { questions: [...questions.slice(0, 3), unread], answer, signal: never, outOfTime: never };
    const items = await all(analyseCompanies(context, asked, 1));
    expect(items.map(told)).toEqual(["T0", "minuteQuotaExceeded", "unexpected", "tickerInvalid"]);
  });

  it("are not begun before an answer is taken", async () => {
    const begun: string[] = [];
    const answer = async ({ ticker }: AnalysisQuery) => {
      begun.push(ticker);
      return ticker;
    };
    const items = analyseCompanies(context, { questions, answer, signal: never, outOfTime: never }, 3);
    await items.next();
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    expect(begun).toEqual(["T0", "T1", "T2"]);
    await items.next();
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    expect(begun).toEqual(["T0", "T1", "T2", "T3"]);
    await items.return();
  });

  it("give other work its turn before each", async () => {
    let [turns, isOver] = [0, false];
    const other = async () => {
      while (!isOver) {
        await setImmediate();
        turns += 1;
      }
    };
    const counting = other();
    const answer = async ({ ticker }: AnalysisQuery) => ticker;
    await all(analyseCompanies(context, { questions, answer, signal: never, outOfTime: never }, 2));
    isOver = true;
    await counting;
    expect(turns).toBeGreaterThanOrEqual(tickers.length / 2);
  });

  it("are given up when no one waits for them, and told as late when their time is over", async () => {
    const begun: string[] = [];
    const gone = new AbortController();
    const answer = async ({ ticker }: AnalysisQuery, signal: AbortSignal) => {
      begun.push(ticker);
      if (ticker === "T2") gone.abort();
      signal.throwIfAborted();
      return ticker;
    };
    expect(
      (await all(analyseCompanies(context, { questions, answer, signal: gone.signal, outOfTime: never }, 1))).length,
    ).toBe(2);
    expect(begun).toEqual(["T0", "T1", "T2"]);

    const late = new AbortController();
    const slow = async ({ ticker }: AnalysisQuery, signal: AbortSignal) => {
      if (ticker === "T1") late.abort();
      signal.throwIfAborted();
      return ticker;
    };
    const items = await all(
      analyseCompanies(context, { questions, answer: slow, signal: never, outOfTime: late.signal }, 1),
    );
    expect(items.map(told)).toEqual(["T0", ...tickers.slice(1).map(() => "batchOutOfTime")]);
  });
});
