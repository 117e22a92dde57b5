import { setTimeout as pause } from "node:timers/promises";
import { failureCodes } from "../../failure.ts";
import { UndeclaredAnswer } from "../checked-answers.ts";

/** Asks, and holds the answer against the description: throws `UndeclaredAnswer` where it contradicts it. */
export type Ask = (url: string, init: RequestInit) => Promise<Response>;

const PATIENCE_IN_MILLISECONDS = 120_000;

/** What is asked, and whether it says something that the operation does not declare. */
type Asked = { url: string; init: RequestInit; isStrange: boolean };

/**
 * What an answer tells: its status, its text where that is short, its defect, and after how many seconds to ask again where it is refused
 * as `overloaded`; null without.
 */
export type Told = { status: number | null; text: string; fault: string | null; againIn: number | null };

/** So often a refusal for load is asked again: what is refused each time is refused for another reason. */
const MOST_TIMES_AGAIN = 3;

/**
 * The answer to a request, asked again after the wait that a refusal for load names. Where nothing is loaded such a refusal is a defect
 * at once, and so is one without a wait.
 */
export async function toldAtLast(ask: Ask, asked: Asked, isLoaded: () => boolean) {
  for (let refusals = 0; ; refusals += 1) {
    const told = await toldBy(ask, asked);
    if (told.againIn === null || refusals === MOST_TIMES_AGAIN || !isLoaded()) return { ...told, refusals };
    await pause(told.againIn * 1_000);
  }
}

/** The answer to a request, and its defect. */
export async function toldBy(ask: Ask, { url, init, isStrange }: Asked): Promise<Told> {
  try {
    const answer = await ask(url, { ...init, signal: AbortSignal.timeout(PATIENCE_IN_MILLISECONDS) });
    const text = init.method === "HEAD" ? "" : await answer.text();
    const fault = faultOf(answer, { text, isStrange, method: init.method });
    return { status: answer.status, text, fault, againIn: waitForRoom(answer, text) };
  } catch (error) {
    if (error instanceof UndeclaredAnswer) return { status: null, text: "", fault: error.message, againIn: null };
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
    return { status: null, text: "", fault: `no answer: ${error}${cause}`, againIn: null };
  }
}

/** HEAD has no code that says why. */
function waitForRoom({ status, headers }: Response, text: string): number | null {
  const wait = headers.get("Retry-After") ?? "";
  if (status !== 503 || text === "" || !/^\d+$/.test(wait)) return null;
  const { code } = JSON.parse(text) as { code: string }; // the description was held against it
  return code === "overloaded" ? Number(wait) : null;
}

type Judged = { text: string; isStrange: boolean; method: string | undefined };

function faultOf({ status }: Response, { text, isStrange, method }: Judged): string | null {
  if (status >= 500) return `${status}: ${text}`;
  if (status < 400) return isStrange ? `${status} to what is not declared` : null;
  if (method === "HEAD") return null;
  const problem = JSON.parse(text) as { code: string; title: string; status: number }; // the description was held against it
  if (!failureCodes.some((each) => each === problem.code)) return `${problem.code} is no code`;
  if (problem.status !== status) return `${status} says that it is ${problem.status}`;
  return problem.title === "" || /\{\w+[,}]/.test(problem.title) ? `"${problem.title}" is no text` : null;
}
