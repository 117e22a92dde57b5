import { accountStatuses } from "./failures/account-statuses.ts";
import { analysisStatuses } from "./failures/analysis-statuses.ts";
import { brokerStatuses } from "./failures/broker-statuses.ts";
import { contentStatuses } from "./failures/content-statuses.ts";
import { installationStatuses } from "./failures/installation-statuses.ts";
import { requestStatuses } from "./failures/request-statuses.ts";
import { researchStatuses } from "./failures/research-statuses.ts";
import { teamStatuses } from "./failures/team-statuses.ts";
import { uploadStatuses } from "./failures/upload-statuses.ts";

/** Every failure a person can meet, and the HTTP status it travels with. The text is `failures.<code>` in messages. */
const statusByCode = {
  ...requestStatuses,
  ...accountStatuses,
  ...installationStatuses,
  ...analysisStatuses,
  ...uploadStatuses,
  ...contentStatuses,
  ...researchStatuses,
  ...brokerStatuses,
  ...teamStatuses,
} as const;

export type FailureCode = keyof typeof statusByCode;
export type FailureStatus = (typeof statusByCode)[FailureCode];
export type FailureParams = Readonly<Record<string, string | number>>;
type FailureMembers = Readonly<Record<string, unknown>>;
/** A status other than the code's own, where the same thing is wrong in another way. */
type FailureOptions = ErrorOptions & { members?: FailureMembers; status?: FailureStatus };

export const failureCodes = Object.keys(statusByCode) as readonly FailureCode[]; // the keys of a literal object

export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: FailureCode;
  readonly params: FailureParams;
  /** Extension members of the answer (RFC 9457). */
  readonly members: FailureMembers;
  readonly status: FailureStatus;

  constructor(code: FailureCode, params: FailureParams = {}, options: FailureOptions = {}) {
    super(code, options);
    this.code = code;
    this.params = params;
    this.members = options.members ?? {};
    this.status = options.status ?? statusByCode[code];
  }

  /** Anything thrown that is not a Failure is a bug: keep it as the cause, tell the visitor nothing about it. */
  static from(thrown: unknown): Failure {
    return thrown instanceof Failure ? thrown : new Failure("unexpected", {}, { cause: thrown });
  }
}

/** Whether something could not be read or kept because of the database or the disk itself, not of what was asked. */
export const isStorageFailure = (error: unknown): boolean =>
  error instanceof Failure && (error.code === "storageUnavailable" || error.code === "storageFull");

/** The innermost reason in one line; several addresses tried in vain are several reasons. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join("; ");
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  return (error.message || systemCodeOf(error) || error.name).replace(/\s+/g, " ").slice(0, 300);
}

const systemCodeOf = (error: Error): string | null =>
  "code" in error && typeof error.code === "string" ? error.code : null;
