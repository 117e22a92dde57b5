import type { components } from "./api-types.ts";

type Problem = components["schemas"]["Problem"];

/** An answer that is none: the problem that the server tells, by its stable code. */
export class ValoraProblem extends Error {
  override readonly name = "ValoraProblem";
  readonly status: number;
  /** The stable code, such as `tickerNotFound`; null where what answered was not Valora. */
  readonly code: string | null;
  /** What the sentence of the problem is filled with. */
  readonly params: Problem["params"];
  /** What may have been meant, in the reader's language; null where nothing is near. */
  readonly detail: string | null;
  /** Names the request in the log of the server. */
  readonly requestId: string | null;
  /** After how long the same may be asked again; null where waiting changes nothing. */
  readonly retryAfterInSeconds: number | null;

  constructor({ status, headers }: Pick<Response, "status" | "headers">, told: unknown) {
    const problem = isProblem(told) ? told : null;
    super(problem === null ? `Status ${status}, and no problem of Valora` : `${problem.code}: ${problem.title}`);
    const wait = headers.get("Retry-After");
    this.status = status;
    this.code = problem?.code ?? null;
    this.params = problem?.params ?? {};
    this.detail = problem?.detail ?? null;
    this.requestId = problem?.requestId ?? null;
    this.retryAfterInSeconds = wait !== null && /^\d+$/.test(wait) ? Number(wait) : null;
  }
}

const isProblem = (told: unknown): told is Problem =>
  typeof told === "object" && told !== null && "code" in told && typeof told.code === "string" && "title" in told;
