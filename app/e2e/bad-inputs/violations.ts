import { Problem } from "../../core/shared/contracts/problem.ts";
import type { BadInput } from "./case.ts";
import type { Answer } from "./exchange.ts";

/** A case, whatever its input is made of. */
type Tried = Pick<BadInput, "surface" | "expected"> & { input: unknown };

const SLOWEST_IN_MILLISECONDS = 1_000;
const SLOWEST_FILE_IN_MILLISECONDS = 10_000;
const live = ["<script", "javascript:alert", "onerror="];

/** Whether an answer took longer than any may; a client that holds its connection is answered when its time is over. */
export function isSlow({ surface, input }: Tried, { milliseconds }: Answer): boolean {
  const holdsConnection = surface === "headers" && typeof input === "object" && input !== null && "slowloris" in input;
  const slowest = surface === "import.file" ? SLOWEST_FILE_IN_MILLISECONDS : SLOWEST_IN_MILLISECONDS;
  return !holdsConnection && milliseconds >= slowest;
}

/** The violations in an answer to a bad input; empty when it is as it must be. */
export function violations(each: Tried, answer: Answer): string[] {
  const { expected } = each;
  return [
    ...(expected.status.includes(answer.status)
      ? []
      : [`status ${answer.status} instead of ${expected.status.join("/")}`]),
    ...(isSlow(each, answer) ? [`took ${Math.round(answer.milliseconds)} ms`] : []),
    ...(answer.status < 400 ? successViolations(expected, answer) : problemViolations(expected, answer)),
  ];
}

function successViolations({ canonical }: BadInput["expected"], { status, body }: Answer): string[] {
  if (canonical === undefined || status !== 200) return [];
  const ticker = (JSON.parse(body) as { company?: { ticker?: string } }).company?.ticker;
  return ticker === canonical ? [] : [`ticker ${ticker} instead of ${canonical}`];
}

function problemViolations({ code, canonical }: BadInput["expected"], { status, headers, body }: Answer): string[] {
  const type = headers.get("content-type") ?? "none";
  if (!type.startsWith("application/problem+json")) return [`content type ${type}`];
  const problem = Problem.safeParse(JSON.parse(body));
  if (!problem.success) return [`not a problem: ${body.slice(0, 200)}`];
  const { data } = problem;
  return [
    // A case that may be read or refused names the code of the first.
    ...(code === null || code === "ok" || data.code === code ? [] : [`code ${data.code} instead of ${code}`]),
    ...(data.status === status ? [] : [`status in the body ${data.status}`]),
    ...(data.title === "" || data.title.includes("failures.") ? [`title ${data.title}`] : []),
    ...(data.requestId === headers.get("x-request-id") ? [] : ["request id of the body is not the header's"]),
    ...(canonical === undefined || data.params.ticker === canonical ? [] : [`ticker ${data.params.ticker}`]),
    ...live.filter((text) => body.includes(text)).map((text) => `echoes ${text}`),
  ];
}
