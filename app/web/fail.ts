import { data } from "react-router";
import type { Failure, FailureCode, FailureParams } from "../failure.ts";
import type { RequestContext } from "./context.ts";

/** A failure as a page knows it: enough to say it in the reader's language. */
export type FailurePage = { code: FailureCode; params: FailureParams; requestId: string };

/** Ends a loader or action with a failure: throw what it returns, and the nearest error boundary shows it. */
export function failurePage(failure: Failure, { requestId, reportFailure }: RequestContext) {
  reportFailure(failure);
  return data<FailurePage>({ code: failure.code, params: failure.params, requestId }, { status: failure.status });
}

export const isFailurePage = (value: unknown): value is FailurePage =>
  typeof value === "object" && value !== null && "code" in value && "params" in value && "requestId" in value;
