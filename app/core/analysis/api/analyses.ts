import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { withLimits } from "../../../api/answer-headers.ts";
import { callerOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { languageOf } from "../../../api/language.ts";
import { lineStream } from "../../../api/line-stream.ts";
import { bodyCodes, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { Failure } from "../../../failure.ts";
import { fairShare } from "../../../fair-share.ts";
import { inertJson, problemOf } from "../../../http/problem.ts";
import type { Policy } from "../../policies/contracts/policy.ts";
import { appliedPolicy } from "../../policies/contracts/policy-rules.ts";
import { shown } from "../../shared/contracts/address-grammar.ts";
import { Problem } from "../../shared/contracts/problem.ts";
import type { Caller } from "../../shared/use-cases/caller.ts";
import { readChoice } from "../../shared/use-cases/read-parameters.ts";
import { sayAllowance } from "../../usage/api/allowance.ts";
import { AnalysisAnswer } from "../contracts/analysis-answer.ts";
import type { AnalysisQuery } from "../contracts/analysis-query.ts";
import { traceKinds } from "../contracts/trace.ts";
import type { CompanyAnswered } from "../use-cases/analyse-companies.ts";
import { readSharedQuestion, spelledTicker } from "../use-cases/read-analysis-query.ts";
import { AnalysesRequest, companiesIn, entriesIn, ReadAnalysesRequest } from "./analyses-request.ts";
import { type Answered, analysisAsWritten, analysisFields, type Writing } from "./written-analysis.ts";

/** Requests that are answered at once, by all and by one address. */
const MOST_AT_ONCE = 16;
const MOST_AT_ONCE_OF_ONE = 4;
const AGAIN_IN_SECONDS = 5;
/** A request takes no longer: what is left by then says so. */
const LONGEST_IN_MILLISECONDS = 60_000;

const place = { index: z.int().nonnegative(), ticker: z.string() };
const Line = z
  .union([
    z.object({ ...place, analysis: z.union([AnalysisAnswer, analysisFields.part]) }).strict(),
    z.object({ ...place, failure: Problem }).strict(),
  ])
  .meta({ id: "AnalysesLine" });

/** To the example of the request. */
const exampleLines = [
  '{"index":0,"ticker":"AAPL","analysis":{"schemaVersion":1,"summary":{"mean":107.37,"signal":{"kind":"sell","reason":"overvaluedMajority","strength":"strong","asOf":"2026-08-20"}}}}',
  '{"index":1,"ticker":"SAN.MC","analysis":{"schemaVersion":1,"summary":{"mean":10.02,"signal":{"kind":"sell","reason":"overvaluedMajority","strength":"plain","asOf":"2026-09-30"}}}}',
  '{"index":2,"ticker":"ZZZZZ","failure":{"type":"about:blank","title":"No data could be found for ZZZZZ.","status":404,"code":"tickerNotFound","params":{"ticker":"ZZZZZ"},"requestId":"0193d7a0-2f6b-4c7e-9f55-1d2c3b4a5e6f"}}',
].join("\n");

const route = createRoute({
  method: "post",
  path: "/v1/analyses",
  operationId: "analyses",
  summary: "The same question about up to a hundred companies, each answer a line of the stream as soon as it is there",
  request: jsonRequest(AnalysesRequest),
  responses: {
    200: withLimits({
      content: { "application/x-ndjson": { schema: Line, example: exampleLines } },
      description:
        "A line of JSON a company, in the order asked for: its analysis, as GET /v1/analysis gives it, or the problem for which there is none. Each company counts in the caller's plan as if it had been asked for alone",
    }),
    400: problemAnswer([
      ...bodyCodes,
      "numberFormat",
      "enumInvalid",
      "noteTooLong",
      "answerFieldUnknown",
      "tickerRepeated",
    ]),
    422: problemAnswer(["batchSizeInvalid", "outOfRange", "gNotBelowWacc", "peersRefused"]),
    429: problemAnswer(["tooManyAtOnce"]),
    503: problemAnswer(["overloaded"]),
  },
});

/** A proxy hands each line on as it comes. */
const streamHeaders = {
  "Content-Type": "application/x-ndjson",
  "Cache-Control": "no-store",
  "X-Accel-Buffering": "no",
};

/** Several companies by one question, within the caller's plan. */
export function addAnalyses(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  api.openAPIRegistry.registerPath(route);
  const places = fairShare({ most: MOST_AT_ONCE, mostOfOne: MOST_AT_ONCE_OF_ONE });
  const spellingOf = (typed: string) => spelledTicker(product.tickerMeant(typed));
  api.post(route.path, async (c) => {
    const request = await jsonBody(c.req.raw, ReadAnalysesRequest);
    const writing = writingOf(request);
    const tickers = companiesIn(request.tickers, spellingOf);
    const { caller, questionOf, policyOf } = await askedByAll(c, entriesIn(request), { product, isSecure });
    await sayAllowance(c, product, caller);
    const place = places.enter(caller.account?.id ?? caller.address);
    if (!place.isTaken)
      throw new Failure(place.fullFor === "one" ? "tooManyAtOnce" : "overloaded", { retryAfter: AGAIN_IN_SECONDS });
    const gone = new AbortController();
    const language = languageOf(c.req.url);
    const items = product.analyseCompanies(caller, {
      questions: tickers.map((ticker) => ({ ticker: shown(ticker), query: () => questionOf(ticker) })),
      signal: AbortSignal.any([c.req.raw.signal, gone.signal]),
      outOfTime: AbortSignal.timeout(LONGEST_IN_MILLISECONDS),
      answer: async (query, signal) => {
        const policy = policyOf(query);
        const analysis = await product.analyseCompany({ language, caller, policy }, query, { signal });
        return { analysis, simulation: await product.simulateCashFlow(analysis), policy };
      },
    });
    const lines = linesOf(c, items, writing);
    const stream = lineStream(lines, () => {
      place.leave();
      gone.abort();
    });
    return c.body(stream, 200, streamHeaders);
  });
}

function writingOf({ trace = "none", fields }: ReadAnalysesRequest): Writing {
  const selection = fields === undefined ? "whole" : analysisFields.selection(fields);
  return { trace: readChoice("trace", trace, traceKinds), selection };
}

type Entries = ReturnType<typeof entriesIn>;

/** The question that is the same for all companies, with what the caller's own policy adds to it. */
async function askedByAll(
  c: Context,
  given: Entries,
  { product, isSecure }: { product: ApiProduct; isSecure: boolean },
): Promise<{
  caller: Caller;
  questionOf: (ticker: string) => AnalysisQuery;
  policyOf: (query: AnalysisQuery) => Policy | null;
}> {
  // Validate the question before identifying the caller.
  const asGiven = readSharedQuestion(given, product.tickerMeant);
  const caller = await callerOf(c, { accounts: product.accounts, isSecure });
  if (caller.account === null) return { caller, questionOf: asGiven, policyOf: () => null };
  const { entries, policies } = await product.ownQuestion(caller.account, given);
  const questionOf = readSharedQuestion(entries, product.tickerMeant);
  return { caller, questionOf, policyOf: (query) => appliedPolicy(policies, query) };
}

/** Each answer as a line of JSON, failures in the reader's language. */
async function* linesOf(
  c: Context,
  items: AsyncIterable<CompanyAnswered<Answered>>,
  writing: Writing,
): AsyncGenerator<string, void, void> {
  const reader = { language: languageOf(c.req.url), requestId: requestIdOf(c) };
  for await (const item of items) {
    const { index, ticker } = item;
    if (item.kind === "answered") {
      yield inertJson({ index, ticker, analysis: analysisAsWritten(item.answer, writing) });
      continue;
    }
    reportBug(c, item.failure);
    yield inertJson({ index, ticker, failure: await problemOf(item.failure, reader) });
  }
}

/** The server names each request, and writes down what is a bug; without a server (tests) nothing does. */
function requestIdOf(c: Context): string {
  const requestId: unknown = c.get("requestId");
  return typeof requestId === "string" ? requestId : "";
}

function reportBug(c: Context, failure: Failure): void {
  const report: unknown = c.get("reportBug");
  if (typeof report === "function") report(failure);
}
