import { Failure } from "../failure.ts";
import type { RequestContext } from "./context.ts";
import { failurePage } from "./fail.ts";

/** What a page is ended with: the page of a known failure; an unexpected error is thrown on as it is. */
export function knownFailurePage(error: unknown, request: RequestContext) {
  const failure = Failure.from(error);
  return failure.code === "unexpected" ? error : failurePage(failure, request);
}

/** What a loader or action works out; its failure ends it with a page. */
export async function orFailurePage<Given>(
  request: RequestContext,
  work: () => Given | Promise<Given>,
): Promise<Given> {
  try {
    return await work();
  } catch (error) {
    throw failurePage(Failure.from(error), request);
  }
}
