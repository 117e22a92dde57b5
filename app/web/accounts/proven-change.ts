import { data } from "react-router";
import { Failure, type FailureCode, type FailureParams } from "../../failure.ts";
import type { RequestContext } from "../context.ts";
import { failurePage } from "../fail.ts";
import { responseTo } from "./account-form.ts";

/** The change that waits for an admin's password, and why the last password was refused. */
export type WaitingChange = {
  fields: Readonly<Record<string, string>>;
  refusal: { code: FailureCode; params: FailureParams } | null;
};

/** Whether the password is asked for next: an admin without one proves it another way. */
export const mustAskPassword = async ({ product, viewer: { person } }: RequestContext, typed: string) =>
  typed === "" && (person === null || (await product.accounts.hasPassword(person.account)));

/** What an admin proves a change with. */
export const proofIn = ({ viewer: { person } }: RequestContext, password: string) => ({
  password,
  ...(person !== null && { session: person.session }),
});

/** The form that asks for the password; the change is in it. */
export const waitingForProof = (fields: WaitingChange["fields"]) => data<WaitingChange>({ fields, refusal: null });

const ofProof: readonly FailureCode[] = ["passwordWrong", "rateLimited"];

/** The same form with the reason why the password was not taken; any other failure has a page of its own. */
export function refusedProof(error: unknown, request: RequestContext, fields: WaitingChange["fields"]) {
  const failure = Failure.from(error);
  if (!ofProof.includes(failure.code)) throw failurePage(failure, request);
  request.reportFailure(failure);
  const { code, params } = failure;
  return data<WaitingChange>({ fields, refusal: { code, params } }, responseTo(failure));
}
