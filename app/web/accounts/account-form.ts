import { data, redirect } from "react-router";
import type { Account } from "../../core/shared/use-cases/caller.ts";
import { Failure, type FailureCode, type FailureParams } from "../../failure.ts";
import type { Session } from "../../features/accounts/use-cases/account-stores.ts";
import { type Notice, noticeCookie } from "../../http/cookies.ts";
import type { RequestContext } from "../context.ts";
import { failurePage } from "../fail.ts";
import { localAddress } from "../session/address.ts";

/** The refusal of a form, and its typed values but for passwords. */
export type RefusedForm = {
  code: FailureCode;
  params: FailureParams;
  typed: Readonly<Record<string, string>>;
  form: string;
};

/** The form that a request brings; an empty one where it brings something else. */
export const formOf = (request: Request): Promise<FormData> => request.formData().catch(() => new FormData());

/** The fields of a form as text; a file is nothing. */
export const fieldsIn =
  (form: FormData) =>
  (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };

export const fieldsOf = async (request: Request) => fieldsIn(await formOf(request));

type Typed = { typed?: Readonly<Record<string, string>>; form?: string };

/** Back to the form with the reason; a bug is reported, and said to be one. */
export function refusedForm(error: unknown, { reportFailure }: RequestContext, { typed = {}, form = "" }: Typed = {}) {
  const failure = Failure.from(error);
  reportFailure(failure);
  const refused: RefusedForm = { code: failure.code, params: failure.params, typed, form };
  return data(refused, responseTo(failure));
}

type TypedWithPages = Typed & { codesWithPage?: readonly FailureCode[] };

/** Back to the form with the reason; a failure whose subject is not there has a page of its own. */
export function refusedFormOrPage(
  error: unknown,
  request: RequestContext,
  { codesWithPage = ["notFound"], ...typed }: TypedWithPages = {},
) {
  const failure = Failure.from(error);
  if (codesWithPage.includes(failure.code)) throw failurePage(failure, request);
  return refusedForm(failure, request, typed);
}

/** How an answer with this reason goes out. */
export function responseTo({ status, params }: Failure) {
  return status === 429 ? { status, headers: { "Retry-After": String(params.retryAfter ?? 60) } } : { status };
}

/** On to another page, which says what has been done. */
export function onward(
  to: string,
  { notice, isSecure, url, cookies = [] }: { notice: Notice; isSecure: boolean; url: URL; cookies?: readonly string[] },
) {
  const headers = new Headers();
  for (const cookie of [...cookies, noticeCookie(notice, isSecure)]) headers.append("Set-Cookie", cookie);
  return redirect(localAddress(to, url.searchParams.get("lang")), { status: 303, headers });
}

/** Asked again who they are, and back to where they were; null: the failure is another one. */
export function toProof(error: unknown, { reportFailure }: RequestContext, { url, to }: { url: URL; to: string }) {
  const failure = Failure.from(error);
  if (failure.code !== "proveItIsYou") return null;
  reportFailure(failure);
  const address = `/profile/prove?return=${encodeURIComponent(to)}`;
  return redirect(localAddress(address, url.searchParams.get("lang")), 303);
}

/** The person who has signed in; a visitor is led to where they can, and a silent database is said to be one. */
export function personIn(request: RequestContext, url: URL): { account: Account; session: Session } {
  const { person, isUnknown } = request.viewer;
  if (isUnknown) throw failurePage(new Failure("storageUnavailable"), request);
  if (person !== null) return person;
  const address = localAddress(`/auth?return=${encodeURIComponent(url.pathname)}`, url.searchParams.get("lang"));
  request.reportFailure(new Failure("unauthenticated"));
  throw redirect(address);
}
