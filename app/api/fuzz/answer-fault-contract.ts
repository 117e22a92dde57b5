import { failureCodes } from "../../failure.ts";
import { UndeclaredAnswer } from "../checked-answers.ts";

/** Asks, and holds the answer against the description: throws `UndeclaredAnswer` where it contradicts it. */
export type Ask = (url: string, init: RequestInit) => Promise<Response>;

const PATIENCE_IN_MILLISECONDS = 120_000;

/** What is asked, and whether it says something that the operation does not declare. */
type Asked = { url: string; init: RequestInit; isStrange: boolean };

/** What an answer tells: its status, its text where that is short, and its defect; null without one. */
export type Told = { status: number | null; text: string; fault: string | null };

/** The answer to a request, and its defect. */
export async function toldBy(ask: Ask, { url, init, isStrange }: Asked): Promise<Told> {
  try {
    const answer = await ask(url, { ...init, signal: AbortSignal.timeout(PATIENCE_IN_MILLISECONDS) });
    const text = init.method === "HEAD" ? "" : await answer.text();
    return { status: answer.status, text, fault: faultOf(answer, { text, isStrange, method: init.method }) };
  } catch (error) {
    if (error instanceof UndeclaredAnswer) return { status: null, text: "", fault: error.message };
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
    return { status: null, text: "", fault: `no answer: ${error}${cause}` };
  }
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
